// The box at the end of a step of a guide.
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';

/** Starts the box. What was ticked before the script came counts. */
export function markStepDone(root: HTMLElement, progress: SiteProgress): () => void {
  const box = root.querySelector('input');
  const path = pagePathOf(root);
  const leaving = new AbortController();
  const keep = async () => {
    if (box) await (await progress.open()).setDone(path, box.checked);
  };

  box?.addEventListener('change', () => void keep(), { signal: leaving.signal });
  if (box?.checked) void keep();
  progress.follow(leaving.signal, async (store) => {
    if (box) box.checked = await store.isDone(path);
  });
  return () => leaving.abort();
}
