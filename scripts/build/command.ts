// The implementation and output of `npm run build`.
import { join } from 'node:path';
import { localAddress } from '#lib/address/site-address.ts';
import { parseEnv } from '#server/env.ts';
import { buildSite } from '#server/prerender/index.ts';
import { problemFile, reportProblems } from '#server/problem-report.ts';
import { settingsHint } from '#server/settings-hint.ts';
import { terminalReport } from '../progress.ts';
import { count, draftsLine, runScript } from '../run-script.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the site of these sources and prints the result; returns whether it succeeded. */
export async function build(sources: string): Promise<boolean> {
  const started = performance.now();
  const env = parseEnv(process.env, process.cwd());
  const report = terminalReport(process.stdout);
  const result = await buildSite(env, root, report, sources);
  report.end();
  if (process.argv.includes('--timing')) console.log(timingTable());

  for (const line of reportProblems(result.problems, problemFile(env))) console.error(line);
  const errors = result.problems.filter((problem) => problem.severity === 'error').length;
  const warnings = result.problems.length - errors;
  if (!result.ok) {
    console.error(
      `\n${count(errors, 'error')}, ${count(warnings, 'warning')}. Nothing was written; the last good build is untouched.`,
    );
    return false;
  }
  const address = result.siteUrl ?? `${localAddress}, because the address of the site is not set`;
  console.log(`Sitemap, feeds and previews say ${address} ("url" in site.yaml, or SITE_URL).`);
  const hint = settingsHint(env.contentDir);
  if (hint) console.log(hint);
  if (result.drafts > 0) console.log(draftsLine(result.drafts));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (result.bytes / 1_000_000).toFixed(1);
  console.log(
    `${count(result.pages, 'page')} (${result.rendered} rendered, ${result.pages - result.rendered} unchanged) in ${seconds} s, ${size} MB${warnings ? `, ${count(warnings, 'warning')}` : ''}`,
  );
  return true;
}

/** The duration of each step; the first is the time before the build, mainly for loading it. */
function timingTable(): string {
  let last = 0;
  const rows = performance.getEntriesByType('mark').map(({ name, startTime }) => {
    const took = startTime - last;
    last = startTime;
    return `${took.toFixed(0).padStart(7)} ms  ${name}`;
  });
  return rows.join('\n');
}

/** The command itself. */
export const run = (sources: string) => runScript(() => build(sources));
