import { expect, test } from 'vitest';
import type { Entry } from '#schema/progress.ts';
import { movedEntries } from './moved-entries.ts';

const movedTo = (path: string) => ({ '/old': '/new' })[path] ?? null;
const done = (path: string, at: number, isDone = true): Entry => ({ kind: 'done', path, id: '', at, isDone });

test('a page at another address keeps its marks', () => {
  const tick: Entry = { kind: 'tick', path: '/old', id: 'a', at: 2, isTicked: true };
  expect(movedEntries([done('/old', 1), tick, done('/other', 3)], movedTo)).toEqual([
    done('/new', 1),
    { ...tick, path: '/new' },
  ]);
});

test('a newer mark at the new address wins, and doing it again changes nothing', () => {
  expect(movedEntries([done('/old', 1), done('/new', 2, false)], movedTo)).toEqual([]);
  expect(movedEntries([done('/old', 2), done('/new', 1, false)], movedTo)).toEqual([done('/new', 2)]);
  expect(movedEntries([done('/old', 1), done('/new', 1)], movedTo)).toEqual([]);
});

test('the page that was open last is known by its new address', () => {
  const last: Entry = { kind: 'last', path: '/', id: '', at: 1, page: '/old' };
  expect(movedEntries([last], movedTo)).toEqual([{ ...last, page: '/new' }]);
});
