import { expect, test } from 'vitest';
import { readPlace } from './live-sidebar.ts';

const place = { page: '/cs/html/elements/a', top: 120, open: ['Forms'] };

test('a stored place is read as it was', () => {
  expect(readPlace(JSON.stringify(place))).toEqual(place);
});

test('anything else is no place', () => {
  expect(readPlace(null)).toBeNull();
  expect(readPlace('not JSON')).toBeNull();
  expect(readPlace('null')).toBeNull();
  expect(readPlace(JSON.stringify({ ...place, top: '120' }))).toBeNull();
  expect(readPlace(JSON.stringify({ ...place, open: [1] }))).toBeNull();
});
