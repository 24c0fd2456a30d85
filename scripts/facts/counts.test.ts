import { expect, test } from 'vitest';
import { checkCounts } from './counts.ts';

test('a number that moves is named with the one expected', () => {
  expect(checkCounts({ elements: 114, roles: 88 }, { elements: 113, roles: 88 })).toEqual([
    'There are 114 elements, not 113. If the sources have changed, set the new number in scripts/facts/counts.ts.',
  ]);
});
