import { expect, test } from 'vitest';
import type { Outline } from '#schema/outline.ts';
import type { Entry } from '#schema/progress.ts';
import { overviewOf } from './overview.ts';
import { summarise } from './page-summary.ts';

const page = (path: string) => ({ path, title: path });
const outline: Outline = [
  { path: '/c', title: 'Course', kind: 'lesson', pages: ['/c/1', '/c/2', '/c/3', '/c/4'].map(page) },
  {
    ...{ path: '/g', title: 'Guides', kind: 'build-own' },
    pages: [
      { ...page('/g/lisp'), steps: ['/g/lisp/1', '/g/lisp/2', '/g/lisp/3'].map(page) },
      page('/g/json'),
    ],
  },
];
let at = 0;
const stamp = () => {
  at += 1;
  return at;
};
const done = (path: string, isDone = true): Entry => ({ kind: 'done', path, id: '', at: stamp(), isDone });
const opened = (section: string, path: string): Entry => ({
  ...{ kind: 'last', path: section, id: '', at: stamp(), page: path },
});
const states = (entries: Entry[]) =>
  overviewOf(outline, summarise(entries)).map(({ pages, done, next, nextPath }) => [
    pages.map(({ state }) => state).join(' '),
    done,
    next,
    nextPath,
  ]);

test('with nothing kept, everything is open and the first page comes first', () => {
  expect(states([])).toEqual([
    ['open open open open', 0, 0, '/c/1'],
    ['open open', 0, 0, '/g/lisp'],
  ]);
});

test('the reader goes on at the page that was open last, unless it is done', () => {
  expect(states([done('/c/1'), opened('/c', '/c/3')])[0]).toEqual(['done open open open', 1, 2, '/c/3']);
  expect(states([done('/c/3'), opened('/c', '/c/3')])[0]).toEqual(['open open done open', 1, 3, '/c/4']);
  // Where none was, at the one that was marked last.
  expect(states([{ kind: 'checks', path: '/c/3', id: '', at: 1, passed: 1, total: 2 }])[0]).toEqual([
    'open open started open',
    0,
    2,
    '/c/3',
  ]);
  // Behind the last one comes what was left out.
  expect(states([done('/c/4'), opened('/c', '/c/4')])[0]).toEqual(['open open open done', 1, 0, '/c/1']);
  expect(states(['/c/1', '/c/2', '/c/3', '/c/4'].map((path) => done(path)))[0]).toEqual([
    'done done done done',
    4,
    -1,
    null,
  ]);
});

test('a guide is done with its steps, and goes on at the next one', () => {
  expect(states([done('/g/lisp/1')])[1]).toEqual(['started open', 0, 0, '/g/lisp/2']);
  expect(states(['/g/lisp/1', '/g/lisp/2', '/g/lisp/3'].map((path) => done(path)))[1]).toEqual([
    'done open',
    1,
    1,
    '/g/json',
  ]);
  expect(overviewOf(outline, summarise([done('/g/lisp/2')]))[1]?.pages[0]?.part).toEqual({
    done: 1,
    total: 3,
  });
});

test('a mark that was taken back is none', () => {
  const untick: Entry = { kind: 'tick', path: '/c/2', id: 'a', at: 9, isTicked: false };
  expect(states([done('/c/1', false), untick])[0]?.[0]).toBe('open open open open');
  expect(states([{ ...untick, isTicked: true }])[0]?.[0]).toBe('open started open open');
});
