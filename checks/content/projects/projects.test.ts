import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { judgeProject } from './judge-project.ts';
import { projectOf } from './projects.ts';
import type { ProjectProof } from './prove-projects.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-projects-'));
afterAll(() => rmSync(root, { recursive: true }));

const checksSource =
  "export default [\n{ id: 'one', title: 'One', passed: 'It is.', notYet: 'It is not.', milestone: 1, page: 'every', run: () => true },\n];";
const found = (name: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, '3.projects', name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const page = checkedPage(`3.projects/01.${name}.md`, '::folder-check{kilobytes=200 pages=4}\n::');
  const { problems, provable } = projectOf(page, root);
  return {
    messages: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    provable,
  };
};

test('a project without its folders is told what is missing', () => {
  expect(found('bees', { 'checks.js': checksSource }).messages).toEqual([
    '3.projects/bees/solution:null The project has no folder "solution": a complete one that passes every check.',
    '3.projects/bees/flawed:null The project has no folder "flawed": one with faults that readers make.',
    '3.projects/bees/flawed.yaml:null The project has no flawed.yaml. List what the flawed folder must fail.',
  ]);
});

test('a whole project can be proved, with what its block asks of the folder', () => {
  const files = { 'checks.js': checksSource, 'solution/index.html': '', 'flawed/index.html': '' };
  const { messages, provable } = found('ants', { ...files, 'flawed.yaml': 'checks: [one]\nrules: []' });
  expect(messages).toEqual([]);
  expect(provable).toMatchObject({
    ...{ page: '3.projects/01.ants.md', folder: '3.projects/ants' },
    ...{ needs: { bytes: 200_000, pages: 4 }, flawed: { checks: ['one'], rules: [] } },
  });
  expect(found('ants', { 'flawed.yaml': 'checks: [one]' }).messages).toEqual([
    '3.projects/ants/flawed.yaml:null "rules" must be a list of rules with their places, such as "index.html:2 language".',
  ]);
});

type Failure = ProjectProof['solution']['failures'][number];
const failure = (
  id: string,
  page: string | null = 'a.html',
  state: Failure['state'] = 'failed',
): Failure => ({
  ...{ id, page, state, words: 'It is missing.' },
});
const proof: ProjectProof = {
  project: {
    ...{ page: 'page.md', folder: 'f', checks: [], checksSource, needs: {} },
    flawed: { checks: ['one'], rules: ['a.html:2 language'] },
    flawedSource: 'checks:\n  - one\nrules:\n  - a.html:2 language\n',
  },
  solution: { rules: [], failures: [] },
  flawed: { rules: ['a.html:2 language'], failures: [failure('one'), failure('one', 'b.html')] },
};
const judged = (change: Partial<ProjectProof>) =>
  judgeProject({ ...proof, ...change }).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a whole proof has no problems, and every difference is one', () => {
  expect(judged({})).toEqual([]);
  expect(judged({ solution: { rules: ['null:null empty'], failures: [failure('one')] } })).toEqual([
    'f/solution/a.html:null The solution fails the check "one": It is missing. Correct the solution, or the check if it is too tight.',
    'f/solution:null The solution fails the rule "null:null empty". Correct the solution.',
  ]);
  expect(judged({ flawed: { rules: [], failures: [] } })).toEqual([
    'f/flawed.yaml:2 The flawed folder does not fail the check "one". Put the fault into the folder, or take the line away.',
    'f/flawed.yaml:4 The flawed folder does not fail the rule "a.html:2 language". Put the fault into the folder, or take the line away.',
  ]);
  const twice = ['a.html:2 language', 'a.html:2 language'];
  expect(judged({ flawed: { rules: twice, failures: [failure('one'), failure('two', null)] } })).toEqual([
    'f/flawed.yaml:null The flawed folder also fails the check "two" (the folder: It is missing.). Name it under "checks", or correct the folder.',
    'f/flawed.yaml:null The flawed folder also fails the rule "a.html:2 language". Name it under "rules", or correct the folder.',
  ]);
  expect(judged({ solution: { rules: [], failures: [failure('one', 'a.html', 'broken')] } })).toEqual([
    'f/checks.js:2 The check "one" has no answer for solution/a.html: It is missing.',
  ]);
});
