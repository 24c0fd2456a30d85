// The states of a delayed load: nothing, after a while a placeholder, then the content.

export type DelayedState<T> =
  | { kind: 'waiting' }
  | { kind: 'placeholder' }
  | { kind: 'ready'; value: T }
  | { kind: 'failed'; error: unknown };

/** Loads, and reports each state after `waiting`. Returns the cancel function. */
export function followLoad<T>(
  load: () => T | Promise<T>,
  delay: number,
  onState: (state: DelayedState<T>) => void,
): () => void {
  let isOver = false;
  const timer = setTimeout(() => onState({ kind: 'placeholder' }), delay);
  function end(): boolean {
    const wasOver = isOver;
    isOver = true;
    clearTimeout(timer);
    return !wasOver;
  }
  new Promise<T>((resolve) => resolve(load())).then(
    (value) => end() && onState({ kind: 'ready', value }),
    (error: unknown) => end() && onState({ kind: 'failed', error }),
  );
  return () => void end();
}
