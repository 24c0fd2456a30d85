import { expect, test } from 'vitest';
import { blank, cleared, failed, shownOf, succeeded } from './async-data-state.ts';

const old = { value: 'old' };
const error = { statusCode: 500, message: 'no' };

test('until a new key has an answer, the old data is shown', () => {
  expect(shownOf(blank, old)).toBe(old);
  expect(shownOf({ ...blank, status: 'pending' }, old)).toBe(old);
});

test('an answer takes the place of the old data, even undefined', () => {
  expect(shownOf(succeeded('new'), old)).toEqual({ value: 'new' });
  expect(shownOf(succeeded(undefined), old)).toEqual({ value: undefined });
});

test('an error and a clear forget the old data, also while the next run is pending', () => {
  expect(shownOf(failed(error), old)).toBeNull();
  expect(shownOf({ ...failed(error), status: 'pending' }, old)).toBeNull();
  expect(shownOf(cleared, old)).toBeNull();
  expect(shownOf({ ...cleared, status: 'pending' }, old)).toBeNull();
});
