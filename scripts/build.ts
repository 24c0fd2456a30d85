// `npm run build`: content folder → `dist/static`.
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localAddress } from '#lib/site-address.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { buildSite } from '#server/prerender/index.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

const root = join(import.meta.dirname, '..');

/** Builds the site and prints how it went; returns whether it succeeded. */
export async function build(): Promise<boolean> {
  const started = performance.now();
  const env = parseEnv(process.env, process.cwd());
  const report = terminalReport(process.stdout);
  const result = await buildSite(env, root, report);
  report.end();

  for (const problem of result.problems) console.error(formatProblem(problem, basename(env.contentDir)));
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (folderSize(join(env.outDir, 'static')) / 1_000_000).toFixed(1);
  console.log(
    `${count(result.pages, 'page')} (${result.rendered} rendered, ${result.pages - result.rendered} unchanged) in ${seconds} s, ${size} MB${warnings ? `, ${count(warnings, 'warning')}` : ''}`,
  );
  return true;
}

function folderSize(folder: string): number {
  let size = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) size += statSync(join(entry.parentPath, entry.name)).size;
  }
  return size;
}

if (import.meta.main) await runScript(build);
