// Catches rendering errors of its children, and reports them when the children would have become visible.
import { Component, type ReactNode, useEffectEvent, useLayoutEffect } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The subject of the children: when it changes, they are rendered again. */
  of?: unknown;
  /** Shown instead of the children; nothing by default. */
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

/**
 * An effect rather than a lifecycle method of the boundary: it does not run while hidden, when the error does
 * not affect the reader.
 */
function Report({ error, onError }: { error: unknown; onError(error: unknown): void }) {
  const report = useEffectEvent(onError);
  useLayoutEffect(() => report(error), [error]);
  return null;
}
