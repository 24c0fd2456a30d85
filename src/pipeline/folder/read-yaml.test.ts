import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

test.each(['', '\n', '# only a comment\n', '~', 'null'])('%o is an empty group', (text) => {
  expect(readYaml(text)).toMatchObject({ ok: true, data: {} });
});

test('keys at the top level have lines, also in JSON', () => {
  const yaml = readYaml('a: 1\n\nb:\n  c: 2\n"d": 3\n');
  expect(yaml).toMatchObject({ ok: true, data: { a: 1, b: { c: 2 }, d: 3 } });
  expect(yaml.ok && ['a', 'b', 'c', 'd'].map(yaml.lineOf)).toEqual([1, 3, null, 5]);
  const json = readYaml('{ "a": 1, "b": 2 }');
  expect(json.ok && json.lineOf('b')).toBe(1);
});

test.each(['- a', 'a', '7', '[a, b]'])('%o is no group', (text) => {
  expect(readYaml(text)).toEqual({ ok: false, kind: 'shape', line: null, explanation: '' });
});

test('a mistake has its line', () => {
  expect(readYaml('a: 1\nb: c: d\n')).toMatchObject({ ok: false, kind: 'syntax', line: 2 });
});

test('what only shows when the values are made is a mistake too', () => {
  const fault = (explanation: string) => ({ ok: false, kind: 'syntax', line: null, explanation });
  expect(readYaml('a: *b')).toEqual(fault('a value cannot start with *. Put it in quotes.'));
  const tenfold = (key: string, alias: string) => `${key}: &${key} [${Array(10).fill(alias).join()}]`;
  const bomb = [tenfold('a', 'x'), tenfold('b', '*a'), tenfold('c', '*b'), tenfold('d', '*c')].join('\n');
  expect(readYaml(bomb)).toEqual(fault('its aliases multiply without end. Write the values out.'));
});

test.each([
  ['a: 1\nb: 2\na: 3\n', 3],
  ['a:\n  b: 1\n  c: 2\n  b: 3\n', 4],
  ['- { a: 1 }\n- { a: 1, b: 2,\n    a: 3 }\n', 3],
  ['{ "a": 1,\n  "a": 2 }', 2],
])('a key that is written twice in %o is on line %i', (text, line) => {
  const explanation = 'a key is written twice. Keep one of the two lines.';
  expect(readYaml(text)).toEqual({ ok: false, kind: 'syntax', line, explanation });
});

test('the same key in two groups is no mistake', () => {
  expect(readYaml('a: { c: 1 }\nb: { c: 2 }\n')).toMatchObject({ data: { a: { c: 1 }, b: { c: 2 } } });
});

test('a text that is too long is not parsed, whether it is a text or bytes', () => {
  const fault = (limit: string) => ({
    ok: false,
    kind: 'syntax',
    line: null,
    explanation: `it is longer than ${limit} characters. Make it shorter.`,
  });
  expect(readYaml(`a: ${'é'.repeat(99_997)}`)).toMatchObject({ ok: true });
  expect(readYaml(Buffer.from(`a: ${'é'.repeat(99_997)}`))).toMatchObject({ ok: true });
  for (const text of [`a: ${'b'.repeat(99_998)}`, `a: ${'é'.repeat(99_998)}`, `a: ${'b'.repeat(700_000)}`]) {
    expect(readYaml(text)).toEqual(fault('100,000'));
    expect(readYaml(Buffer.from(text))).toEqual(fault('100,000'));
  }
  expect(readYaml('a: 1\nb: 2\n', 9)).toEqual(fault('9'));
});

test('what is nested too deeply is a mistake, long before a stack ends', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(readYaml(nested(400))).toMatchObject({ ok: true });
  for (const depth of [600, 20_000])
    expect(readYaml(nested(depth))).toMatchObject({
      explanation: 'it is nested too deeply. Write it flatter.',
    });
});

// If every key were compared with every other one, this would take minutes.
test('fifty thousand keys are read', { timeout: 60_000 }, () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `k${at}: ${at}`);
  const yaml = readYaml(keys.join('\n'), 1_000_000);
  expect(yaml.ok && [Object.keys(yaml.data).length, yaml.lineOf('k49999')]).toEqual([50_000, 50_000]);
});
