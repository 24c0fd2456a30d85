import { expect, test } from 'vitest';
import { firstPaintScript, placeMenuScript } from './inline-scripts.ts';

interface Surroundings {
  stored?: Record<string, string>;
  isDark?: boolean;
  platform?: string;
  isBlocked?: boolean;
}

/** What the script puts on the root of a document. */
function run({ stored = {}, isDark = false, platform = 'Linux x86_64', isBlocked = false }: Surroundings) {
  const root: Record<string, string> = {};
  const documentElement = {
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
  return root;
}

test('the scripts before the first paint are at most 1 kB', () => {
  expect(Buffer.byteLength(firstPaintScript + placeMenuScript)).toBeLessThanOrEqual(1000);
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

test('the reader’s keyboard is known before the first paint', () => {
  expect(run({ platform: 'MacIntel' })).toEqual({ class: 'light', 'data-apple': '' });
  expect(run({ platform: 'iPhone' })).toEqual({ class: 'light', 'data-apple': '' });
  expect(run({ platform: 'Win32' })).toEqual({ class: 'light' });
});
