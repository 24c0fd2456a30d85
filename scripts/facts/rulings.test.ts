import { expect, test } from 'vitest';
import { readRulings } from './rulings.ts';

const entry = (facts: string, rest = '') =>
  `- facts: ${facts}\n  decision: true\n  reason: The standard says so.\n  section: https://example.org/#a\n${rest}`;

test('one ruling may settle several facts', () => {
  expect([...readRulings(entry('[a, b]')).keys()]).toEqual(['a', 'b']);
  expect(readRulings('').size).toBe(0);
});

test('a fact is settled once', () => {
  expect(() => readRulings(entry('[a]') + entry('[b, a]'))).toThrow(
    'facts/rulings.yaml settles "a" twice. Keep one of the two.',
  );
});

test.each([
  ['no reason', '- facts: [a]\n  decision: true\n  section: https://example.org'],
  ['no section', '- facts: [a]\n  decision: true\n  reason: The standard says so.'],
  ['no decision', '- facts: [a]\n  reason: The standard says so.\n  section: https://example.org'],
  ['an unknown key', entry('[a]', '  because: no\n')],
])('a ruling with %s is refused', (_what, yaml) => {
  expect(() => readRulings(yaml)).toThrow('facts/rulings.yaml cannot be read.');
});
