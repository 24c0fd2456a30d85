// `npx plinth check`: what is wrong in a folder, without building its site. The institute's own content is looked at much
// more closely, by `npm run check:content`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from '#pipeline/index.ts';
import { parseEnv } from '#server/env.ts';
import { problemFile, reportProblems } from '#server/problem-report.ts';
import { settingsHint } from '#server/settings-hint.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

await runScript(async () => {
  const env = parseEnv(process.env, process.cwd());
  const { contentDir, publicDir, outDir, links } = env;
  const cache = join(outDir, 'cache');
  mkdirSync(cache, { recursive: true });
  const terminal = terminalReport(process.stdout);
  terminal.step('Reading content');
  const { ok, pages, problems } = await buildContent({
    ...{ root: contentDir, publicDir, database: join(cache, 'check.sqlite') },
    links,
    onProgress: terminal.progress,
  });
  terminal.end();
  for (const line of reportProblems(problems, problemFile(env))) console.error(line);
  const hint = settingsHint(contentDir);
  if (hint) console.log(hint);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(
    `${count(pages, 'page')}: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`,
  );
  return ok;
});
