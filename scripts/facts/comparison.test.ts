import { expect, test } from 'vitest';
import { Comparison } from './comparison.ts';
import { readRulings } from './rulings.ts';

const ruling = (fact: string, verdict: string) =>
  readRulings(
    `- facts: ["${fact}"]\n  ${verdict}\n  reason: The standard says so.\n  section: https://example.org/#a`,
  );

test('what sources agree on has all of them behind it', () => {
  const comparison = new Comparison(new Map());
  const fact = comparison.settle('elements/a: interface', [
    ['standard: section', 'X'],
    ['standard: index', 'X'],
    ['webref', 'X'],
  ]);
  expect(fact).toEqual({ value: 'X', from: ['standard', 'webref'] });
  expect([comparison.problems(), comparison.ruled]).toEqual([[], 0]);
});

test('a disagreement stops the script and says who says what', () => {
  const comparison = new Comparison(new Map());
  comparison.settle('elements/a/attributes/x', [
    ['standard: section', true],
    ['webref', false],
  ]);
  expect(comparison.problems()).toEqual([
    `The sources disagree about "elements/a/attributes/x".
  standard: section: true
  webref: false
  Look it up in the standard and write a ruling into facts/rulings.yaml.`,
  ]);
});

test('a ruling settles it, and the fact says so', () => {
  const comparison = new Comparison(ruling('a', 'decision: false'));
  const answers = [
    ['standard', true],
    ['webref', false],
    ['axe', true],
  ] as const;
  expect(comparison.settle<boolean>('a', answers)).toEqual({ value: false, from: ['webref', 'ruling'] });
  expect([comparison.problems(), comparison.ruled]).toEqual([[], 1]);
});

test('a ruling can follow one of the sources, but only one that has an answer', () => {
  const answers = [
    ['axe', ['x']],
    ['html-aria', ['y']],
  ] as const;
  const comparison = new Comparison(ruling('a', 'follow: html-aria'));
  expect(comparison.settle<readonly string[]>('a', answers)).toEqual({
    value: ['y'],
    from: ['html-aria', 'ruling'],
  });
  expect(() => new Comparison(ruling('a', 'follow: webref')).settle<readonly string[]>('a', answers)).toThrow(
    'The ruling about "a" follows "webref", which says nothing. Follow one of "axe", "html-aria".',
  );
});

test('a ruling that settles nothing any more stops the script', () => {
  const comparison = new Comparison(ruling('a', 'decision: true'));
  comparison.settle('a', [
    ['standard', true],
    ['webref', true],
  ]);
  expect(comparison.problems()).toEqual([
    'The ruling about "a" settles nothing: the sources agree by now, or the fact is gone. Remove it.',
  ]);
});
