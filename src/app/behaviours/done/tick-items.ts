// The lists of a project or a guide whose items are ticked when they are done. An item is known by its words.
import { placeOf } from '#site/place.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';

/** Starts all boxes of a text. Elsewhere than in work to be done, a list says what its author has ticked. */
export function tickItems(root: HTMLElement, progress: SiteProgress): (() => void) | undefined {
  const path = pagePathOf(root);
  const { ticks } = placeOf(path).row;
  if (!ticks) return;
  const items = [...root.querySelectorAll<HTMLElement>('.task-list-item')].flatMap(makeItem);
  const leaving = new AbortController();

  /** How many ticks are on their way into what is kept, and how many there have been. */
  let pending = 0;
  let made = 0;
  const keepTick = async (id: string, isTicked: boolean, ticked: number) => {
    pending++;
    made++;
    try {
      const store = await progress.open();
      await store.setTick(path, id, isTicked, { passed: ticked, total: items.length });
      return store;
    } finally {
      pending--;
    }
  };

  for (const { id, box } of items) {
    box.disabled = false;
    box.addEventListener(
      'change',
      async () => {
        const ticked = items.filter((item) => item.box.checked).length;
        const store = await keepTick(id, box.checked, ticked);
        if (ticks !== 'finishes') return;
        const isDone = ticked === items.length;
        if (isDone !== (await store.isDone(path))) await store.setDone(path, isDone);
      },
      { signal: leaving.signal },
    );
  }
  progress.follow(leaving.signal, async (store) => {
    const madeBefore = made;
    const ticks = await store.readTicks(path);
    // What was read may be older than a tick made meanwhile; once that is kept, all is shown again.
    if (pending > 0 || made !== madeBefore) return;
    for (const { id, box } of items) box.checked = ticks.has(id);
  });
  return () => leaving.abort();
}

/** An item whose words are the label of its box, so that all of it can be pressed. */
function makeItem(item: HTMLElement): { id: string; box: HTMLInputElement }[] {
  const box = item.querySelector('input');
  if (!box) return [];
  const id = (item.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (!box.closest('label')) {
    const label = document.createElement('label');
    const holder = box.parentElement ?? item;
    label.append(...holder.childNodes);
    holder.append(label);
    box.removeAttribute('aria-label');
  }
  return [{ id, box }];
}
