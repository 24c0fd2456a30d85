/** What starts later and may have to be stopped before that. */
export function attachLater(starting: Promise<(() => void) | undefined>): () => void {
  let hasStopped = false;
  let stop: (() => void) | undefined;
  void starting.then((started) => {
    stop = started;
    if (hasStopped) stop?.();
  });
  return () => {
    hasStopped = true;
    stop?.();
  };
}
