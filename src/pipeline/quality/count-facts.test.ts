import { expect, test } from 'vitest';
import type { Facts } from '#schema/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { countFacts } from './count-facts.ts';

const facts = {
  sources: { standard: 'vnu-jar 1.0.0', webref: '@webref/elements 2.0.0' },
  counts: { elements: 2, roles: 1 },
  elements: {
    a: {
      is: { value: 'Hyperlink', from: ['standard'] },
      attributes: { href: { value: { value: { kind: 'other' } }, from: ['standard', 'webref'] } },
      roles: { value: [], from: ['html-aam', 'ruling'] },
    },
  },
} as unknown as Facts;

test('facts are counted once, by source, with what several state and what a ruling settled', () => {
  expect(countFacts(facts)).toEqual({
    total: 3,
    shared: 1,
    ruled: 1,
    things: [
      ['elements', 2],
      ['roles', 1],
    ],
    sources: [
      { name: 'standard', version: 'vnu-jar 1.0.0', facts: 2 },
      { name: 'webref', version: '@webref/elements 2.0.0', facts: 1 },
      { name: 'html-aam', version: null, facts: 1 },
    ],
  });
});

test('every fact of the real file has a source', () => {
  const { total, sources } = countFacts(readFacts());
  expect(total).toBeGreaterThan(2000);
  expect(sources.map((source) => source.name)).toContain('standard');
  expect(sources.map((source) => source.name)).not.toContain('ruling');
});
