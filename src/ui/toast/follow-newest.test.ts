import { expect, test, vi } from 'vitest';
import { followNewest } from './follow-newest.ts';

/** A list that is 900 pixels long, and the way to change it. */
function createPage() {
  const list = { scrollHeight: 900, scrollTo: vi.fn() };
  let tell = (_records: { addedNodes: unknown[] }[]) => {};
  const page = {
    MutationObserver: class {
      constructor(run: typeof tell) {
        tell = run;
      }
      observe() {}
      disconnect() {
        tell = () => {};
      }
    },
  };
  const stop = followNewest(list as unknown as HTMLElement, page as unknown as Window & typeof globalThis);
  return {
    scrollTo: list.scrollTo,
    stop,
    change: (...added: unknown[][]) => tell(added.map((addedNodes) => ({ addedNodes }))),
  };
}

test('a toast that is added brings the end of the list into sight', () => {
  const { scrollTo, change } = createPage();
  change([], ['toast']);
  expect(scrollTo.mock.calls).toEqual([[{ top: 900 }]]);
});

test('a toast that goes moves nothing', () => {
  const { scrollTo, change } = createPage();
  change([], []);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('once it has ended, the list is left alone', () => {
  const { scrollTo, change, stop } = createPage();
  stop();
  change(['toast']);
  expect(scrollTo).not.toHaveBeenCalled();
});
