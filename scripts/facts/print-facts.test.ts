import { expect, test } from 'vitest';
import { findDifferences, printFacts } from './print-facts.ts';

test('a fact is a line, and what holds facts is spread over lines', () => {
  const facts = {
    counts: { a: 1 },
    elements: { b: { is: { value: { x: ['y'] }, from: ['standard'] } }, none: {} },
    list: [{ value: { a: { b: 1 } }, from: [] }],
  };
  const text = printFacts(facts);
  expect(text).toBe(`{
  "counts": {"a":1},
  "elements": {
    "b": {
      "is": {"value":{"x":["y"]},"from":["standard"]}
    },
    "none": {}
  },
  "list": [
    {"value":{"a":{"b":1}},"from":[]}
  ]
}`);
  expect(JSON.parse(text)).toEqual(facts);
});

test('differences name the line and both texts, up to a limit', () => {
  expect(findDifferences('a\nb\nc', 'a\nx')).toEqual([
    'line 2\n  - b\n  + x',
    'line 3\n  - c\n  + (nothing)',
  ]);
  expect(findDifferences('a\nb', 'x\ny', 1)).toEqual(['line 1\n  - a\n  + x']);
  expect(findDifferences('a', 'a')).toEqual([]);
});
