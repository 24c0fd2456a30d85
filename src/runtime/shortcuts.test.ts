import { describe, expect, test, vi } from 'vitest';
import { hasAppleKeyboard, listenForShortcuts, type Shortcut, shortcuts } from './shortcuts.ts';

/** A keyboard event, and what became of it. */
function press(key: string, held: Partial<KeyboardEvent> = {}) {
  const event = new Event('keydown', { cancelable: true });
  const stopPropagation = vi.spyOn(event, 'stopPropagation');
  const modifiers = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, repeat: false };
  return { event: Object.assign(event, modifiers, held, { key }), stopPropagation };
}

function start(shortcut: Shortcut, isApple = false) {
  const window = new EventTarget();
  const run = vi.fn();
  const stop = listenForShortcuts(window as Window, [{ ...shortcut, run }], isApple);
  return { window, run, stop };
}

const field = { isContentEditable: false, matches: (selector: string) => selector.includes('input') };
const editor = { isContentEditable: true, matches: () => false };
const text = { isContentEditable: false, matches: () => false };

describe('the search', () => {
  test('has the keys of the specification', () => {
    expect(shortcuts.search.keys).toBe('meta+K');
  });

  test.each([
    ['Control and K', false, { ctrlKey: true }, 1],
    ['Command and K elsewhere', false, { metaKey: true }, 0],
    ['Command and K on an Apple keyboard', true, { metaKey: true }, 1],
    ['Control and K on an Apple keyboard', true, { ctrlKey: true }, 0],
    ['Control, Shift and K', false, { ctrlKey: true, shiftKey: true }, 0],
  ])('%s: %s, %j', (_, isApple, held, times) => {
    const { window, run } = start(shortcuts.search, isApple);
    const { event, stopPropagation } = press('k', held);
    window.dispatchEvent(event);
    expect(run).toHaveBeenCalledTimes(times);
    expect(event.defaultPrevented).toBe(times === 1);
    expect(stopPropagation).toHaveBeenCalledTimes(times);
  });

  test('works while the reader is typing', () => {
    const { window, run } = start(shortcuts.search);
    const { event } = press('k', { ctrlKey: true });
    Object.defineProperty(event, 'target', { value: field });
    window.dispatchEvent(event);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['a field', field, 0],
  ['an editor', editor, 0],
  ['text', text, 1],
  ['the document, which is no element', {}, 1],
])('any other shortcut is left alone while the reader is typing: %s', (_, target, times) => {
  const { window, run } = start({ keys: 'F8' });
  const { event } = press('F8');
  Object.defineProperty(event, 'target', { value: target });
  window.dispatchEvent(event);
  expect(run).toHaveBeenCalledTimes(times);
  expect(event.defaultPrevented).toBe(times === 1);
});

test('a key that is held down runs its shortcut once, and is kept from the page all the time', () => {
  const { window, run } = start(shortcuts.search);
  window.dispatchEvent(press('k', { ctrlKey: true }).event);
  const again = press('k', { ctrlKey: true, repeat: true });
  window.dispatchEvent(again.event);
  expect(run).toHaveBeenCalledTimes(1);
  expect(again.event.defaultPrevented).toBe(true);
});

test('nothing runs after the listener has stopped', () => {
  const { window, run, stop } = start(shortcuts.search);
  stop();
  window.dispatchEvent(press('k', { ctrlKey: true }).event);
  expect(run).not.toHaveBeenCalled();
});

describe('an Apple keyboard is known by the platform or the browser', () => {
  test.each([
    ['MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
    ['', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
    ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', false],
    ['Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
    ['Linux armv81', 'Mozilla/5.0 (Linux; Android 10; K)', false],
  ])('%s, %s: %s', (platform, userAgent, expected) => {
    expect(hasAppleKeyboard({ platform, userAgent })).toBe(expected);
  });
});
