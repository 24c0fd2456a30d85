import { expect, test } from 'vitest';
import { stepName } from './step-name.ts';

test('a step is its number and its name, and nothing between them is lost', () => {
  expect(stepName('Step 3: one or the other')).toEqual({ number: 'Step 3: ', name: 'one or the other' });
  expect(stepName('Step 12 captures')).toEqual({ number: 'Step 12 ', name: 'captures' });
});

test('other headings are no steps', () => {
  expect(stepName('What you built')).toBeNull();
  expect(stepName('Step by step')).toBeNull();
  expect(stepName('Step 3:')).toBeNull();
});
