// Compares the committed facts with their sources. Reading the standard takes some seconds, so this is one
// test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { findDifferences, printFacts } from './print-facts.ts';
import { readRulings } from './rulings.ts';

const folder = join(import.meta.dirname, '../../facts');

test('facts/html.json is what its sources and rulings say', { timeout: 120_000 }, async () => {
  const rulings = readRulings(readFileSync(join(folder, 'rulings.yaml'), 'utf8'));
  const { facts, problems } = await collectFacts(rulings);
  expect(problems).toEqual([]);
  expect(findDifferences(readFileSync(join(folder, 'html.json'), 'utf8'), `${printFacts(facts)}\n`)).toEqual(
    [],
  );
});
