import { expect, test } from 'vitest';
import { formatReport } from './report.ts';

test('stages, slow files and counts', () => {
  const stages = [
    { name: 'check', state: 'passed' as const, milliseconds: 21_040 },
    { name: 'browser', state: 'failed' as const, milliseconds: 180_000 },
    { name: 'later', state: 'not run' as const, milliseconds: 0 },
  ];
  const runs = [
    {
      passed: 7,
      failed: 0,
      skipped: 0,
      files: { 'src/a.test.ts': 12, 'tests/build.test.ts': 20_000 },
      failures: [],
    },
    {
      passed: 300,
      failed: 1,
      skipped: 2,
      files: { 'tests/e2e/a.spec.ts': 6400 },
      failures: [{ file: 'tests/e2e/a.spec.ts', test: 'the menu opens', message: 'expected 1\nreceived 2' }],
    },
  ];
  expect(formatReport(stages, runs, 200_000)).toMatchInlineSnapshot(`
    "Stage    Seconds  Result
    check       21.0  passed
    browser    180.0  failed
    later        0.0  not run
    Total      200.0

    Slowest test files   Seconds
    tests/build.test.ts     20.0
    tests/e2e/a.spec.ts      6.4
    src/a.test.ts            0.0

    Failed: tests/e2e/a.spec.ts › the menu opens
      expected 1
      received 2

    307 passed, 1 failed, 2 skipped"
  `);
});

test('a long message is cut', () => {
  const message = Array.from({ length: 23 }, (_, at) => `line ${at + 1}`).join('\n');
  const failures = [{ file: '', test: 'outside of tests', message }];
  const report = formatReport([], [{ passed: 0, failed: 1, skipped: 0, files: {}, failures }], 0);
  expect(report).toContain('\nFailed: outside of tests\n  line 1\n');
  expect(report).toContain('\n  line 20\n  … 3 more lines\n\n0 passed, 1 failed');
});

test('ten files at most', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`file-${at}`, at * 1000]));
  const report = formatReport([], [{ passed: 12, failed: 0, skipped: 0, files, failures: [] }], 0);
  expect(report.match(/file-\d+/g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `file-${at}`));
  expect(report).toMatch(/\n12 passed, 0 failed$/);
});
