import { expect, test } from 'vitest';
import { keyLabels } from './key-labels.ts';

test('a shortcut is shown by the keys of each keyboard', () => {
  expect(keyLabels('meta+K')).toEqual([
    { apple: '⌘', other: 'Ctrl' },
    { apple: 'K', other: 'K' },
  ]);
  expect(keyLabels('F8')).toEqual([{ apple: 'F8', other: 'F8' }]);
});
