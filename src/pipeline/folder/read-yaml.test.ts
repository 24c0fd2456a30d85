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
