import { expect, test } from 'vitest';
import { readChecks } from './read-checks.ts';

const check = (fields: string) =>
  `export default [\n  {\n    id: 'one',\n    title: 'One',\n    passed: 'Yes.',\n    notYet: 'No.',\n    run: () => true,\n    ${fields}\n  },\n];\n`;
const messageOf = (source: string) => {
  const read = readChecks(source);
  return read.ok ? read.checks : `${read.line} ${read.message}`;
};

test('what is listed of a check', () => {
  expect(messageOf(check(''))).toEqual([{ id: 'one', title: 'One', passed: 'Yes.' }]);
});

test('code of the module is not run', () => {
  const source = [
    "globalThis.wasRun = 'top level';",
    "import { writeFileSync } from 'node:fs';",
    `const name = (() => { globalThis.wasRun = 'function'; })();`,
    check('clock: (globalThis.wasRun = true),'),
  ].join('\n');
  expect(readChecks(source)).toEqual({ ok: true, checks: [{ id: 'one', title: 'One', passed: 'Yes.' }] });
  expect(messageOf(`throw new Error();\n${check('')}`)).toHaveLength(1);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('a check is written in the usual forms', () => {
  const source = `
    // Words that several checks share.
    const start = 'The page ';
    const ways = {};
    async function runIt(kit) { return kit; }
    const last = { id: 'c', title: 'C', passed: 'Yes.', notYet: 'No.', run: runIt };
    const checks = [
      // The first.
      { id: \`a\`, title: "A", passed: start + 'is “right”.', notYet: 'It isn\\'t.', async run(kit) { return true; } },
      { id: 'b', /* the second */ title: 'B', passed: \`\${''}\`.length ? '' : 'x', notYet: 'No.', run: ways.b },
      last,
    ];
    export default checks;`;
  expect(messageOf(source)).toBe(
    '10 The "passed" of this check is computed, but the file is only read, never run. Write the text in quotation marks.',
  );
  expect(messageOf(source.replace(/`\$\{''\}`.length \? '' : 'x'/, "'Yes.'"))).toEqual([
    { id: 'a', title: 'A', passed: 'The page is “right”.' },
    { id: 'b', title: 'B', passed: 'Yes.' },
    { id: 'c', title: 'C', passed: 'Yes.' },
  ]);
});

test('what is wrong with a module is said with its line', () => {
  expect(messageOf('export default [')).toMatchInlineSnapshot(
    `"1 Syntax error: the file is not valid JavaScript from this line on. Check its brackets, commas and quotation marks."`,
  );
  expect(messageOf('export const checks = [];')).toMatchInlineSnapshot(
    `"1 The module exports no checks. Write "export default [ … ];"."`,
  );
  expect(messageOf(check('title: undefined'))).toMatchInlineSnapshot(
    `"8 A check has no "title": two or three words that name it."`,
  );
  expect(messageOf(check('notYet: ""'))).toMatchInlineSnapshot(
    `"8 A check has no "notYet": a sentence about what a user of the page would notice."`,
  );
  expect(messageOf(check('run: true'))).toMatchInlineSnapshot(
    `"8 A check has no "run": a function that is given the kit."`,
  );
  expect(messageOf(check("id: 'Two Words'"))).toMatchInlineSnapshot(
    `"8 The "id" of a check is made of small letters, digits and hyphens."`,
  );
  expect(messageOf(check('').replace('];', `${check('').slice(17, -3)}];`))).toMatchInlineSnapshot(
    `"11 Two checks have the id "one". Rename one."`,
  );
  expect(messageOf(check('...others,'))).toMatchInlineSnapshot(
    `"2 This check cannot be read without running the file. Write it out as { id: …, title: …, passed: …, notYet: …, run: … }, without "..." and without a call."`,
  );
  expect(messageOf(`export default [\n  ...others,\n];`)).toMatchInlineSnapshot(
    `"2 This check cannot be read without running the file. Write it out as { id: …, title: …, passed: …, notYet: …, run: … }, without "..." and without a call."`,
  );
  expect(messageOf('const list = made();\nexport default list;')).toMatchInlineSnapshot(
    `"1 The default export is not a list that can be read without running the file. Write "export default [ … ];" with every check inside."`,
  );
  expect(messageOf("export default 'checks';")).toMatchInlineSnapshot(
    `"1 The default export is not a list that can be read without running the file. Write "export default [ … ];" with every check inside."`,
  );
  expect(messageOf('export default [\n  1,\n];')).toMatchInlineSnapshot(
    `"1 A check has no "id". Write one, such as id: 'one-heading'."`,
  );
});
