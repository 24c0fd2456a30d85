import { expect, test, vi } from 'vitest';
import { followNewest, pauseWhileAttended, returnFocusWhenEmpty } from './toast-list.ts';

/** A page with one list, as far as the code uses it. */
function attendedPage({ hasFocus = true } = {}) {
  const list = Object.assign(new EventTarget(), {
    childElementCount: 1,
    contains: (node: unknown) => node === 'inside',
  });
  let mutate = () => {};
  const page = Object.assign(new EventTarget(), {
    document: { hasFocus: () => hasFocus, activeElement: 'outside' },
    MutationObserver: class {
      constructor(run: () => void) {
        mutate = run;
      }
      observe() {}
      disconnect() {
        mutate = () => {};
      }
    },
  });
  let isPaused: boolean | null = null;
  const store = {
    pause() {
      isPaused = true;
    },
    resume() {
      isPaused = false;
    },
  };
  const stop = pauseWhileAttended(
    list as unknown as HTMLElement,
    store,
    page as unknown as Window & typeof globalThis,
  );
  return {
    stop,
    isPaused: () => isPaused,
    point: (event: 'pointerenter' | 'pointerleave') => list.dispatchEvent(new Event(event)),
    window: (event: 'blur' | 'focus') => page.dispatchEvent(new Event(event)),
    focus(place: 'inside' | 'outside') {
      page.document.activeElement = place;
      list.dispatchEvent(new Event(place === 'inside' ? 'focusin' : 'focusout'));
    },
    loseFocusSilently() {
      page.document.activeElement = 'outside';
    },
    keep(count: number) {
      list.childElementCount = count;
      mutate();
    },
  };
}

test('time runs while nobody is at the toasts', () => {
  expect(attendedPage().isPaused()).toBe(false);
});

test('the pointer over the list pauses until it leaves', () => {
  const page = attendedPage();
  page.point('pointerenter');
  expect(page.isPaused()).toBe(true);
  page.point('pointerleave');
  expect(page.isPaused()).toBe(false);
});

test('focus inside pauses until it is outside', () => {
  const page = attendedPage();
  page.focus('inside');
  expect(page.isPaused()).toBe(true);
  page.focus('outside');
  expect(page.isPaused()).toBe(false);
});

test('a blurred window pauses until it has the focus again', () => {
  const page = attendedPage();
  page.window('blur');
  expect(page.isPaused()).toBe(true);
  page.window('focus');
  expect(page.isPaused()).toBe(false);
});

test('a window without focus from the start pauses as well', () => {
  const page = attendedPage({ hasFocus: false });
  expect(page.isPaused()).toBe(true);
  page.window('focus');
  expect(page.isPaused()).toBe(false);
});

test('the end of one reason does not end another', () => {
  const page = attendedPage();
  page.point('pointerenter');
  page.focus('inside');
  page.window('blur');
  page.window('focus');
  expect(page.isPaused()).toBe(true);
  page.focus('outside');
  expect(page.isPaused()).toBe(true);
  page.point('pointerleave');
  expect(page.isPaused()).toBe(false);
});

test('a toast that goes with the focus in it lets time run', () => {
  const page = attendedPage();
  page.focus('inside');
  page.loseFocusSilently();
  page.keep(1);
  expect(page.isPaused()).toBe(false);
});

test('the last toast that goes from under the pointer lets time run, another one does not', () => {
  const page = attendedPage();
  page.point('pointerenter');
  page.keep(1);
  expect(page.isPaused()).toBe(true);
  page.keep(0);
  expect(page.isPaused()).toBe(false);
});

test('the end of the watch lets time run and hears nothing more', () => {
  const page = attendedPage();
  page.point('pointerenter');
  page.stop();
  expect(page.isPaused()).toBe(false);
  page.point('pointerenter');
  page.focus('inside');
  page.window('blur');
  page.keep(1);
  expect(page.isPaused()).toBe(false);
});

class Element extends EventTarget {
  focus = vi.fn();
}

/** A list with one toast, and the element that had focus before. */
function focusPage() {
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
  const page = focusPage();
  page.focusList(page.origin);
  page.focusList('toast');
  page.keep(0);
  expect(page.origin.focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('while a toast is left the focus stays', () => {
  const page = focusPage();
  page.focusList(page.origin);
  page.keep(1);
  expect(page.list.blur).not.toHaveBeenCalled();
  expect(page.origin.focus).not.toHaveBeenCalled();
});

test('a focus that is elsewhere is not touched', () => {
  const page = focusPage();
  page.focusList(page.origin);
  page.focusElsewhere();
  page.keep(0);
  expect(page.list.blur).not.toHaveBeenCalled();
  expect(page.origin.focus).not.toHaveBeenCalled();
});

test('a focus that came from nowhere is let go', () => {
  const page = focusPage();
  page.focusList(null);
  page.keep(0);
  expect(page.list.blur).toHaveBeenCalledOnce();
});

test('after the end nothing is given back', () => {
  const page = focusPage();
  page.focusList(page.origin);
  page.stop();
  page.keep(0);
  expect(page.origin.focus).not.toHaveBeenCalled();
});

/** A list that is 900 pixels long, and a function that changes it. */
function growingPage() {
  const list = { scrollHeight: 900, scrollTo: vi.fn() };
  let notify = (_records: { addedNodes: unknown[] }[]) => {};
  const page = {
    MutationObserver: class {
      constructor(run: typeof notify) {
        notify = run;
      }
      observe() {}
      disconnect() {
        notify = () => {};
      }
    },
  };
  const stop = followNewest(list as unknown as HTMLElement, page as unknown as Window & typeof globalThis);
  return {
    scrollTo: list.scrollTo,
    stop,
    change: (...added: unknown[][]) => notify(added.map((addedNodes) => ({ addedNodes }))),
  };
}

test('a toast that is added brings the end of the list into sight', () => {
  const { scrollTo, change } = growingPage();
  change([], ['toast']);
  expect(scrollTo.mock.calls).toEqual([[{ top: 900 }]]);
});

test('a toast that goes moves nothing', () => {
  const { scrollTo, change } = growingPage();
  change([], []);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('once it has ended, the list is left alone', () => {
  const { scrollTo, change, stop } = growingPage();
  stop();
  change(['toast']);
  expect(scrollTo).not.toHaveBeenCalled();
});
