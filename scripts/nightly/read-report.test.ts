import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const spec = (title: string, ok: boolean, duration: number, findings?: string, said: string[] = []) => ({
  title,
  ok,
  tests: [
    {
      annotations: findings === undefined ? [] : [{ type: 'axe findings', description: findings }],
      results: [{ duration, errors: said.map((message) => ({ message })) }],
    },
  ],
});

const report = {
  config: {},
  suites: [
    {
      file: 'every-page.spec.ts',
      specs: [
        spec('/', true, 1500, '0'),
        spec('/cs', false, 2500, '3', ['\u001b[31mlink\u001b[39m: no name']),
      ],
    },
    {
      file: 'crawl.spec.ts',
      specs: [],
      suites: [{ file: 'crawl.spec.ts', specs: [spec('part', true, 10)] }],
    },
  ],
};

test('each file of tests is a row, with its time and what failed in it', () => {
  const { files } = readReport(report);
  expect(
    files.map(({ name, what, findings, milliseconds }) => [name, what, findings.length, milliseconds]),
  ).toEqual([
    ['every-page.spec.ts', '2 tests', 1, 4000],
    ['crawl.spec.ts', '1 test', 0, 10],
  ]);
});

test('a failed test is told with its words, without colours', () => {
  expect(readReport(report).failures).toEqual(['every-page.spec.ts: /cs\nlink: no name']);
});

test('pages that axe has looked at are counted, and what it found is added up', () => {
  expect(readReport(report).axe).toEqual({ pages: 2, findings: 3 });
});

test('a report of another shape is refused', () => {
  expect(() => readReport({ suites: [{ file: 'x' }] })).toThrow();
});
