// `npx plinth check`: what is wrong in a folder, without building its site. The institute's own content is looked at much
// more closely, by `npm run check:content`.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildContent } from '#pipeline/index.ts';
import { errorsLast, formatProblem } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

await runScript(async () => {
  const { contentDir, publicDir, outDir } = parseEnv(process.env, process.cwd());
  const cache = join(outDir, 'cache');
  mkdirSync(cache, { recursive: true });
  const terminal = terminalReport(process.stdout);
  terminal.step('Reading content');
  const { ok, pages, problems } = await buildContent({
    ...{ root: contentDir, publicDir, database: join(cache, 'check.sqlite') },
    onProgress: terminal.progress,
  });
  terminal.end();
  for (const problem of errorsLast(problems)) console.error(formatProblem(problem, basename(contentDir)));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(
    `${count(pages, 'page')}: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`,
  );
  return ok;
});
