// The course of something that is loaded while a reader waits: nothing, after a while a placeholder, then the thing.

export type DelayedState<T> =
  | { kind: 'waiting' }
  | { kind: 'placeholder' }
  | { kind: 'ready'; value: T }
  | { kind: 'failed'; error: unknown };

/** Loads, and tells each state after `waiting` as it comes. Returns the way to call it off. */
export function followLoad<T>(
  load: () => T | Promise<T>,
  delay: number,
  tell: (state: DelayedState<T>) => void,
): () => void {
  let isOver = false;
  const timer = setTimeout(() => tell({ kind: 'placeholder' }), delay);
  function end(): boolean {
    const wasOver = isOver;
    isOver = true;
    clearTimeout(timer);
    return !wasOver;
  }
  new Promise<T>((resolve) => resolve(load())).then(
    (value) => end() && tell({ kind: 'ready', value }),
    (error: unknown) => end() && tell({ kind: 'failed', error }),
  );
  return () => void end();
}
