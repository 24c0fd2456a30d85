import { expect, test } from 'vitest';
import { stressTable } from './stress-solutions.ts';

test('the table names each solution, and what failed', () => {
  const results = [
    { slug: 'tabs', solution: 'a', passed: 3, failures: new Map() },
    { slug: 'move-it', solution: 'b', passed: 1, failures: new Map([['drag: Nothing moves.', 2]]) },
  ];
  expect(stressTable(results, 3)).toBe('tabs     a  3 of 3\nmove-it  b  1 of 3\n  2 × drag: Nothing moves.');
});
