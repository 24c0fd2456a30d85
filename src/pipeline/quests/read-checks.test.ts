import { expect, test } from 'vitest';
import { readChecks } from './read-checks.ts';

const check = (fields: string) =>
  `export default [\n  {\n    id: 'one',\n    title: 'One',\n    passed: 'Yes.',\n    notYet: 'No.',\n    run: () => true,\n    ${fields}\n  },\n];\n`;
const messageOf = async (source: string) => {
  const read = await readChecks(source);
  return read.ok ? read.checks : `${read.line} ${read.message}`;
};

test('what is listed of a check', async () => {
  expect(await messageOf(check(''))).toEqual([{ id: 'one', title: 'One', passed: 'Yes.' }]);
});

test('what is wrong with a module is said with its line', async () => {
  expect(await messageOf('export default [')).toMatchInlineSnapshot(
    `"1 The checks cannot be loaded: Unexpected end of input."`,
  );
  expect(await messageOf('export const checks = [];')).toMatchInlineSnapshot(
    `"1 The module exports no checks. Write "export default [ … ];"."`,
  );
  expect(await messageOf(check('title: undefined'))).toMatchInlineSnapshot(
    `"3 A check has no "title": two or three words that name it."`,
  );
  expect(await messageOf(check('notYet: ""'))).toMatchInlineSnapshot(
    `"3 A check has no "notYet": a sentence about what somebody who uses the page would notice."`,
  );
  expect(await messageOf(check('run: true'))).toMatchInlineSnapshot(
    `"3 A check has no "run": a function that is given the kit."`,
  );
  expect(await messageOf(check("id: 'Two Words'"))).toMatchInlineSnapshot(
    `"8 The "id" of a check is made of small letters, digits and hyphens."`,
  );
  expect(await messageOf(check('').replace('];', `${check('').slice(17, -3)}];`))).toMatchInlineSnapshot(
    `"3 Two checks have the id "one". Rename one."`,
  );
});
