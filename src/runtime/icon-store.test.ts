import { expect, test, vi } from 'vitest';
import type { IconName, IconShapes } from '#lib/icon.ts';
import { createIconStore, readDrawnIcons } from './icon-store.ts';

const sun = { body: '<sun/>', width: 24, height: 24 };
const moon = { body: '<moon/>', width: 24, height: 24 };

function start(network: IconShapes = {}) {
  const load = vi.fn(async (names: readonly IconName[], add: (shapes: IconShapes) => void) => {
    for (const { collection, icon } of names) {
      const key = `${collection}:${icon}`;
      if (network[key]) add({ [key]: network[key] });
    }
  });
  const warn = vi.fn();
  return { load, warn, store: createIconStore({ bundled: { 'lucide:sun': sun }, load, warn }) };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a bundled icon is there at once under every spelling, and nothing is loaded', async () => {
  const { store, load } = start();
  for (const name of ['i-lucide-sun', 'lucide:sun', 'lucide-sun']) {
    expect(store.find(name)).toBe(sun);
    store.subscribe(name, () => {});
  }
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('finding an icon never asks for it', async () => {
  const { store, load } = start();
  expect(store.find('lucide:moon')).toBeNull();
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('icons missing in one tick are asked for together, each once, and those who wait are told', async () => {
  const { store, load } = start({ 'lucide:moon': moon });
  const told = vi.fn();
  const other = vi.fn();
  store.subscribe('i-lucide-moon', told);
  store.subscribe('lucide:moon', told);
  store.subscribe('lucide:star', other);
  await settled();
  expect(load.mock.calls.map(([names]) => names)).toEqual([
    [
      { collection: 'lucide', icon: 'moon' },
      { collection: 'lucide', icon: 'star' },
    ],
  ]);
  expect(store.find('lucide-moon')).toBe(moon);
  expect(told).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('a missing icon is not asked for again', async () => {
  const { store, load } = start();
  store.subscribe('lucide:nope', () => {})();
  await settled();
  store.subscribe('i-lucide-nope', () => {});
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

test('shapes that come with a payload are drawn, and do not replace what is there', () => {
  const { store } = start();
  const told = vi.fn();
  store.subscribe('lucide:moon', told);
  store.add({ 'lucide:moon': moon, 'lucide:sun': moon });
  expect([store.find('lucide:moon'), store.find('lucide:sun')]).toEqual([moon, sun]);
  expect(told).toHaveBeenCalledOnce();
});

test('whoever stops waiting is not told', () => {
  const { store } = start();
  const told = vi.fn();
  store.subscribe('lucide:moon', told)();
  store.add({ 'lucide:moon': moon });
  expect(told).not.toHaveBeenCalled();
});

test('an unknown collection without a colon is one warning and no request', async () => {
  const { store, load, warn } = start();
  store.subscribe('i-nope-sun', () => {});
  store.subscribe('i-nope-sun', () => {});
  await settled();
  expect(warn.mock.calls).toEqual([['The icon "i-nope-sun" is not from a known collection.']]);
  expect(load).not.toHaveBeenCalled();
});

test('a collection that nobody knows is one warning however many icons are asked for', async () => {
  const { store, warn } = start({ 'mdi:home': moon });
  for (const name of ['nope:sun', 'nope:moon', 'mdi:home', 'mdi:absent', 'simple-icons:absent'])
    store.subscribe(name, () => {});
  await settled();
  store.subscribe('nope:star', () => {});
  await settled();
  expect(warn.mock.calls).toEqual([['No icon came from a collection "nope".']]);
});

test('a loader that cannot be loaded is a warning', async () => {
  const warn = vi.fn();
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  const store = createIconStore({ bundled: {}, load, warn });
  store.subscribe('lucide:sun', () => {});
  await settled();
  const warning = ['Icons cannot be loaded: TypeError: Failed to fetch'];
  expect(warn.mock.calls).toEqual([warning]);
  // The next element that shows the icon requests it again.
  store.subscribe('lucide:sun', () => {});
  await settled();
  expect(warn.mock.calls).toEqual([warning, warning]);
});

const svg = (classes: string, viewBox: string, innerHTML: string) => ({
  classList: classes.split(' '),
  getAttribute: () => viewBox,
  innerHTML,
});

test('drawn icons are read by their class; empty boxes are not', () => {
  const root = {
    querySelectorAll: () => [
      svg('icon i-lucide:sun menu-icon', '0 0 24 24', '<path></path>'),
      svg('icon i-mdi:wide', '0 0 30 24', '<g></g>'),
      svg('icon i-lucide:moon', '0 0 24 24', ''),
      svg('icon', '0 0 24 24', '<path></path>'),
      svg('icon i-broken:box', '', '<path></path>'),
    ],
  } as unknown as ParentNode;
  expect(readDrawnIcons(root)).toEqual({
    'lucide:sun': { body: '<path></path>', width: 24, height: 24 },
    'mdi:wide': { body: '<g></g>', width: 30, height: 24 },
  });
});
