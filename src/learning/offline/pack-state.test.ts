import { expect, test } from 'vitest';
import { keyOf, type SavedPack } from '#runtime/offline/saved-packs.ts';
import type { PackFile } from '#schema/offline.ts';
import { ownPartOf, progressOf, sizeOf, stateOf } from './pack-state.ts';

const common: PackFile[] = [['/assets/a.js', '1', 300, 1]];
const own: PackFile[] = [
  ['/blog', '1', 100],
  ['/blog/_payload.json', '1', 50],
  ['/blog/a', '1', 100],
  ['/blog/a/_payload.json', '1', 50],
  ['/_media/a.svg', '1', 20, 1],
];
const pack = { own, common };
const all = new Set([...common, ...own].map(keyOf));
const without = (...addresses: string[]) =>
  new Set([...common, ...own].filter(([address]) => !addresses.includes(address)).map(keyOf));
const saved = (savedAt: number | null): SavedPack => ({
  ...{ id: 'blog', title: 'Blog', begunAt: 1, savedAt, files: [], next: null },
});

test('progress is counted in bytes and in pages', () => {
  expect(progressOf(pack, new Set())).toEqual({ total: 620, done: 0, left: 620, pages: 0, allPages: 2 });
  expect(progressOf(pack, without('/blog/a/_payload.json'))).toMatchObject({ done: 570, left: 50, pages: 1 });
});

test('what all packs need counts as far as it is missing', () => {
  expect(ownPartOf(pack, new Set()).common).toEqual(common);
  expect(ownPartOf(pack, all)).toEqual({ own, common: [] });
});

test('a pack is not saved, begun, complete or out of date', () => {
  expect(stateOf(undefined, pack, new Set(), 1000)).toEqual({ kind: 'none' });
  expect(stateOf(saved(null), pack, without('/blog'), 1000)).toEqual({
    kind: 'stopped',
    done: 220,
    total: 320,
  });
  expect(stateOf(saved(7), pack, all, 1000)).toEqual({ kind: 'saved', savedAt: 7 });
  const changed = without('/blog/a', '/blog/a/_payload.json', '/assets/a.js');
  expect(stateOf(saved(7), pack, changed, 1000)).toEqual({
    kind: 'outdated',
    savedAt: 7,
    pages: 1,
    bytes: 450,
  });
});

test('without a network, what is saved is all that is known', () => {
  expect(stateOf(saved(7), null, new Set(), 1000)).toEqual({ kind: 'saved', savedAt: 7 });
  expect(stateOf(undefined, null, new Set(), 1000)).toEqual({ kind: 'none' });
});

test('room counts for what is left to fetch', () => {
  expect(stateOf(undefined, pack, new Set(), 620)).toEqual({ kind: 'none' });
  expect(stateOf(undefined, pack, new Set(), 619)).toEqual({
    kind: 'full',
    needs: 620,
    free: 619,
    isBegun: false,
  });
  expect(stateOf(saved(null), pack, without('/blog'), null)).toEqual({
    ...{ kind: 'full', needs: 100, free: null, isBegun: true },
  });
  expect(stateOf(saved(7), pack, all, 0)).toEqual({ kind: 'saved', savedAt: 7 });
});

test('the size of the only pack includes what all packs need', () => {
  expect(sizeOf('blog', pack, [])).toBe(620);
  expect(sizeOf('blog', pack, [{ id: 'blog' }])).toBe(620);
  expect(sizeOf('blog', pack, [{ id: 'quests' }])).toBe(320);
  expect(sizeOf('blog', pack, [{ id: 'quests' }, { id: 'blog' }])).toBe(320);
});
