import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { readContentConfig } from './content-config.ts';
import { readSettings } from './read-settings.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(root, { recursive: true }));

function read(text: string) {
  writeFileSync(join(root, 'content.config.ts'), text);
  const config = readContentConfig(root);
  const problems = config?.problems.map((problem) => formatProblem(problem, 'content'));
  return { mounts: config?.mounts.length, isComplete: config?.isComplete, problems };
}

const refused = (problem: string) => ({
  mounts: 0,
  isComplete: false,
  problems: [`content/content.config.ts${problem}`],
});
const rest = 'None of its collections is read. Make it shorter, or write "roots" into site.yaml.';

test('braces that multiply are refused with the line of the source', () => {
  const pattern = '{a,b}'.repeat(25);
  expect(read(`export const collections = {\n  a: { source: '${pattern}/**' },\n};\n`)).toEqual(
    refused(
      `:2 error: The pattern "${`${pattern}/**`.slice(0, 120)}…" of the collection "a" cannot be used: its braces expand to more than 100 patterns.`,
    ),
  );
});

test('the braces of all patterns count together', () => {
  const source = `{ include: '**', exclude: [${"'{1..100}',".repeat(10)}] }`;
  expect(read(`export const collections = { a: { source: ${source} } };\n`)).toEqual(
    refused(
      ':1 error: The pattern "{1..100}" of the collection "a" cannot be used: the braces of all patterns expand to more than 1,000 in all.',
    ),
  );
});

test('constants that multiply are refused with a line', () => {
  const names = 'abcdefghijkl'.split('');
  const constants = names.map(
    (name, at) =>
      `const ${name} = [${Array(12)
        .fill(names[at - 1] ?? "'**'")
        .join()}];`,
  );
  expect(read(`${constants.join('\n')}\nexport const collections = { a: { source: l } };\n`)).toEqual(
    refused(
      `:1 error: The file has more values than can be read, because constants are used again and again. ${rest}`,
    ),
  );
});

test('too many sources, and a file that is too large', () => {
  expect(read(`export const collections = { a: { source: [${"'**',".repeat(201)}] } };\n`)).toEqual(
    refused(`:1 error: The file has more than 200 sources. ${rest}`),
  );
  expect(read(`//${'x'.repeat(200_000)}\n`)).toEqual(
    refused(
      ' error: The file is larger than 200,000 bytes, so its collections are not read. Move everything except the collections into another file.',
    ),
  );
});

test('patterns of "exclude" in site.yaml have the same limits', () => {
  const problemsOf = (patterns: readonly string[]) => {
    writeFileSync(join(root, 'site.yaml'), `name: Test\nexclude: ${JSON.stringify(patterns)}\n`);
    return readSettings(root).problems.map((problem) => formatProblem(problem, 'content'));
  };
  expect(problemsOf(['drafts', '**/old/**', 'notes/*.{md,txt}'])).toEqual([]);
  const pattern = '{a,b}'.repeat(25);
  expect(problemsOf(['drafts', pattern])).toEqual([
    `content/site.yaml:2 error: The pattern "${pattern.slice(0, 120)}…" of "exclude" cannot be used: its braces expand to more than 100 patterns.`,
  ]);
  expect(problemsOf(Array(1001).fill('a'))).toEqual([
    'content/site.yaml:2 error: "exclude" expands to more than 1,000 patterns. Name folders instead of single files.',
  ]);
});

test('of many unknown keys in site.yaml the first are listed, and settings that are too long are not parsed', () => {
  const problemsOf = (count: number) => {
    const keys = Array.from({ length: count }, (_, at) => `unknown-${at}: ${at}\n`).join('');
    writeFileSync(join(root, 'site.yaml'), keys);
    return readSettings(root).problems.map((problem) => formatProblem(problem, 'content'));
  };
  const many = problemsOf(3000);
  expect(many).toHaveLength(21);
  expect(many.at(-1)).toBe('content/site.yaml warning: 2,980 more of this kind are not listed.');
  expect(problemsOf(200_000)).toEqual([
    'content/site.yaml:1 error: The settings are not valid YAML: it is longer than 100,000 characters. Make it shorter.',
  ]);
});
