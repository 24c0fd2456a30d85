import { expect, test } from 'vitest';
import { comparison, readFigures } from './compare.ts';

const printed = (build: string, paint: number) => `2 cores
measuring 1,000 pages …

What                                  Measured             Budget         
cold build, 1,000 pages               ${build}   ≥ 100 pages/s  MISSED
  peak memory                         1,739 MB             ≤ 1,000 MB     holds
loading /a at 150 ms (median of 5)
  first contentful paint              ${paint} ms               ≤ 650 ms       MISSED
    longest task                      0 ms
layout shift (worst run)              0.0000               0              holds
pages that move                       0 of 34              0              holds
`;

test('the rows of a table are read with the words above them', () => {
  expect([...readFigures(printed('26.3 s, 38 pages/s', 896))]).toEqual([
    ['cold build, 1,000 pages', { value: 26.3, unit: 's' }],
    ['cold build, 1,000 pages: peak memory', { value: 1739, unit: 'MB' }],
    ['loading /a at 150 ms (median of 5): first contentful paint', { value: 896, unit: 'ms' }],
    ['loading /a at 150 ms (median of 5): first contentful paint: longest task', { value: 0, unit: 'ms' }],
    ['layout shift (worst run)', { value: 0, unit: '' }],
    ['pages that move', { value: 0, unit: 'of' }],
  ]);
});

test('both sides stand beside each other with the spread of their runs', () => {
  const before = [
    readFigures(printed('20 s, 38 pages/s', 800)),
    readFigures(printed('22 s', 1000)),
    readFigures(printed('21 s', 900)),
  ];
  const now = [
    readFigures(printed('10 s', 450)),
    readFigures(printed('11 s', 450)),
    readFigures(printed('10.5 s', 450)),
  ];
  expect(comparison(before, now).split('\n').slice(0, 4)).toEqual([
    'What                                                                      Before             Now             Now ÷ before',
    'cold build, 1,000 pages                                                   21 s (20–22)       10.5 s (10–11)  0.50',
    'cold build, 1,000 pages: peak memory                                      1739 MB            1739 MB         1.00',
    'loading /a at 150 ms (median of 5): first contentful paint                900 ms (800–1000)  450 ms          0.50',
  ]);
});
