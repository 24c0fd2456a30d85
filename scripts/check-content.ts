// `npm run check:content`: every rule for content, without building the site.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { parseEnv } from '#src/env.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const scratch = await mkdtemp(join(tmpdir(), 'plinth-check-'));
  const terminal = terminalReport(process.stdout);
  terminal.step('Checking content');
  try {
    const { ok, problems, pages } = await buildContent({
      root: contentDir,
      publicDir: join(dirname(contentDir), 'public'),
      database: join(scratch, 'content.sqlite'),
      onProgress: terminal.progress,
    });
    terminal.end();
    for (const problem of problems) console.error(formatProblem(problem, basename(contentDir)));
    const errors = problems.filter((problem) => problem.severity === 'error').length;
    console.log(
      `${count(pages, 'page')}: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`,
    );
    return ok;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
