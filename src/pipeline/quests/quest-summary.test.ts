import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem, type Problem, reportTo } from '../problem.ts';
import { questSummaryOf } from './quest-summary.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a page of a quest that is nested without end is named with its line', async () => {
  const checks = `export default [{ id: 'a', title: 'A', passed: 'A.', notYet: 'Not A.', run() {} }];\n`;
  const files = {
    'checks.js': checks,
    'starter/index.html': '<p>One\n',
    'solution-a/index.html': `<p>One\n${'<div>'.repeat(15_000)}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'quests/one', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const problems: Problem[] = [];
  await questSummaryOf({
    root,
    file: 'quests/one/index.md',
    path: '/quests/one',
    includes: new Map(),
    report: reportTo(problems, 'quests/one/index.md'),
  });
  expect(problems.map((problem) => formatProblem(problem, 'content'))).toEqual([
    'content/quests/one/index.md error: solution-a/index.html, line 2: The HTML is nested more than 512 levels deep. Close what is open, or write it flatter.',
  ]);
});
