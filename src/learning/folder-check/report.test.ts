import { expect, test } from 'vitest';
import type { Finding } from './folder.ts';
import { type CheckedItem, countOf, createReport, reportAsHtml, reportAsText } from './report.ts';

const item = (id: string, milestone: number | null, ...failures: CheckedItem['failures']): CheckedItem => ({
  ...{ id, milestone, failures, passed: `The ${id} is there.` },
  state: failures.length === 0 ? 'passed' : 'failed',
});
const finding = (rule: string, line: number | null): Finding => ({
  ...{ rule, line, file: 'index.html', message: `\`<${rule}>\` is wrong.`, advice: 'Correct it.' },
});
const files = ['index.html', 'a.css'].map((path) => ({
  ...{ path, size: 1, changedAt: null },
  read: async () => new Uint8Array(),
}));
const report = (findings: Finding[], ...items: CheckedItem[]) =>
  createReport('my-site', { findings, files }, items, ['Text', 'Photo']);

test('groups are the milestones in their order, then what belongs to all', () => {
  const { groups, toDo, pages } = report(
    [finding('title', 3)],
    item('photo', 2, { file: 'index.html', words: 'Add one.' }),
    item('heading', 1),
    item('alt', 2),
    item('address', 4),
    item('axe', null, { file: 'index.html', words: 'Name it.' }),
  );
  expect(groups.map((group) => `${group.title} ${countOf(group)}`)).toEqual([
    'Milestone 1: Text 1 of 1',
    'Milestone 2: Photo 1 of 2',
    'Milestone 4 1 of 1',
    'In every milestone: files, links and HTML 2 problems',
  ]);
  expect([toDo, pages]).toEqual([3, 1]);
});

test.each<[string, Finding[], CheckedItem[], string | undefined]>([
  ['nothing', [], [item('heading', 1)], undefined],
  ['a rule, if nothing else is wrong', [finding('title', 3)], [], 'index.html, line 3'],
  [
    'the first milestone',
    [finding('title', 3)],
    [
      item('photo', 2, { file: 'b.html', words: 'Add one.' }),
      item('heading', 1, { file: 'a.html', words: 'No.' }),
    ],
    'a.html',
  ],
  [
    'what the browser repairs',
    [finding('title', 3), finding('html', 9)],
    [item('a', 1, { file: null, words: 'No.' })],
    'index.html, line 9',
  ],
  ['what hides everything else', [finding('html', 9), finding('binary-page', null)], [], 'index.html'],
])('what to do next: %s', (_, findings, items, where) => {
  expect(report(findings, ...items).next?.where).toBe(where);
});

test('a report is saved as text and as a page, in which names are text', () => {
  const found = report([finding('b', 2)], item('photo', 1, { file: '<i>.html', words: 'Add `img`.' }));
  expect(reportAsText(found)).toBe(`Report on “my-site”
2 things to do (2 files, of which 1 is a page)

Milestone 1: Text (0 of 1)
Not yet: The photo is there.
  <i>.html: Add img.

In every milestone: files, links and HTML (1 problem)
index.html, line 2: <b> is wrong. Correct it.
`);
  const html = reportAsHtml(found);
  expect(html).toContain('<li>&lt;i&gt;.html: Add <code>img</code>.</li>');
  expect(html).toContain('<li>index.html, line 2: <code>&lt;b&gt;</code> is wrong. Correct it.</li>');
});
