import { expect, test } from 'vitest';
import { runsInPage, stepRunData } from './step-run.ts';

const bytes = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

const stepOf = (files: Record<string, string>, before: Record<string, string> = {}) =>
  stepRunData({ number: 2, title: 'Star', files: bytes(files), before: bytes(before) });

test('a step has the code of the previous step, its own tests and its own code', () => {
  expect(
    stepOf(
      { 'a.js': 'export const a = 2;', 'a.test.js': "import { a } from './a.js';" },
      { 'a.js': 'export const a = 1;', 'a.test.js': '', 'old.js': '' },
    ),
  ).toEqual({
    number: 2,
    title: 'Star',
    files: [
      { name: 'a.js', text: 'export const a = 1;' },
      { name: 'old.js', text: '' },
    ],
    tests: [{ name: 'a.test.js', text: "import { a } from './a.js';" }],
    ours: [{ name: 'a.js', text: 'export const a = 2;' }],
  });
});

test.each([
  ["import './a.js';", "import { connect } from 'node:net';", false],
  ["import './a.js';", "import { readFileSync } from 'node:fs';", true],
  ["import './a.js';", "import { writeFileSync } from 'node:fs';", false],
  ["import './a.js';", 'export const folder = process.cwd();', false],
  ["import './a.js';", 'const process = (text) => text; process(1);', true],
  ["import './a.js';", "import './missing.js';", false],
  // No test imports the file.
  ["import 'node:test';", "import { connect } from 'node:net';", true],
])('a test with %s and a file with %s', (testText, text, runs) => {
  expect(runsInPage(bytes({ 'a.test.js': testText, 'a.js': text }))).toBe(runs);
});

test('a step without tests cannot run them', () => {
  expect(runsInPage(bytes({ 'a.js': '' }))).toBe(false);
});
