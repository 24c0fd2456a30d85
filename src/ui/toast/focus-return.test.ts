import { expect, test, vi } from 'vitest';
import { returnFocusWhenEmpty } from './focus-return.ts';

class Element extends EventTarget {
  focus = vi.fn();
}

/** A list with one toast, and the element the reader came from. */
function createPage() {
  const origin = new Element();
  const list = Object.assign(new Element(), {
    childElementCount: 1,
    blur: vi.fn(),
    contains: (node: unknown) => node === list || node === 'toast',
  });
  let mutate = () => {};
  const page = {
    HTMLElement: Element,
    document: { activeElement: null as unknown },
    MutationObserver: class {
      constructor(run: () => void) {
        mutate = run;
      }
      observe() {}
      disconnect() {
        mutate = () => {};
      }
    },
  };
  const stop = returnFocusWhenEmpty(
    list as unknown as HTMLElement,
    page as unknown as Window & typeof globalThis,
  );
  return {
    origin,
    list,
    stop,
    focusList(from: unknown) {
      page.document.activeElement = list;
      list.dispatchEvent(Object.assign(new Event('focusin'), { relatedTarget: from }));
    },
    focusElsewhere() {
      page.document.activeElement = null;
    },
    keep(count: number) {
      list.childElementCount = count;
      mutate();
    },
  };
}

test('the last toast gives the focus back to where it came from, past the steps inside the list', () => {
  const page = createPage();
  page.focusList(page.origin);
  page.focusList('toast');
  page.keep(0);
  expect(page.origin.focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('while a toast is left the focus stays', () => {
  const page = createPage();
  page.focusList(page.origin);
  page.keep(1);
  expect(page.list.blur).not.toHaveBeenCalled();
  expect(page.origin.focus).not.toHaveBeenCalled();
});

test('a focus that is elsewhere is not touched', () => {
  const page = createPage();
  page.focusList(page.origin);
  page.focusElsewhere();
  page.keep(0);
  expect(page.list.blur).not.toHaveBeenCalled();
  expect(page.origin.focus).not.toHaveBeenCalled();
});

test('a focus that came from nowhere is let go', () => {
  const page = createPage();
  page.focusList(null);
  page.keep(0);
  expect(page.list.blur).toHaveBeenCalledOnce();
});

test('after the end nothing is given back', () => {
  const page = createPage();
  page.focusList(page.origin);
  page.stop();
  page.keep(0);
  expect(page.origin.focus).not.toHaveBeenCalled();
});
