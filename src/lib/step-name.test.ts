import { expect, test } from 'vitest';
import { numberedStep, stepName } from './step-name.ts';

test('a step is its number and its name, and nothing between them is lost', () => {
  expect(stepName('Step 3: one or the other')).toEqual({
    number: 'Step 3: ',
    at: 3,
    name: 'one or the other',
  });
  expect(stepName('Step 12 captures')).toEqual({ number: 'Step 12 ', at: 12, name: 'captures' });
});

test('other titles are no steps', () => {
  expect(stepName('What you built')).toBeNull();
  expect(stepName('Step by step')).toBeNull();
  expect(stepName('Step 3:')).toBeNull();
});

test('in a row of steps the number comes first', () => {
  expect(numberedStep('Step 12: captures')).toBe('12. Captures');
  expect(numberedStep('What you built')).toBe('What you built');
});
