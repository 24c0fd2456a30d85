// Catches what fails while its children are drawn, and reports it when the reader would have seen them.
import { Component, type ReactNode, useEffectEvent, useLayoutEffect } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What the children are about: with another, they are tried again. */
  of?: unknown;
  /** Shown in their place; nothing by default. */
  fallback?: ReactNode;
  onError(error: unknown): void;
}

interface ErrorBoundaryState {
  of: unknown;
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, failure: null };
  }

  override render() {
    const { failure } = this.state;
    const { children, fallback, onError } = this.props;
    if (!failure) return children;
    return (
      <>
        {fallback}
        <Report error={failure.error} onError={onError} />
      </>
    );
  }
}

/** An effect and not a life cycle of the boundary: out of sight, where nothing is lost to the reader, it does not run. */
function Report({ error, onError }: { error: unknown; onError(error: unknown): void }) {
  const report = useEffectEvent(onError);
  useLayoutEffect(() => report(error), [error]);
  return null;
}
