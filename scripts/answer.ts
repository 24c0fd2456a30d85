// `npm run answer -- <slug> right|wrong <case-name> <file-or-folder> [--fails id,id]`: turns an answer, such as one that a
// learner sent, into a case of tests/answers and runs it. Without --fails, a wrong answer must fail what it fails now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnswerCase, failsFile, sides } from '#checks/content/quests/answers/answer-cases.ts';
import { readQuests } from '#checks/content/quests/answers/answerable-quests.ts';
import { caseTable, faultsOfVerdict } from '#checks/content/quests/answers/judge-cases.ts';
import { runCases } from '#checks/content/quests/answers/run-cases.ts';
import { readAnswer, withFails, writeCase } from '#checks/content/quests/answers/write-case.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { withFiles } from '#pipeline/quests/quest-folder.ts';
import { parseEnv } from '#server/env.ts';
import { installChromium } from './install-chromium.ts';
import { runScript } from './run-script.ts';

const usage = 'npm run answer -- <slug> right|wrong <case-name> <file-or-folder> [--fails id,id]';

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const { values, positionals } = parseArgs({
    options: { fails: { type: 'string' } },
    allowPositionals: true,
  });
  const [slug = '', side = '', name = '', path = ''] = positionals;
  if (positionals.length !== 4 || !sides.some((one) => one === side)) throw new UserError(`Usage: ${usage}`);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw new UserError(
      `A case is named with small letters, digits and hyphens, such as "hidden-with-opacity", not "${name}".`,
    );
  const [quest] = (await readQuests(contentDir, [slug])).filter((one) => one.slug === slug);
  if (!quest) throw new UserError(`Usage: ${usage}`);
  const fails = values.fails?.split(',').filter(Boolean);
  const ids = quest.checks.map(({ id }) => id);
  for (const id of fails ?? [])
    if (!ids.includes(id)) {
      const near = nearestWord(id, ids);
      throw new UserError(
        `${slug} has no check "${id}". ${near ? `Did you mean "${near}"?` : `Its checks: ${ids.join(', ')}.`}`,
      );
    }
  const isRight = side === 'right';
  if (isRight && fails)
    throw new UserError('A right answer fails no check. Leave out --fails, or write "wrong".');
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('Answers are checked in a Chromium. Set CHROME_PATH to one and run this again.');

  const own = readAnswer(path, quest);
  const answer: AnswerCase = {
    ...{ slug, isRight, name, files: withFiles(quest.folder.starter, own) },
    fails: isRight ? [] : (fails ?? null),
  };
  const judged = await runCases([answer], [quest], { chromium, contentDir });
  const [result] = judged;
  const failed = (result?.failures ?? []).filter(({ state }) => state === 'failed').map(({ id }) => id);
  const wanted = fails ?? failed;
  if (!isRight && wanted.length === 0)
    throw new UserError(
      `Every check accepts this answer, so nothing was written. Name the checks that should fail with --fails: ${ids.join(', ')}.`,
    );

  const folder = join(import.meta.dirname, '../tests/answers', slug);
  writeCase(join(folder, side, name), own);
  const file = join(folder, failsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!isRight) writeFileSync(file, withFails(before, name, wanted));
  console.log(`Written: tests/answers/${slug}/${side}/${name}\n\n${caseTable(judged)}`);
  if (!isRight) console.log(`\nIt must fail: ${wanted.join(', ')}`);
  return judged.every((one) => faultsOfVerdict(one).length === 0);
});
