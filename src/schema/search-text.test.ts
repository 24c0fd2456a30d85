import { expect, test } from 'vitest';
import { orderKey, packPlace, packSections, unpackPlaces } from './search-text.ts';

test.each([
  [[0], 'A'],
  [[0, 1, 3], 'ABC'],
  [[24], 'Y'],
  [[25], 'ZA'],
  [[2, 60], 'CZZI'],
])('sections %j are written as %s', (sections, packed) => {
  expect(packSections(sections)).toBe(packed);
  expect(unpackPlaces(packPlace(7, packed))).toEqual([{ page: 7, sections }]);
});

test('pages are written by their distance', () => {
  const packed = packPlace(0, packSections([1])) + packPlace(40, packSections([0, 2])) + packPlace(1, 'B');
  expect(packed).toBe('0B14AC1B');
  expect(unpackPlaces(packed)).toEqual([
    { page: 0, sections: [1] },
    { page: 40, sections: [0, 2] },
    { page: 41, sections: [1] },
  ]);
  expect(unpackPlaces('')).toEqual([]);
});

test('the key of an order changes with the order', () => {
  expect(orderKey(['/a', '/b'])).toBe(orderKey(['/a', '/b']));
  expect(orderKey(['/a', '/b'])).not.toBe(orderKey(['/b', '/a']));
});
