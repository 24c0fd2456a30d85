// A small guide in a folder of its own, and the problems reported when a step does not match its description.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openVerdicts } from '../../verdicts/verdicts.ts';
import { readPages } from '../checked-page.ts';
import { checkGuides, recordGuides } from './guides.ts';
import { readTap } from './run-tests.ts';

let root: string;
/** Never saved, so that no test reuses the results of another. */
const verdicts = openVerdicts({ folder: join(tmpdir(), 'plinth-no-verdicts'), share: 0, seed: '' });

const guide = '4.build-own/1.sum';
const page = (number: number) => `---\ntitle: "Step ${number}: more"\nminutes: 20\n---\n\nWords.\n`;
const testOf = (name: string, left: string) => `test('${name}', () => assert.equal(${left}, 3));\n`;
const head = (names: string) =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { ${names} } from './sum.js';\n`;

/** Two steps: the first adds two numbers, the second any number of them, and a function of its own. */
const files: Record<string, string> = {
  'index.md': '---\ntitle: Sum\nminutes: 40\nsteps: 2\n---\n\nWords.\n',
  '1-two.md': page(1),
  '2-many.md': page(2),
  'steps/01/sum.js': 'export const sum = (a, b) => a + b;\n',
  'steps/01/sum.test.js': head('sum') + testOf('two', 'sum(1, 2)'),
  'steps/02/sum.js': 'export const sum = (...all) => all.reduce((a, b) => a + b);\n',
  'steps/02/sum.test.js': head('sum') + testOf('two', 'sum(1, 2)') + testOf('three', 'sum(1, 1, 1)'),
};

const write = (name: string, text: string) => {
  const file = join(root, guide, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-guides-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function input() {
  const pages = await readPages(root);
  return { contentDir: root, pages, wanted: pages, verdicts };
}

/** Each problem as `file:line message`. */
async function problems(): Promise<string[]> {
  const found = await checkGuides(await input());
  return found.map(({ file, line, message }) => `${file.replace(`${guide}/`, '')}:${line} ${message}`);
}

test('what is recorded is what running the tests shows', async () => {
  expect(await recordGuides(await input())).toEqual([`${guide}/steps/tests.json`]);
  expect(JSON.parse(readFileSync(join(root, guide, 'steps/tests.json'), 'utf8'))).toEqual({
    1: {
      files: expect.stringMatching(/^[\da-f]{16}$/),
      tests: { total: 1, added: 1 },
      before: { passed: 0, failed: 0, blocked: 1 },
    },
    2: {
      files: expect.stringMatching(/^[\da-f]{16}$/),
      tests: { total: 2, added: 1 },
      before: { passed: 1, failed: 1, blocked: 0 },
    },
  });
  expect(await problems()).toEqual([]);
  expect(await recordGuides(await input())).toEqual([]);
});

test('an old record is told, with what to do', async () => {
  expect(await problems()).toEqual([
    '1-two.md:1 The page of step 1 has figures that differ from its test results. Run npm run check:content -- --record.',
    '2-many.md:1 The page of step 2 has figures that differ from its test results. Run npm run check:content -- --record.',
  ]);
  await recordGuides(await input());
  write('steps/02/sum.js', `${files['steps/02/sum.js']}// Any number of them.\n`);
  expect(await problems()).toEqual([
    '2-many.md:1 The page of step 2 has figures that differ from its test results. Run npm run check:content -- --record.',
  ]);
});

test.each([
  [
    'a step that fails its own tests',
    { 'steps/02/sum.js': files['steps/01/sum.js'] },
    '2-many.md:1 Step 2 does not pass its own tests: "three". Run node --test in "4.build-own/1.sum/steps/02", and correct the code or the test.',
  ],
  [
    'a step that does not load',
    { 'steps/02/sum.js': 'export const total = 1;\n' },
    '2-many.md:1 Step 2 does not pass its own tests: "sum.test.js". Run node --test in "4.build-own/1.sum/steps/02", and correct the code or the test.',
  ],
  [
    'tests that show nothing',
    { 'steps/02/sum.test.js': files['steps/01/sum.test.js'] },
    '2-many.md:1 The tests of step 2 pass before its code is written, so they show nothing. Add a test that only this step passes.',
  ],
  [
    'a title with another number',
    { '2-many.md': page(3) },
    '2-many.md:2 The title of step 2 begins with "Step 2: ".',
  ],
  [
    'no time',
    { '2-many.md': '---\ntitle: "Step 2: more"\n---\n', 'index.md': '---\nsteps: 2\nminutes: 20\n---\n' },
    '2-many.md:1 The step does not say how long it takes. Write "minutes: 30" above it.',
  ],
  [
    'another number of steps',
    { 'index.md': '---\nminutes: 40\nsteps: 3\n---\n' },
    'index.md:3 The guide has 2 steps. Write "steps: 2" above it.',
  ],
  [
    'another time',
    { 'index.md': '---\nminutes: 60\nsteps: 2\n---\n' },
    'index.md:2 The steps take 40 minutes together. Write "minutes: 40" above the guide.',
  ],
  [
    'code without a page',
    { 'steps/03/sum.js': '1\n' },
    'index.md:4 The code in "steps/03" belongs to no page. Write the page, or remove the code.',
  ],
])('%s', async (_, changed, message) => {
  await recordGuides(await input());
  for (const [name, text] of Object.entries(changed)) write(name, text ?? '');
  expect(await problems()).toEqual([message]);
});

test('a guide of which no page is wanted is left alone', async () => {
  expect(await checkGuides({ ...(await input()), wanted: [] })).toEqual([]);
});

test('of what Node says, the outermost tests count', () => {
  const text = 'TAP version 13\n# Subtest: a\nok 1 - a\n    not ok 1 - inner\nnot ok 2 - b: c - d\n1..2\n';
  expect(readTap(text)).toEqual([
    { isPassed: true, name: 'a' },
    { isPassed: false, name: 'b: c - d' },
  ]);
});
