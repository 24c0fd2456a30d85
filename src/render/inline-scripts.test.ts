import { expect, test } from 'vitest';
import { firstPaintScript, missingScriptMark, placeMenuScript } from './inline-scripts.ts';

interface Surroundings {
  stored?: Record<string, string>;
  isDark?: boolean;
  platform?: string;
  isBlocked?: boolean;
}

/** A key press; the script may prevent its default action. */
interface Key {
  key?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault(): void;
}

/** The parts of a document's root that the script uses. */
interface Root {
  classList: object;
  dataset: object;
  early?: unknown[];
  onclick?(event: { target: unknown }): unknown;
  onkeydown?(event: Key): unknown;
  querySelector(selector: string): unknown;
}

/** The class and attributes that the script sets on the root. */
function run(surroundings: Surroundings) {
  return runIn(surroundings).attributes;
}

function runIn({ stored = {}, isDark = false, platform = 'Linux x86_64', isBlocked = false }: Surroundings) {
  const root: Record<string, string> = {};
  const documentElement: Root = {
    querySelector: () => null,
    classList: { add: (name: string) => Object.assign(root, { class: name }) },
    dataset: new Proxy(root, {
      set(_, name: string, value: string) {
        root[`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
        return true;
      },
    }),
  };
  const localStorage = new Proxy(stored, {
    get(_, key: string) {
      if (isBlocked) throw new Error('blocked');
      return stored[key];
    },
  });
  const names = ['document', 'localStorage', 'matchMedia', 'navigator'];
  const values = [
    { documentElement },
    localStorage,
    (query: string) => ({ matches: isDark && query === '(prefers-color-scheme:dark)' }),
    { platform, userAgent: 'a browser' },
  ];
  new Function(...names, firstPaintScript)(...values);
  return { attributes: root, documentElement };
}

test('the scripts before the first paint are at most 1.2 kB', () => {
  const all = firstPaintScript + placeMenuScript + missingScriptMark;
  // The last one is only in documents of quests and lessons.
  expect(Buffer.byteLength(firstPaintScript + placeMenuScript)).toBeLessThanOrEqual(1200);
  expect(Buffer.byteLength(all)).toBeLessThanOrEqual(1310);
});

test('before the first paint the system decides, unless the reader has', () => {
  expect(run({})).toEqual({ class: 'light' });
  expect(run({ isDark: true })).toEqual({ class: 'dark' });
  expect(run({ isDark: true, stored: { 'nuxt-color-mode': 'light' } })).toEqual({ class: 'light' });
  expect(run({ stored: { 'nuxt-color-mode': 'dark' } })).toEqual({ class: 'dark' });
  expect(run({ isDark: true, stored: { 'nuxt-color-mode': 'system' } })).toEqual({ class: 'dark' });
  expect(run({ stored: { 'nuxt-color-mode': 'sepia' } })).toEqual({ class: 'light' });
  expect(run({ isBlocked: true, isDark: true })).toEqual({ class: 'dark' });
});

test('before the first paint other choices are attributes, and only known ones', () => {
  expect(run({ stored: { 'plinth-text-size': 'large', 'plinth-line-width': 'wide' } })).toEqual({
    class: 'light',
    'data-text-size': 'large',
    'data-line-width': 'wide',
  });
  expect(run({ stored: { 'plinth-text-size': 'huge', 'plinth-line-width': 'narrow' } })).toEqual({
    class: 'light',
  });
});

test('before the first paint it is known whether the browser has the typeface', () => {
  expect(run({ stored: { 'plinth-face': '1' } })).toEqual({ class: 'light', 'data-face': '' });
  expect(run({ isBlocked: true })).toEqual({ class: 'light' });
});

test('the reader’s keyboard is known before the first paint', () => {
  expect(run({ platform: 'MacIntel' })).toEqual({ class: 'light', 'data-apple': '' });
  expect(run({ platform: 'iPhone' })).toEqual({ class: 'light', 'data-apple': '' });
  expect(run({ platform: 'Win32' })).toEqual({ class: 'light' });
});

test('what is clicked is noted in order, and nothing else happens to it', () => {
  const { documentElement: root } = runIn({});
  expect(root.early).toEqual([]);
  expect(root.onclick?.({ target: 'a button' })).toBe(undefined);
  root.onclick?.({ target: 'a link' });
  expect(root.early).toEqual(['a button', 'a link']);
});

/**
 * Presses a key such as `Control+k`; returns whether it was recorded as a click on the search button, and
 * prevented.
 */
function press(keys: string, platform: string, hasSearch = true) {
  const { documentElement: root } = runIn({ platform });
  root.querySelector = (selector) => (hasSearch && selector === '[data-open-search]' ? 'search' : null);
  const held = keys.split('+');
  const letter = held.pop();
  let isPrevented = false;
  const answer = root.onkeydown?.({
    ...(letter && { key: letter }),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    shiftKey: held.includes('Shift'),
    altKey: held.includes('Alt'),
    preventDefault() {
      isPrevented = true;
    },
  });
  // Returning false from the handler would also prevent the default action.
  expect(answer).toBe(undefined);
  return [root.early, isPrevented];
}

const [noted, ignored] = [
  [['search'], true],
  [[], false],
];

test('the key of the search is noted as a click on its button, on either keyboard', () => {
  expect(press('Control+k', 'Win32')).toEqual(noted);
  expect(press('Control+K', 'Linux x86_64')).toEqual(noted);
  expect(press('Meta+k', 'MacIntel')).toEqual(noted);
});

test('every other key is left to the browser, and so is this one where nothing opens the search', () => {
  const others = [
    'k',
    'Control+j',
    'Control+Meta+k',
    'Control+Shift+k',
    'Control+Alt+k',
    'Meta+k',
    'Control+',
  ];
  for (const keys of others) expect([keys, press(keys, 'Win32')]).toEqual([keys, ignored]);
  for (const keys of ['k', 'Control+k', 'Control+Meta+k', 'Meta+Shift+k', 'Meta+Alt+k'])
    expect([keys, press(keys, 'MacIntel')]).toEqual([keys, ignored]);
  expect(press('Control+k', 'Win32', false)).toEqual(ignored);
});
