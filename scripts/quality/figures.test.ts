import { expect, test } from 'vitest';
import { checkedPage } from '#checks/content/checked-page.ts';
import { browserFigures, isWholeRun as isWholeBrowserRun } from './browser-reporter.ts';
import { budgetRows } from './budget-rows.ts';
import { contentFigures } from './content-figures.ts';
import { failuresOf, projectOfRun, unitFigures } from './unit-reporter.ts';

test('only a run of everything is kept', () => {
  expect(projectOfRun(['node', 'vitest', 'run', '--project', 'unit'])).toBe('unit');
  expect(projectOfRun(['node', 'vitest', 'run', '--project', 'unit', 'src/lib'])).toBe(null);
  expect(projectOfRun(['node', 'vitest', 'run', '-t', 'a title'])).toBe(null);
  expect(projectOfRun(['node', 'vitest'])).toBe(null);
  expect(isWholeBrowserRun(['node', 'playwright', 'test'])).toBe(true);
  expect(isWholeBrowserRun(['node', 'playwright', 'test', '--shard=1/2'])).toBe(false);
});

test('unit tests are counted by their state; what did not run was left out', () => {
  expect(unitFigures(2, ['passed', 'passed', 'failed', 'skipped', 'pending'])).toEqual({
    files: 2,
    tests: 5,
    passed: 2,
    failed: 1,
    skipped: 2,
  });
});

test('failed tests are listed with their messages, and so is a file that could not be loaded', () => {
  const tests = [
    { fullName: 'a > passes', result: () => ({ state: 'passed' }) },
    { fullName: 'a > fails', result: () => ({ state: 'failed', errors: [{ message: 'no', diff: '- 1' }] }) },
  ];
  const children = { allTests: () => tests };
  expect(failuresOf({ moduleId: 'a.test.ts', children, errors: () => [{ message: 'no module' }] })).toEqual([
    { file: 'a.test.ts', test: 'the file itself', message: 'no module' },
    { file: 'a.test.ts', test: 'a > fails', message: 'no\n- 1' },
  ]);
});

test('a browser test that passed at the second try counts as failed', () => {
  const of = (outcome: 'expected' | 'unexpected' | 'flaky' | 'skipped', file: string) => ({
    outcome: () => outcome,
    location: { file, line: 1, column: 1 },
  });
  expect(
    browserFigures([
      of('expected', 'a'),
      of('expected', 'a'),
      of('flaky', 'b'),
      of('unexpected', 'b'),
      of('skipped', 'b'),
    ]),
  ).toEqual({ files: 2, tests: 5, passed: 2, failed: 2, skipped: 1 });
});

test('a measurement with a budget takes the words of the rows it belongs to', () => {
  const row = (what: string, budget: string | null = null, holds: boolean | null = null) => ({
    what,
    value: '1',
    budget,
    holds,
  });
  expect(
    budgetRows([
      row('build'),
      row('  memory', '≤ 2', true),
      row('    of one process', '≤ 1', true),
      row('  output'),
      row('loading'),
      row('  first paint', '≤ 0', false),
      row('shift', '0', true),
    ]),
  ).toEqual([
    { what: 'build: memory', value: '1', budget: '≤ 2', holds: true },
    { what: 'build: memory: of one process', value: '1', budget: '≤ 1', holds: true },
    { what: 'loading: first paint', value: '1', budget: '≤ 0', holds: false },
    { what: 'shift', value: '1', budget: '0', holds: true },
  ]);
});

test('the check of the content counts pages, examples, questions and what is left', () => {
  const text = `# Page

\`\`\`html example
<p>Right</p>
\`\`\`

\`\`\`html bad="image-alt"
<img src="a.png">
\`\`\`

\`\`\`html
<p>Claims nothing</p>
\`\`\`

::question
Which?

- [x] This
- [ ] That
::
`;
  const problem = (severity: 'error' | 'warning') => ({
    code: 'check-length' as const,
    severity,
    file: 'a.md',
    line: 1,
    message: '',
  });
  expect(
    contentFigures([checkedPage('a.md', text)], 25, [
      problem('error'),
      problem('warning'),
      problem('warning'),
    ]),
  ).toEqual({
    pages: 1,
    rules: 25,
    examples: 2,
    wrongOnPurpose: 1,
    questions: 1,
    errors: 1,
    warnings: 2,
  });
});
