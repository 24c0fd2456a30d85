import { expect, test } from 'vitest';
import type { Weight } from './weight.ts';
import { weightTable } from './weight-table.ts';

const weight: Weight = {
  loadRequests: 2,
  loadBytes: 20_600,
  elements: 1000,
  styleRules: 500,
  styleBytes: 50_000,
  idleRequests: 13,
  idleBytes: 50_000,
  scriptBytes: 27_000,
  prefetchedPages: 5,
  prefetchedBytes: 24_000,
  earlyReact: 0,
};

test('every figure with its baseline, its change and its budget', () => {
  const budget = { ...weight, loadBytes: 22_000 };
  const before = { ...weight, loadBytes: 20_000, elements: 1100 };
  const { prefetchedPages: _pages, prefetchedBytes: _bytes, ...baseline } = before;
  const page = { kind: 'lesson', path: '/lesson', budget };
  expect(weightTable([page], { '/lesson': weight }, { '/lesson': baseline })).toMatchInlineSnapshot(`
    "                                                  measured  baseline          budget
    lesson, /lesson
      requests before load                                   2         2  +0.0 %       2
      bytes before load                                 20,600    20,000  +3.0 %  22,000
      elements in the document                           1,000     1,100  −9.0 %   1,000
      style rules in the document                          500       500  +0.0 %     500
      bytes of styles in the document                   50,000    50,000  +0.0 %  50,000
      requests until idle                                   13        13  +0.0 %      13
      bytes until idle                                  50,000    50,000  +0.0 %  50,000
      bytes of script until idle                        27,000    27,000  +0.0 %  27,000
      prefetched pages                                       5         –               5
      bytes of prefetched pages                         24,000         –          24,000
      React roots and scripts before the reader acts         0         0  +0.0 %       0"
  `);
});
