import { expect, test } from 'vitest';
import { linkModules } from './link-modules.ts';

const link = (files: Record<string, string>, entry = Object.keys(files)[0] ?? '') =>
  linkModules(entry, new Map(Object.entries(files)));

function problemOf(files: Record<string, string>) {
  const linked = link(files);
  return linked.ok ? null : { ...linked.problem };
}

test('modules come after those that they import, each once', () => {
  const linked = link({
    'a.js': "import './b.js'; import './c.js';",
    'b.js': "export * from './d.js';",
    'c.js': "const d = await import('./d.js');",
    'd.js': '',
    'unused.js': '',
  });
  expect(linked.ok && linked.modules.map(({ name }) => name)).toEqual(['d.js', 'b.js', 'c.js', 'a.js']);
});

test('specifiers become places for addresses, and nothing else changes', () => {
  const linked = link({
    'lib/a.js': `import test from "node:test"; // from './b.js'
import { one,
  two } from '../b.js';
export { three } from '../b.js';
const text = "import './c.js'";
const url = new URL('./b.txt', import.meta.url);`,
    'b.js': 'export const one = 1, two = 2;\nexport function three() {}',
  });
  expect(linked.ok && linked.modules[1]).toEqual({
    name: 'lib/a.js',
    pieces: [
      'import test from ',
      { address: 'node:test' },
      "; // from './b.js'\nimport { one,\n  two } from ",
      { address: 'b.js' },
      ';\nexport { three } from ',
      { address: 'b.js' },
      `;\nconst text = "import './c.js'";\nconst url = new URL('./b.txt', `,
      '"file:///step/lib/a.js"',
      ');',
    ],
  });
});

test.each([
  [
    'a missing file',
    { 'a.js': "\nimport './b.js';" },
    "a.js imports './b.js' on line 2, but there is no file b.js. Create b.js, or correct the import.",
  ],
  [
    'a missing ending',
    { 'a.js': "import './b';", 'b.js': '' },
    "a.js imports './b' on line 1, but there is no file b. Write './b.js': imports need the ending of the file.",
  ],
  [
    'a file outside the step',
    { 'a.js': "import '../b.js';" },
    "a.js imports '../b.js' on line 1, but there is no file ../b.js. Create ../b.js, or correct the import.",
  ],
  [
    'a package',
    { 'a.js': "import 'lodash';" },
    "a.js imports 'lodash' on line 1, which the page does not have. It offers node:test, node:assert/strict and readFileSync of node:fs. Write the code without it, or run the step on your computer.",
  ],
  [
    'another name of an offered module',
    { 'a.js': "import { readFileSync, watch } from 'node:fs';" },
    "a.js imports 'watch' of 'node:fs' on line 1, which the page does not have. It offers node:test, node:assert/strict and readFileSync of node:fs. Write the code without it, or run the step on your computer.",
  ],
  [
    'a name that is not exported',
    { 'a.js': "import { c as d } from './b.js';", 'b.js': 'export const b = 1; const c = 2;' },
    "a.js imports 'c' from './b.js' on line 1, but b.js does not export it. Add export before its declaration in b.js, or correct the name.",
  ],
  [
    'no default export',
    { 'a.js': "import b from './b.js';", 'b.js': 'export const b = 1;' },
    "a.js imports the default export of './b.js' on line 1, but b.js has none. Import a name in braces, or add export default to b.js.",
  ],
  [
    'a circle',
    { 'a.js': "import './b.js';", 'b.js': "\n\nimport './c.js';", 'c.js': "\nimport './b.js';" },
    "c.js imports './b.js' on line 2, which closes a circle: b.js → c.js → b.js. Node allows that, but this page can't load it. Move the part that both need to a third file.",
  ],
  [
    'a file that imports itself',
    { 'a.js': "import './a.js';" },
    "a.js imports './a.js' on line 1, which closes a circle: a.js → a.js. Node allows that, but this page can't load it. Move the part that both need to a third file.",
  ],
])('%s is reported with its line and what to do', (_what, files, message) => {
  expect(problemOf(files)?.message).toBe(message);
});

test('a problem has the file and line of the import, and what is missing', () => {
  expect(problemOf({ 'a.js': "import './b.js';", 'b.js': "\nimport 'node:net';" })).toMatchObject({
    ...{ file: 'b.js', line: 2, missing: 'node:net' },
  });
});

test.each([
  ['export default class {}', "import b from './b.js';"],
  ['export { x as default, y as z };\nlet x, y;', "import b, { z } from './b.js';"],
  ['export const [c, { d: e, f = 1 }] = [1, {}];', "import { c, e, f } from './b.js';"],
  ['export async function* g() { const h = 1; }', "import { g } from './b.js';"],
  ["export * as all from './c.js';", "import { all } from './b.js';"],
  ["export * from './c.js';", "import { anything } from './b.js';"],
  // The browser reports the syntax error.
  ['export const = 1;', "import { anything } from './b.js';"],
])('the exports of %s are found', (source, importing) => {
  expect(problemOf({ 'a.js': importing, 'b.js': source, 'c.js': '' })).toBe(null);
});

test('names inside an exported function are not exports', () => {
  expect(
    problemOf({ 'a.js': "import { h } from './b.js';", 'b.js': 'export const g = () => { const h = 1; };' }),
  ).toMatchObject({ file: 'a.js', line: 1 });
});
