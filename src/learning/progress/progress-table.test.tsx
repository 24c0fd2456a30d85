import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { overviewOf } from '#runtime/progress/overview.ts';
import { summarise } from '#runtime/progress/page-summary.ts';
import type { Entry } from '#schema/progress.ts';
import { ProgressDevice } from './progress-device.tsx';
import { ImportStatus, ProgressTable, Totals } from './progress-table.tsx';

const now = new Date(2026, 10, 15, 12);
const at = new Date(2026, 10, 14, 21, 14).getTime();
const outline = [
  { path: '/lessons', title: 'Course', kind: 'lesson', pages: [{ path: '/lessons/a', title: 'Lists' }] },
  { path: '/quests', title: 'Quests', kind: 'quest', pages: [{ path: '/quests/a', title: 'Hello' }] },
];

/** The text of each row. */
function rows(entries: Entry[]): string[] {
  const pages = summarise(entries);
  const html = renderToStaticMarkup(
    <ProgressTable {...{ sections: overviewOf(outline, pages), pages, now }} />,
  );
  const [, list = ''] = html.split('<ul class="ledger">');
  return list
    .split('<h2>')
    .slice(1)
    .map((row) => row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'));
}

test('a row has the count, the last page and where to continue', () => {
  expect(
    rows([
      { kind: 'checks', path: '/quests/a', id: '', at, passed: 2, total: 6 },
      { kind: 'draft', path: '/quests/a', id: 'before', at, files: [{ name: 'index.html', text: 'x' }] },
    ]),
  ).toEqual([
    'Course|0 of 1| lessons done|Not started yet.|Start| →|',
    'Quests|0 of 1| quests done|Hello, 2 of 6 checks. Yesterday, 21:14|Continue| →|Hello|2 of 6 checks|',
    'Drafts|1| saved|Hello|Put aside. Yesterday, 21:14|',
  ]);
});

test('lessons have numbers, and a finished course has questions for review instead of a link', () => {
  const card = { days: 0, reps: 0, lapses: 0, state: 0, stability: 0, difficulty: 0, reviewed: 0 };
  expect(
    rows([
      { kind: 'done', path: '/lessons/a', id: '', at, isDone: true },
      { kind: 'card', path: '/lessons/a', id: 'q', at, due: at, ...card },
    ]).slice(0, 3),
  ).toEqual([
    'Course|1 of 1| lessons done|All done. Yesterday, 21:14|',
    'Quests|0 of 1| quests done|Not started yet.|Start| →|',
    'Review|1 question| due today|1 question in rotation, 0 of them in the next six days.|Review| →|',
  ]);
  expect(rows([{ kind: 'last', path: '/lessons', id: '', at, page: '/lessons/a' }])[0]).toBe(
    'Course|0 of 1| lessons done|Lesson 1, Lists. Yesterday, 21:14|Continue| →|',
  );
});

test('solved exercises are among the totals', () => {
  const exercise = (id: string): Entry => ({ kind: 'exercise', path: '/lessons/a', id, at, isDone: true });
  const pages = summarise([exercise('list'), exercise('form')]);
  expect(renderToStaticMarkup(<Totals pages={pages} />)).toContain('<dt>Solved exercises</dt><dd>2</dd>');
});

test('the document has no table, and its buttons are disabled', () => {
  const html = renderToStaticMarkup(<ProgressDevice />);
  expect(html.match(/<button[^>]*disabled/g)).toHaveLength(3);
  expect(html).toContain('<div class="ledger-empty" hidden="">');
  expect(html).not.toContain('<input');
  const empty = renderToStaticMarkup(<ProgressDevice isEmpty />);
  expect(empty.match(/<button[^>]*disabled/g)).toHaveLength(2);
  expect(empty).toContain('<div class="ledger-empty">');
});

test('a refused file is named with the reason', () => {
  const refusal = ['is damaged.', 'It has no entries.'] as const;
  expect(renderToStaticMarkup(<ImportStatus file="a.json" refusal={refusal} />)).toBe(
    '<b>a.json is damaged.</b> It has no entries. Nothing was changed.',
  );
  expect(renderToStaticMarkup(<ImportStatus file="a.json" refusal={null} />)).toBe('a.json was imported.');
});
