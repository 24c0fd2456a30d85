import { expect, test } from 'vitest';
import { overviewOf } from '#runtime/progress/overview.ts';
import { summarise } from '#runtime/progress/page-summary.ts';
import type { Entry } from '#schema/progress.ts';
import {
  initialProgress,
  latestDrafts,
  type ProgressAction,
  pageBlocks,
  partBlocks,
  reduceProgress,
  totalsOf,
} from './progress-state.ts';

const now = new Date(2026, 10, 15);
const table = { sections: [], pages: [], now };
const after = (...actions: ProgressAction[]) => actions.reduce(reduceProgress, initialProgress);

test('the table is shown when it has been read, and disappears when everything is deleted', () => {
  expect(after({ type: 'opened', isEmpty: false })).toEqual({ isEmpty: false, table: null, imported: null });
  const full = after({ type: 'opened', isEmpty: false }, { type: 'read', table });
  expect(full.table).toBe(table);
  expect(reduceProgress(full, { type: 'opened', isEmpty: false }).table).toBe(table);
  expect(reduceProgress(full, { type: 'opened', isEmpty: true })).toMatchObject({
    isEmpty: true,
    table: null,
  });
});

test('an empty store has no table', () => {
  expect(after({ type: 'opened', isEmpty: true }, { type: 'read', table }).table).toBeNull();
});

test('the result of the last import stays', () => {
  const refused = { file: 'notes.json', refusal: ['is damaged.', 'It has no entries.'] } as const;
  const state = after({ type: 'imported', result: refused }, { type: 'opened', isEmpty: true });
  expect(state.imported).toEqual(refused);
  const result = { file: 'kept.json', refusal: null };
  expect(reduceProgress(state, { type: 'imported', result }).imported).toBe(result);
});

const draft = (path: string, id: string, at: number): Entry => ({
  ...{ kind: 'draft', path, id, at },
  files: [{ name: 'index.html', text: 'x'.repeat(1200) }],
});
const entries: Entry[] = [
  { kind: 'done', path: '/a/one', id: '', at: 30, isDone: true },
  { kind: 'answer', path: '/a/one', id: 'q', at: 20, answer: 'b', isRight: true },
  { kind: 'checks', path: '/a/two', id: '', at: 40, passed: 1, total: 3 },
  { kind: 'tick', path: '/a/two', id: 'An item', at: 40, isTicked: true },
  { kind: 'exercise', path: '/a/one', id: 'list', at: 40, isDone: true },
  { kind: 'exercise', path: '/a/two', id: 'form', at: 40, isDone: true },
  draft('/a/two', '', 50),
  draft('/play', '', 60),
  draft('/a/two', 'before', 45),
];

test('totals count the entries of all pages, since the first', () => {
  const pages = summarise(entries);
  expect(totalsOf(pages)).toMatchObject({
    ...{ answers: 1, exercises: 2, ticks: 1, drafts: 3 },
    ...{ kilobytes: 5, since: 20 },
  });
  expect(totalsOf([])).toBeNull();
});

test('drafts are listed with the latest first', () => {
  expect(latestDrafts(summarise(entries)).map(({ path, id }) => [path, id])).toEqual([
    ['/play', ''],
    ['/a/two', ''],
    ['/a/two', 'before'],
  ]);
});

test('each page and each part has a block', () => {
  const pages = ['one', 'two', 'three'].map((name) => ({ path: `/a/${name}`, title: name }));
  const outline = [{ path: '/a', title: 'A', kind: 'quest', pages }];
  const blocks = (list: Entry[]) => overviewOf(outline, summarise(list)).map(pageBlocks);
  expect(blocks(entries)).toEqual([['on', 'now', 'open']]);
  expect(blocks([])).toEqual([['open', 'open', 'open']]);
  expect(partBlocks({ done: 1, total: 3 })).toEqual(['on', 'now', 'open']);
});
