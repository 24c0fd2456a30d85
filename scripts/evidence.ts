// `npm run evidence -- <post>` measures what a blog post claims and prints its tables. With `--record` it also keeps the
// measurement beside the post, with the day, and describes the post's chart for `npm run diagrams`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { type Evidence, keptEvidenceSchema, tableText, written } from './evidence/evidence.ts';
import { measurements } from './evidence/posts.ts';
import { runScript } from './run-script.ts';

const contentDir = join(import.meta.dirname, '../content');

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'boolean', default: false } },
  });
  const slugs = Object.keys(measurements);
  const [slug = ''] = positionals;
  const measure = measurements[slug];
  if (!measure) {
    const near = nearestWord(slug, slugs);
    throw new UserError(
      `There is no post with evidence called "${slug}". ${near ? `Did you mean "${near}"?` : `These have some: ${slugs.join(', ')}.`}`,
    );
  }
  const evidence = await measure(contentDir);
  for (const table of evidence.tables) console.log(`${tableText(table)}\n`);
  for (const [what, number] of Object.entries(evidence.numbers)) console.log(`${what}: ${written(number)}`);
  if (values.record) record(slug, evidence);
  else compareWithPost(slug, evidence);
});

function record(slug: string, evidence: Evidence): void {
  const measured = new Date().toISOString().slice(0, 10);
  writeFileSync(keptFile(slug), `${JSON.stringify({ measured, ...evidence }, null, 2)}\n`);
  writeFileSync(
    join(import.meta.dirname, 'diagrams/drawings/blog', `${slug}.yaml`),
    stringify({ kind: 'bars', file: `5.blog/${slug}-chart.svg`, ...evidence.chart }),
  );
  console.log('\nRecorded. Run "npm run diagrams", and put the tables into the post.');
}

function compareWithPost(slug: string, evidence: Evidence): void {
  if (!existsSync(keptFile(slug))) return;
  const { measured, ...kept } = keptEvidenceSchema.parse(JSON.parse(readFileSync(keptFile(slug), 'utf8')));
  const isSame = JSON.stringify(kept) === JSON.stringify(evidence);
  console.log(
    isSame
      ? '\nThe post contains these numbers.'
      : `\nThe post contains the numbers of ${measured}. What it measures has changed since then.`,
  );
}

function keptFile(slug: string): string {
  return join(contentDir, '5.blog/data', `${slug}.json`);
}
