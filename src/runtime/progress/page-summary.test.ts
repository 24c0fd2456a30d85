import { expect, test } from 'vitest';
import type { Entry } from '#schema/progress.ts';
import { summarise } from './page-summary.ts';
import { newCard } from './review-days.ts';

const key = (at: number, id = '') => ({ path: '/a', id, at });
const file = { name: 'index.html', text: '' };

test('a page is told in short', () => {
  const card = newCard('/a', 'Why?', 5);
  const entries: Entry[] = [
    { kind: 'done', ...key(4), isDone: true },
    { kind: 'tick', ...key(2, 'one'), isTicked: true },
    { kind: 'tick', ...key(9, 'two'), isTicked: false },
    { kind: 'answer', ...key(3, 'Why?'), answer: 'So', isRight: true },
    { kind: 'checks', ...key(4), passed: 1, total: 2 },
    { kind: 'draft', ...key(6), files: [file] },
    { kind: 'draft', ...key(7, 'before'), files: [] },
    { kind: 'draft', ...key(8, 'exercise/list'), files: [file] },
    { kind: 'exercise', ...key(8, 'list'), isDone: true },
    { kind: 'exercise', ...key(8, 'other'), isDone: false },
    card,
    newCard('/a', 'exercise/list', 5),
  ];
  const other: Entry = { kind: 'last', path: '/', id: '', at: 1, page: '/a' };
  expect(summarise([...entries, other])).toEqual([
    {
      ...{ path: '/a', at: 9, since: 2, isDone: true, isBegun: true, last: null, answers: 1, ticks: 1 },
      exercises: 1,
      checks: { passed: 1, total: 2 },
      drafts: [{ id: '', at: 6 }],
      cards: [
        { due: card.due, reviewed: 0 },
        { due: card.due, reviewed: 0, isExercise: true },
      ],
      room: JSON.stringify(entries).length,
    },
    {
      ...{ path: '/', at: 1, since: 1, isDone: false, isBegun: false, answers: 0, ticks: 0 },
      exercises: 0,
      ...{ checks: null, drafts: [], cards: [], last: { page: '/a', at: 1 } },
      room: JSON.stringify([other]).length,
    },
  ]);
});

test('a page may have more entries than a function takes arguments', () => {
  const entries = Array.from(
    { length: 200_000 },
    (_, at): Entry => ({
      ...{ kind: 'tick', path: '/a', id: `${at}`, at: at + 1, isTicked: true },
    }),
  );
  const [page] = summarise(entries);
  expect([page?.since, page?.at, page?.ticks]).toEqual([1, 200_000, 200_000]);
});

test.each<[Entry, boolean]>([
  [{ kind: 'done', ...key(1), isDone: false }, false],
  [{ kind: 'tick', ...key(1), isTicked: false }, false],
  [{ kind: 'checks', ...key(1), passed: 0, total: 3 }, false],
  [{ kind: 'draft', ...key(1), files: [] }, false],
  [{ kind: 'draft', ...key(1), files: [file] }, true],
  [{ kind: 'answer', ...key(1), answer: '', isRight: false }, true],
  [{ kind: 'exercise', ...key(1), isDone: false }, false],
  [{ kind: 'exercise', ...key(1), isDone: true }, true],
])('%j alone is a beginning: %s', (entry, isBegun) => {
  expect(summarise([entry])[0]?.isBegun).toBe(isBegun);
});
