import { expect, test } from 'vitest';
import { icoFile } from './ico.ts';

test('the directory says where each picture begins and how long it is', () => {
  const file = icoFile([
    { size: 16, png: Buffer.from('abc') },
    { size: 256, png: Buffer.from('de') },
  ]);
  expect([...file]).toEqual([
    ...[0, 0, 1, 0, 2, 0],
    ...[16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0],
    ...[0, 0, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, 41, 0, 0, 0],
    ...Buffer.from('abcde'),
  ]);
});
