import { expect, test } from 'vitest';
import { type BodyNode, isBodyElement } from '#schema/page/body.ts';
import type { QualityFigures, QualityName, QualityPart, QualityReport } from '#schema/quality.ts';
import { fillQuality } from './fill-quality.ts';

const report: QualityReport = {
  pages: [
    { kind: 'lesson', pages: 2, words: 1900 },
    { kind: 'index', pages: 1, words: 100 },
  ],
  facts: {
    total: 2768,
    shared: 696,
    ruled: 41,
    things: [['link types', 27]],
    sources: [
      { name: 'standard', version: 'vnu-jar 1.0.0', facts: 1569 },
      { name: 'html-aam', version: null, facts: 4 },
    ],
  },
  links: { links: 3681, anchors: 12 },
  sizes: [
    { kind: 'lesson', count: 2, median: 2400, largest: 4000, at: { path: '/a', title: 'A' } },
    { kind: 'index', count: 1, median: 900, largest: 900, at: { path: '/', title: 'Home' } },
  ],
  shared: { styles: 15_700, script: 2800 },
  sharePictures: null,
  record: {},
  content: 'now',
};

const entry = <Name extends QualityName>(figures: QualityFigures[Name], content = 'now') => ({
  day: '2026-11-15',
  content,
  figures,
});
const unit = entry<'unit'>({ files: 9, tests: 1200, passed: 1199, failed: 0, skipped: 1 });

/** The part as plain lines: table rows as their cells, anything else as text. */
function linesOf(part: QualityPart, record: QualityReport['record'] = {}, more = {}): string[] {
  const { nodes } = fillQuality(
    { nodes: [['section', {}, ['quality', { part }]]], toc: [], words: 0 },
    { ...report, ...more, record },
  );
  return nodes.flatMap(lines);
}

function lines(node: BodyNode): string[] {
  if (typeof node === 'string') return [node];
  if (!isBodyElement(node)) return [];
  const [tag, , ...children] = node;
  if (tag === 'tr') return [children.map((cell) => lines(cell).join('')).join(' | ')];
  if (tag === 'div') return [children.map((cell) => lines(cell).join('')).join(': ')];
  return children.flatMap(lines);
}

test('without a report the block says where figures come from, and the rest of the body stays', () => {
  const body = { nodes: ['Before', ['quality', { part: 'pages' }]] as BodyNode[], toc: [], words: 1 };
  expect(fillQuality(body, null)).toEqual({
    ...body,
    nodes: ['Before', ['p', {}, 'The figures come with a build of the site.']],
  });
});

test('pages and words are listed by kind and summed up', () => {
  expect(linesOf('pages')).toEqual([
    'Kind of page | Pages | Words',
    'Lessons | 2 | 1,900',
    'Start pages and lists | 1 | 100',
    'All together | 3 | 2,000',
  ]);
});

test('facts come with their sources and the number of rulings', () => {
  expect(linesOf('facts')).toEqual([
    '2,768 facts, 696 of them stated by more than one source. ',
    'Sources disagreed on 41; a written ruling settles each of these.',
    'Source | Read in | Facts',
    'HTML Standard | vnu-jar 1.0.0 | 1,569',
    'HTML Accessibility API Mappings | the document itself | 4',
    'What the facts are about | Number',
    'Link types | 27',
  ]);
});

test('nothing is claimed that no check has told', () => {
  const words = 'Not recorded: no result of this check has been kept yet.';
  for (const part of ['examples', 'tests', 'accessibility', 'budgets'] as const)
    expect([part, linesOf(part)]).toEqual([part, [words]]);
  expect(linesOf('links')).toEqual([
    'Where | Links | To a heading | Dead',
    'In the texts | 3,681 | 12 | 0',
    'Not recorded: the finished documents have not been looked at yet.',
  ]);
  expect(linesOf('summary')).toEqual([
    'Pages: 3',
    'Words: 2,000',
    'Facts with a source: 2,768',
    'Dead links in the texts: 0',
  ]);
});

test('a result has its day, and says when the content has changed since', () => {
  const figures = { files: 4, tests: 50, passed: 48, failed: 2, skipped: 0 };
  expect(linesOf('tests', { unit, browser: entry<'browser'>(figures, 'then') })).toEqual([
    'Tests | Passed | Failed | Left out',
    'Of functions | 1,199 | 0 | 1',
    'In a browser | 48 | 2 | 0',
    'Last runs: functions 15 November 2026; browser 15 November 2026, before the content last changed.',
  ]);
  expect(linesOf('tests', { unit }).slice(2)).toEqual([
    'In a browser | not recorded | not recorded | not recorded',
    'Last runs: functions 15 November 2026; browser not recorded.',
  ]);
});

