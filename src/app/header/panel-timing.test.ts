import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanelTiming, type PanelTiming } from './panel-timing.ts';

let timing: PanelTiming;
let changes: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  timing = createPanelTiming({ delay: 200, skipDelay: 300, closeDelay: 150 });
  timing.open.subscribe(() => changes.push(timing.open.get()));
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pointer that rests for 200 ms opens the panel, a shorter one does not', () => {
  timing.hover('/cs');
  vi.advanceTimersByTime(199);
  timing.leave();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual([]);
  timing.hover('/cs');
  vi.advanceTimersByTime(200);
  expect(changes).toEqual(['/cs']);
});

test('moving on the trigger does not start the rest anew', () => {
  timing.hover('/cs');
  vi.advanceTimersByTime(150);
  timing.hover('/cs');
  vi.advanceTimersByTime(50);
  expect(changes).toEqual(['/cs']);
});

test('coming back to the trigger keeps its panel open', () => {
  timing.toggle('/cs');
  timing.leave();
  vi.advanceTimersByTime(149);
  timing.hover('/cs');
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual(['/cs']);
});

test('while a panel is open, another trigger switches at once', () => {
  timing.toggle('/cs');
  timing.leave();
  timing.hover('/blog');
  expect(changes).toEqual(['/cs', '/blog']);
});

test('leaving closes after 150 ms, unless the pointer comes back', () => {
  timing.toggle('/cs');
  timing.leave();
  vi.advanceTimersByTime(149);
  timing.stay();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual(['/cs']);
  timing.leave();
  vi.advanceTimersByTime(150);
  expect(changes).toEqual(['/cs', null]);
});

test('for 300 ms after closing the next hover opens without a rest', () => {
  timing.toggle('/cs');
  timing.close();
  vi.advanceTimersByTime(299);
  timing.hover('/blog');
  expect(changes).toEqual(['/cs', null, '/blog']);
  timing.close();
  vi.advanceTimersByTime(300);
  timing.hover('/cs');
  expect(changes.slice(3)).toEqual([null]);
  vi.advanceTimersByTime(200);
  expect(changes.slice(3)).toEqual([null, '/cs']);
});

test('a press opens at once, also under a pointer that has not rested yet, and closes at once', () => {
  timing.hover('/cs');
  timing.toggle('/cs');
  vi.advanceTimersByTime(1000);
  timing.toggle('/cs');
  expect(changes).toEqual(['/cs', null]);
});

test.each([0, 300, 5000])(
  'a press %i ms after pointing has opened a panel keeps it, the next closes',
  (later) => {
    timing.hover('/cs');
    vi.advanceTimersByTime(200 + later);
    timing.toggle('/cs');
    expect(changes).toEqual(['/cs']);
    timing.toggle('/cs');
    expect(changes).toEqual(['/cs', null]);
  },
);

test('a press keeps a panel that opened without a rest, or by moving from another', () => {
  timing.toggle('/cs');
  timing.close();
  timing.hover('/cs');
  timing.toggle('/cs');
  timing.hover('/blog');
  timing.toggle('/blog');
  expect(changes).toEqual(['/cs', null, '/cs', '/blog']);
  timing.toggle('/blog');
  expect(changes).toEqual(['/cs', null, '/cs', '/blog', null]);
});

test('a panel entered by a key is closed by the next press, even where pointing had opened it', () => {
  timing.hover('/cs');
  vi.advanceTimersByTime(200);
  timing.show('/cs');
  timing.toggle('/cs');
  expect(changes).toEqual(['/cs', null]);
});

test('passing over another trigger on the way to the panel does not switch, resting there does', () => {
  timing.toggle('/blog');
  timing.leave();
  timing.hover('/build-own', true);
  vi.advanceTimersByTime(149);
  timing.hover('/build-own', true);
  vi.advanceTimersByTime(149);
  timing.leave();
  timing.stay();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual(['/blog']);
  timing.leave();
  timing.hover('/build-own', true);
  vi.advanceTimersByTime(150);
  expect(changes).toEqual(['/blog', '/build-own']);
});

test('a way that turns aside on another trigger switches at once', () => {
  timing.toggle('/blog');
  timing.leave();
  timing.hover('/build-own', true);
  timing.hover('/build-own');
  expect(changes).toEqual(['/blog', '/build-own']);
});

test('what was pressed shut stays shut until the pointer has left', () => {
  timing.toggle('/cs');
  timing.toggle('/cs');
  timing.hover('/cs');
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual(['/cs', null]);
  timing.leave();
  timing.hover('/cs');
  vi.advanceTimersByTime(200);
  expect(changes).toEqual(['/cs', null, '/cs']);
});
