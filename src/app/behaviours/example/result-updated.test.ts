import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './result-updated.ts';

/** What the status has said, in order; an empty text is the status being cleared. */
let texts: string[];

/** A figure that takes the status element. */
const figure = { append() {} } as unknown as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  texts = [];
  const status = {
    setAttribute() {},
    set textContent(text: string) {
      texts.push(text);
    },
    replaceChildren() {
      texts.push('');
    },
  };
  vi.stubGlobal('document', { createElement: () => status });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several results within a second are announced twice: the first at once, the last at the end of the second', () => {
  const announce = createAnnouncer(figure);
  for (let edit = 0; edit < 3; edit++) {
    announce();
    vi.advanceTimersByTime(200);
  }
  expect(texts).toEqual(['Result updated', '']);
  vi.advanceTimersByTime(400);
  expect(texts).toEqual(['Result updated', '', 'Result updated']);
});

test('a result after a pause is announced at once, and nothing is announced without a new result', () => {
  const announce = createAnnouncer(figure);
  announce();
  vi.advanceTimersByTime(5000);
  expect(texts).toEqual(['Result updated', '']);
  announce();
  expect(texts).toEqual(['Result updated', '', 'Result updated']);
});
