// `npx plinth check`: reports the problems of a folder, or of one file in it, without building its site. The
// institute's own content is checked much more thoroughly, by `npm run check:content`.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildContent } from '#pipeline/index.ts';
import { hasErrors } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { problemFile, reportProblems } from '#server/problem-report.ts';
import { settingsHint } from '#server/settings-hint.ts';
import { siteOfFile } from '#server/site-of-file.ts';
import { terminalReport } from './progress.ts';
import { count, draftsLine, runScript } from './run-script.ts';

await runScript(async () => {
  const cwd = process.cwd();
  const one = siteOfFile(process.env.CONTENT_DIR || '.', cwd);
  const env = parseEnv({ ...process.env, ...(one && { CONTENT_DIR: one.folder }) }, cwd);
  const { contentDir, publicDir, stateDir, links } = env;
  const cache = join(stateDir, 'cache');
  mkdirSync(cache, { recursive: true });
  const terminal = terminalReport(process.stdout);
  terminal.step('Reading content');
  const { pages, files, drafts, problems } = await buildContent({
    ...{ root: contentDir, publicDir, database: join(cache, 'check.sqlite') },
    links,
    // Errors in other files must not prevent caching, which keeps the next check fast.
    ...(one && { only: one.file, withDrafts: true, isLenient: true }),
    onProgress: terminal.progress,
  });
  terminal.end();
  for (const line of reportProblems(problems, problemFile(env))) console.error(line);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`;
  if (one) {
    const isPage = files.includes(one.file);
    if (one.file.endsWith('.md') && !isPage && problems.length === 0)
      console.error(
        `${basename(contentDir)}/${one.file} is not a page of the site: the settings exclude it.`,
      );
    console.log(`${basename(contentDir)}/${one.file}: ${found}`);
  } else {
    const hint = settingsHint(contentDir);
    if (hint) console.log(hint);
    if (drafts.size > 0) console.log(draftsLine(drafts.size));
    console.log(`${count(pages, 'page')}: ${found}`);
  }
  return !hasErrors(problems);
});
