import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CheckResult } from '#schema/page/quest.ts';
import { checkedPage } from '../checked-page.ts';
import { exercisesOf } from './exercises.ts';
import { judgeExercise } from './judge-exercise.ts';
import type { ExerciseProof, ProvedAnswer } from './prove-exercises.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-exercises-'));
afterAll(() => rmSync(root, { recursive: true }));

const found = (text: string) => exercisesOf(checkedPage('guide/1.page.md', text), root);
const predict = (choices: string) =>
  `::exercise{#a kind="predict" title="A"}\n\`\`\`html fragment\n<h2>Bees</h2>\n\`\`\`\n\nWhat?\n\n${choices}\n::`;

test.each([
  ['- [x] heading "Bees", level 2\n- [ ] heading "Bees", level 3\n- [ ] text "Bees"', []],
  [
    '- [x] heading "Bees", level 1\n- [ ] link "Bees"\n- [ ] heading',
    [
      'Assistive technology does not get the right choice heading "Bees", level 1. It gets: heading "Bees", level 2.',
    ],
  ],
  [
    '- [x] heading "Bees", level 2\n- [ ] heading "Bees"\n- [ ] heading',
    ['The wrong choice heading "Bees" is a line that assistive technology gets. Change it, or the code.'],
  ],
])('choices are compared with the accessibility tree: %#', (choices, messages) => {
  expect(found(predict(choices)).problems.map(({ message }) => message)).toEqual(messages);
});

test('an exercise with too few wrong answers is reported with its folder', () => {
  const folder = join(root, 'guide/exercises/page/b');
  mkdirSync(join(folder, 'wrong'), { recursive: true });
  for (const name of ['starter.html', 'solution.html', 'wrong/one.html'])
    writeFileSync(join(folder, name), '<p>');
  writeFileSync(
    join(folder, 'checks.js'),
    "export default [{ id: 'one', title: 'One', passed: 'It is.', notYet: 'It is not.', run: () => true }];",
  );
  const { problems, provable } = found('::exercise{#b kind="fix" title="B"}\nDo it.\n::');
  expect(problems.map(({ also }) => also)).toEqual(['guide/1.page.md']);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'guide/exercises/page/b/wrong: The exercise "b" has 1 wrong answers, and needs 3: pages that look right and fail a check.',
  ]);
  expect(provable).toMatchObject([{ folder: 'guide/exercises/page/b', checks: ['one'] }]);
});

const failure = (id: string): CheckResult => ({ id, state: 'failed', words: 'It is missing.' });
const answer = (name: string, ...ids: string[]): ProvedAnswer => ({ name, failures: ids.map(failure) });
const proof: ExerciseProof = {
  exercise: {
    ...{ page: 'page.md', folder: 'f', starter: '', solution: '', wrong: [], checks: ['one', 'two'] },
    checksSource: "export default [{ id: 'one' },\n{ id: 'two' }];",
  },
  starter: answer('starter', 'one'),
  solution: answer('solution'),
  wrong: [answer('a', 'one'), answer('b', 'two')],
  rewrites: Array.from({ length: 20 }, (_, at) => answer(`rewrite ${at}`)),
};
const judged = (change: Partial<ExerciseProof>) =>
  judgeExercise({ ...proof, ...change }).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a check of the lesson alone reports problems of its exercises', () => {
  expect(judgeExercise({ ...proof, starter: answer('starter') })).toMatchObject([
    { file: 'f/starter.html', also: 'page.md' },
  ]);
});

test('a whole proof has no problems, and every gap is one', () => {
  expect(judged({})).toEqual([]);
  expect(judged({ starter: answer('starter') })).toEqual([
    'f/starter.html:null The starter passes every check, so there is nothing to do. Put the fault into it.',
  ]);
  expect(judged({ solution: answer('solution', 'two') })).toEqual([
    'f/solution.html:null The solution fails the check "two": It is missing. Correct the solution, or the check if it is too tight.',
  ]);
  expect(judged({ wrong: [answer('a', 'one'), answer('b')] })).toEqual([
    'f/wrong/b.html:null The wrong answer passes every check. Let a check notice its fault, or remove it.',
    'f/checks.js:2 Neither the starter nor a wrong answer fails the check "two". Add a wrong answer that does, or leave the check out.',
  ]);
  expect(judged({ rewrites: [answer('other quotes', 'one'), ...proof.rewrites.slice(1)] })).toEqual([
    'f/checks.js:1 The check "one" refuses another way to write the solution (other quotes): It is missing. Look at what users get, not at how it is written.',
  ]);
  expect(judged({ rewrites: proof.rewrites.slice(1) })).toEqual([
    'f/solution.html:null The solution can be written in only 19 other ways, and a proof needs 20. Make the page a little longer.',
  ]);
});
