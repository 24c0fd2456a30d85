import { expect, test } from 'vitest';
import { searchedName } from './filter-names.ts';

test('a name is looked for whatever it is written in', () => {
  expect(searchedName('<Dialog>')).toBe('dialog');
  expect(searchedName(' </td> ')).toBe('td');
  expect(searchedName('')).toBe('');
});
