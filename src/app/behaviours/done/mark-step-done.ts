// The box at the end of a step of a guide.
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';

export function markStepDone(root: HTMLElement, progress: SiteProgress): (() => void) | undefined {
  const box = root.querySelector('input');
  if (!box) return undefined;
  const path = pagePathOf(root);
  const leaving = new AbortController();
  const keep = async () => (await progress.open()).setDone(path, box.checked);

  // A browser that comes back to a page restores ticks; what is kept may say otherwise by now.
  box.checked = false;
  box.disabled = false;
  box.addEventListener('change', () => void keep(), { signal: leaving.signal });
  progress.follow(leaving.signal, async (store) => {
    box.checked = await store.isDone(path);
  });
  return () => leaving.abort();
}
