// `npm run facts` regenerates facts/html.json from its sources; with `--check` it only reports whether the
// file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectFacts } from './facts/collect-facts.ts';
import { findDifferences, printFacts } from './facts/print-facts.ts';
import { readRulings } from './facts/rulings.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../facts/${name}`, import.meta.url));
const rulings = readRulings(readFileSync(pathOf('rulings.yaml'), 'utf8'));
const { facts, ruled, problems } = await collectFacts(rulings);
const text = `${printFacts(facts)}\n`;

if (problems.length > 0) fail(problems);
if (process.argv.includes('--check')) {
  const differences = findDifferences(readFileSync(pathOf('html.json'), 'utf8'), text);
  if (differences.length > 0)
    fail([
      'facts/html.json is not what its sources say now. Run "npm run facts" and look at what changed.',
      ...differences,
    ]);
} else writeFileSync(pathOf('html.json'), text);

for (const [name, number] of Object.entries(facts.counts))
  console.log(`${String(number).padStart(4)} ${name}`);
console.log(`${String(ruled).padStart(4)} facts settled by a ruling`);

function fail(words: readonly string[]): never {
  for (const line of words) console.error(`${line}\n`);
  process.exit(1);
}
