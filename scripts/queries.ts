// `node scripts/queries.ts`: measures how well the search answers typical queries, by kind, and lists failed
// queries.
import { resolve } from 'node:path';
import { searchContent } from './queries/find-in-content.ts';
import { isAnswered, rateKinds, rateQueries } from './queries/rate-queries.ts';
import { readReaderQueries } from './queries/reader-queries.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const { find } = await searchContent(resolve(import.meta.dirname, '..'));
  const rated = await rateQueries(readReaderQueries(), find);
  console.log(line('kind', 'queries', 'first', 'in the first three', 'nothing'));
  for (const { kind, queries, first, inThree, nothing } of rateKinds(rated))
    console.log(line(kind, queries, share(first, queries), share(inThree, queries), nothing));
  console.log('\nNot answered:');
  for (const query of rated.filter((one) => !isAnswered(one)))
    console.log(`  ${query.kind}: ${query.term} → ${query.found.slice(0, 3).join(' ') || 'nothing'}`);
});

function line(...cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(12) : String(cell).padStart(20)))
    .join('');
}

function share(count: number, all: number): string {
  return `${count} (${Math.round((count / all) * 100)} %)`;
}