test('what the checks found is shown as they told it', () => {
  const record = {
    content: entry<'content'>({
      pages: 3,
      rules: 25,
      examples: 1681,
      wrongOnPurpose: 584,
      questions: 125,
      errors: 1,
      warnings: 2,
    }),
    axe: entry<'axe'>({ pages: 3, modes: 2, findings: 4 }),
    site: entry<'site'>({ pages: 5, links: 900, anchors: 80, dead: 1, orphans: 0 }),
  };
  expect(linesOf('examples', record).slice(1)).toEqual([
    'Pages | 3',
    'Rules that they are held against | 25',
    'HTML examples, with three tools | 1,681',
    'Of these, wrong on purpose | 584',
    'Questions with one right answer | 125',
    'Errors left | 1',
    'Warnings left | 2',
    'Last checked on 15 November 2026.',
  ]);
  expect(linesOf('accessibility', record).slice(1, 4)).toEqual([
    'Pages | 3',
    'Colours | light and dark',
    'Findings | 4',
  ]);
  expect(linesOf('links', record).slice(2)).toEqual([
    'In the documents | 900 | 80 | 1',
    'Finished documents | Number',
    'Documents looked at | 5',
    'Pages to which nothing leads | 0',
    'Faults that the validators found | not recorded',
    'Pages over the size of their kind | not recorded',
    'Last checked on 15 November 2026.',
  ]);
  expect(linesOf('summary', { ...record, unit, browser: unit }).slice(3)).toEqual([
    'Examples checked: 1,681',
    'Tests passed: 2,398',
    'Dead links in the texts: 0',
    'axe findings on 3 pages: 4',
  ]);
});

test('a missed budget is called missed', () => {
  const rows = [
    { what: 'HTML + CSS', value: '22.1 kB', budget: '≤ 25 kB', holds: true },
    { what: 'first paint', value: '671 ms', budget: '≤ 650 ms', holds: false },
  ];
  expect(linesOf('budgets', { bench: entry<'bench'>({ rows }) })).toEqual([
    '1 of 2 budgets hold.',
    'What is measured | Result | Measured | Budget',
    'HTML + CSS | Holds | 22.1 kB | ≤ 25 kB',
    'First paint | Missed | 671 ms | ≤ 650 ms',
    'Last checked on 15 November 2026.',
  ]);
});

test('sizes are numbers, with the largest page and what all pages share', () => {
  const sharePictures = { count: 3, median: 31_000, largest: 48_800 };
  expect(linesOf('sizes', {}, { sharePictures })).toEqual([
    'Kind of page | Median | Largest | The largest page',
    'Lessons | 2.4 kB | 4.0 kB | A',
    'Start pages and lists | 0.9 kB | 0.9 kB | Home',
    'One block stands for 1 kB: green up to the median page, grey up to the largest.',
    'What pages share | Size',
    'Stylesheet, kept by the browser | 15.7 kB',
    'First script, kept by the browser | 2.8 kB',
    'Picture for previews, median | 31.0 kB',
    'Picture for previews, largest | 48.8 kB',
  ]);
  expect(linesOf('sizes')).not.toContain('Picture for previews, median | 31.0 kB');
});

test('a bar is filled up to the median and grey up to the largest, in blocks of a round size', () => {
  const bars = (largest: number) => {
    const sizes = report.sizes.map((size) => ({ ...size, largest }));
    const { nodes } = fillQuality(
      { nodes: [['quality', { part: 'sizes' }]], toc: [], words: 0 },
      { ...report, sizes },
    );
    return JSON.stringify(nodes).match(/\["span",\{"class":"size-blocks".*?\]\]/g)?.[0];
  };
  const on = '["span",{"class":"on"}]';
  const off = '["span",{}]';
  expect(bars(4000)).toBe(
    `["span",{"class":"size-blocks","aria-hidden":"true"},${[on, on, off, off].join(',')}]`,
  );
  // 33 kB do not fit into 32 blocks of 1 kB.
  expect(bars(33_000)?.match(/\["span",\{(?:"class":"on")?\}\]/g)).toHaveLength(17);
});
