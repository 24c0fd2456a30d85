import { expect, test } from 'vitest';
import { pauseWhileAttended } from './attention.ts';

/** A page of one list, as far as the watch looks at it. */
function createPage({ hasFocus = true } = {}) {
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
  expect(createPage().isPaused()).toBe(false);
});

test('the pointer over the list pauses until it leaves', () => {
  const page = createPage();
  page.point('pointerenter');
  expect(page.isPaused()).toBe(true);
  page.point('pointerleave');
  expect(page.isPaused()).toBe(false);
});

test('focus inside pauses until it is outside', () => {
  const page = createPage();
  page.focus('inside');
  expect(page.isPaused()).toBe(true);
  page.focus('outside');
  expect(page.isPaused()).toBe(false);
});

test('a blurred window pauses until it has the focus again', () => {
  const page = createPage();
  page.window('blur');
  expect(page.isPaused()).toBe(true);
  page.window('focus');
  expect(page.isPaused()).toBe(false);
});

test('a window without focus from the start pauses as well', () => {
  const page = createPage({ hasFocus: false });
  expect(page.isPaused()).toBe(true);
  page.window('focus');
  expect(page.isPaused()).toBe(false);
});

test('the end of one reason does not end another', () => {
  const page = createPage();
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
  const page = createPage();
  page.focus('inside');
  page.loseFocusSilently();
  page.keep(1);
  expect(page.isPaused()).toBe(false);
});

test('the last toast that goes from under the pointer lets time run, another one does not', () => {
  const page = createPage();
  page.point('pointerenter');
  page.keep(1);
  expect(page.isPaused()).toBe(true);
  page.keep(0);
  expect(page.isPaused()).toBe(false);
});

test('the end of the watch lets time run and hears nothing more', () => {
  const page = createPage();
  page.point('pointerenter');
  page.stop();
  expect(page.isPaused()).toBe(false);
  page.point('pointerenter');
  page.focus('inside');
  page.window('blur');
  page.keep(1);
  expect(page.isPaused()).toBe(false);
});
