import { expect, test } from 'vitest';
import { preferenceNames, preferences, readChoice } from './preferences.ts';

test('a choice that is none counts as the default', () => {
  expect(readChoice('colorMode', 'dark')).toBe('dark');
  expect(readChoice('colorMode', 'sepia')).toBe('system');
  expect(readChoice('colorMode', null)).toBe('system');
  expect(readChoice('textSize', 'dark')).toBe('medium');
  expect(preferenceNames.map((name) => preferences[name].default)).toEqual(['system', 'medium', 'narrow']);
});
