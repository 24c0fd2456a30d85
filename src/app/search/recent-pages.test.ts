import { expect, test } from 'vitest';
import { safeStorage } from '#runtime/storage.ts';
import { createRecentPages } from './recent-pages.ts';

const key = 'plinth-search-recent';
const page = (to: string, prefix?: string) => ({ id: to, label: to.slice(1), to, ...(prefix && { prefix }) });
const addresses = (recent: ReturnType<typeof createRecentPages>) => recent.list().map(({ to }) => to);

test('the last five pages are kept, the latest first and each once', () => {
  const recent = createRecentPages(safeStorage('local', {}));
  for (const to of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) recent.add(page(to));
  expect(addresses(recent)).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test('a row keeps its label and where it belongs', () => {
  const recent = createRecentPages(safeStorage('local', {}));
  recent.add(page('/img#alt', 'Elements > img >'));
  expect(recent.list()).toEqual([
    {
      id: 'recent-/img#alt',
      label: 'img#alt',
      prefix: 'Elements > img >',
      to: '/img#alt',
      icon: 'i-lucide-history',
    },
  ]);
});

test('a command is no page', () => {
  const recent = createRecentPages(safeStorage('local', {}));
  recent.add({ id: 'theme-dark', label: 'Dark' });
  expect(recent.list()).toEqual([]);
});

test.each([
  '{',
  '{}',
  '"x"',
  '[1]',
  '[["//evil.example","x",""]]',
  '[["javascript:alert(1)","x",""]]',
  '[["/a",""]]',
])('of %s in storage nothing is taken', (stored) => {
  const storage = safeStorage('local', {});
  storage.set(key, stored);
  const recent = createRecentPages(storage);
  expect(recent.list()).toEqual([]);
  recent.add(page('/a'));
  expect(addresses(recent)).toEqual(['/a']);
});

test('where storage is blocked, they are kept for as long as the page', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  };
  const recent = createRecentPages(safeStorage('local', blocked));
  recent.add(page('/a'));
  expect(addresses(recent)).toEqual(['/a']);
});
