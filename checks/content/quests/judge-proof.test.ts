import { expect, test } from 'vitest';
import type { CheckResult } from '#schema/page/quest.ts';
import { judgeProof } from './judge-proof.ts';
import { readProof } from './proof-file.ts';
import { missingReasons, mutantCounts, proofTable } from './proof-table.ts';
import type { ProvedAnswer, QuestProof } from './prove-quest.ts';

/** An answer that fails these of two checks. */
const answer = (name: string, ...failed: string[]): ProvedAnswer => ({
  name,
  results: ['one', 'two'].map(
    (id): CheckResult =>
      failed.includes(id)
        ? { id, state: 'failed', words: 'Not yet.' }
        : failed.includes(`${id} broken`)
          ? { id, state: 'broken', words: 'It threw.' }
          : { id, state: 'passed', words: 'Yes.' },
  ),
});
const many = (name: string, ...failed: string[]) =>
  Array.from({ length: 30 }, (_, at) => answer(`${name}: ${at}`, ...failed));

function proved(more: Partial<QuestProof> = {}, survivors: [string, string][] = []): QuestProof {
  const folder = '2.quests/a';
  const checksSource = "export default [\n  { id: 'one' },\n  { id: 'two' },\n]";
  return {
    slug: 'a',
    quest: { folder, starter: [], solutions: [], wrong: [], checksSource, proof: '', read: [] },
    checks: ['one', 'two'].map((id) => ({ id, title: id, passed: '' })),
    proof: { wrong: { slip: ['one'] }, survivors: new Map(survivors) },
    starter: answer('starter', 'one'),
    solutions: [answer('a'), answer('b')],
    wrong: [answer('slip', 'one')],
    mutants: [...many('a', 'one'), ...many('b', 'two')],
    unrun: [],
    ...more,
  };
}

const told = (proof: QuestProof) =>
  judgeProof(proof).map(({ file, line, message }) => `${file.slice(11)}:${line} ${message}`);

test('a quest that is proved', () => {
  expect(told(proved())).toEqual([]);
  expect(mutantCounts(proved())).toEqual({ made: 60, killed: 60, explained: 0 });
});

test('a changed solution that was not run for its reason counts as made and as explained', () => {
  const some = { mutants: [...many('a', 'one'), ...many('b', 'two').slice(1)], unrun: ['b: <p> is gone'] };
  const explained = proved(some, [['b: <p> *', 'Out of scope.']]);
  expect(told(explained)).toEqual([]);
  expect(mutantCounts(explained)).toEqual({ made: 60, killed: 59, explained: 1 });
  expect(told(proved(some, [...explained.proof.survivors, ['b: <b> *', 'Out of scope.']]))).toEqual([
    'proof.yaml:null No changed solution that passes is called "b: <b> *". Remove it from "survivors".',
  ]);
});

test('what a proof can show', () => {
  expect(told(proved({ starter: answer('starter') }))).toMatchInlineSnapshot(`
    [
      "starter:null The starter passes every check, so there is nothing to do. Put the fault of the story into it.",
    ]
  `);
  expect(told(proved({ solutions: [answer('a'), answer('b', 'two')] }))).toMatchInlineSnapshot(`
    [
      "solution-b:null Solution B fails the check "two": Not yet. Correct the solution, or the check if it is too tight.",
    ]
  `);
  expect(told(proved({ wrong: [answer('slip')] }))).toMatchInlineSnapshot(`
    [
      "proof.yaml:null The wrong answer "slip" passes "one", which it should fail. The check is too loose, or proof.yaml is wrong.",
    ]
  `);
  expect(told(proved({ wrong: [answer('slip', 'one', 'two')] }))).toMatchInlineSnapshot(`
    [
      "proof.yaml:null The wrong answer "slip" also fails "two": Not yet. Keep to one fault, or name the check in proof.yaml.",
    ]
  `);
  expect(told(proved({ mutants: [...many('a', 'one'), ...many('b', 'one')] }))).toMatchInlineSnapshot(`
    [
      "checks.js:3 No changed solution fails the check "two". Is there a page that is wrong and passes it? Ask for more, or leave the check out.",
    ]
  `);
  expect(
    told(proved({ mutants: [...many('a', 'one'), ...many('b', 'two').slice(1)] })),
  ).toMatchInlineSnapshot(`
    [
      "solution-b:null Only 29 changes can be made to solution B, and a proof needs 30. Make the page a little longer.",
    ]
  `);
  expect(told(proved({ wrong: [answer('slip', 'one', 'two broken')] }))).toMatchInlineSnapshot(`
    [
      "checks.js:3 The check "two" has no answer for "slip": It threw.",
    ]
  `);
});

test('a change that nothing notices needs a reason, and a reason needs a change', () => {
  const mutants = [
    ...many('a', 'one'),
    ...many('b', 'two'),
    answer('a: <p> is gone'),
    answer('b: <p> is gone'),
  ];
  expect(told(proved({ mutants }))).toMatchInlineSnapshot(`
    [
      "proof.yaml:null Nothing notices 2 changes to the solutions, such as: a: <p> is gone. Let a check notice them, or say under "survivors" why they may pass. "npm run check:quest -- a" lists them.",
    ]
  `);
  expect(missingReasons(proved({ mutants }))).toMatchInlineSnapshot(`
    "survivors:
      - reason: …
        mutants:
          - "a: <p> is gone"
          - "b: <p> is gone""
  `);
  const explained = proved({ mutants }, [['*: <p> is gone', 'Out of scope.']]);
  expect(told(explained)).toEqual([]);
  expect(mutantCounts(explained)).toEqual({ made: 62, killed: 60, explained: 2 });
  expect(told(proved({}, [['a: <b> is gone', 'Out of scope.']]))).toMatchInlineSnapshot(`
    [
      "proof.yaml:null No changed solution that passes is called "a: <b> is gone". Remove it from "survivors".",
    ]
  `);
});

test('a page that never ends has been noticed', () => {
  const endless: ProvedAnswer = {
    name: 'a: x',
    results: [{ id: 'one', state: 'broken', words: '', isEndless: true }],
  };
  expect(told(proved({ mutants: [...proved().mutants, endless] }))).toEqual([]);
});

test('the table', () => {
  expect(proofTable(proved())).toMatchInlineSnapshot(`
    "check  starter  a   b   1      mutants
    one    fails    ok  ok  fails  30
    two    ok       ok  ok  ok     30
    wrong answers: 1 slip"
  `);
});

test('proof.yaml is explained where it is not in its form', () => {
  const message = (text: string | null) => {
    const read = readProof(text);
    return read.ok ? 'fine' : `${read.line} ${read.message}`;
  };
  expect(message('wrong:\n  a: [one]\nsurvivors:\n  - reason: Out of scope.\n    mutants: [x]\n')).toBe(
    'fine',
  );
  expect(message(null)).toMatchInlineSnapshot(
    `"null The quest has no proof.yaml. Write one that begins with "wrong:"."`,
  );
  expect(message('wrong: a: b')).toMatchInlineSnapshot(
    `"1 The file is not YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics"."`,
  );
  expect(message('survivors: []')).toMatchInlineSnapshot(
    `"null "wrong" must name each wrong answer with the checks that it fails, such as "no-title: [title]"."`,
  );
  expect(message('wrong: {}\nsurvivors: none')).toMatchInlineSnapshot(
    `"2 "survivors" must be a list of groups, each with a "reason" and the "mutants" that it holds for."`,
  );
});
