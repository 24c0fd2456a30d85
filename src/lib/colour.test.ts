import { expect, test } from 'vitest';
import { contrast, parseColour } from './colour.ts';

const ratio = (one: string, other: string) => {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b && Math.round(contrast(a, b) * 100) / 100;
};

test.each([
  ['#000', '#fff', 21],
  ['black', 'WHITE', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777', '#fff', 4.48],
  ['rgb(118 118 118)', '#fff', 4.54],
  ['rgb(118, 118, 118)', 'rgb(100% 100% 100%)', 4.54],
  ['hsl(0 100% 50%)', '#f00', 1],
  ['hsl(240deg, 100%, 50%)', '#fff', 8.59],
  ['oklch(62.796% 0.25768 29.234)', '#f00', 1],
  ['oklch(0.52 0 0)', 'oklch(52% 0 0)', 1],
  ['oklch(1 0 0)', '#fff', 1],
  ['oklch(62.796% 64.42% 29.234)', '#f00', 1],
])('%s on %s is %d', (one, other, expected) => {
  expect(ratio(one, other)).toBe(expected);
});

test.each([
  '#12',
  '#12345',
  '#ffffff80',
  'rgb(0 0 0 / 50%)',
  'red',
  'url(a)',
  'rgb(1 2)',
  '',
  'rgb(0 0 0);}body{',
])('%o is none', (text) => {
  expect(parseColour(text)).toBeNull();
});
