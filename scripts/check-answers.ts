// `npm run check:answers -- [slug…]`: runs the checks of quests on every answer in tests/answers, as for readers, and
// compares the verdicts with those of people.
//   --folder DIR      takes the answers from another folder of the same form, where fails.yaml is optional
//   --verify PERCENT  recalls recorded verdicts and verifies this part of them again; without it, everything is run
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readAnswerCases } from '#checks/content/quests/answers/answer-cases.ts';
import { readQuests } from '#checks/content/quests/answers/answerable-quests.ts';
import { caseTable, faultsOfVerdict } from '#checks/content/quests/answers/judge-cases.ts';
import { runCases } from '#checks/content/quests/answers/run-cases.ts';
import { closeVerdicts, openProjectVerdicts } from '#checks/verdicts/project-verdicts.ts';
import { UserError } from '#lib/user-error.ts';
import { parseEnv } from '#server/env.ts';
import { installChromium } from './install-chromium.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

/** Answers to the quests of this project. */
const ownFolder = join(import.meta.dirname, '../tests/answers');

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const { values, positionals: slugs } = parseArgs({
    options: { folder: { type: 'string' }, verify: { type: 'string' } },
    allowPositionals: true,
  });
  const { folder: shownRoot = 'tests/answers' } = values;
  const root = values.folder === undefined ? ownFolder : resolve(values.folder);
  if (!existsSync(root))
    throw new UserError(`There is no folder ${shownRoot}. Give the folder that has one folder per quest.`);
  const quests = await readQuests(contentDir, slugs);
  const isFailsRequired = values.folder === undefined;
  const { cases, faults } = readAnswerCases({ root, shownRoot, isFailsRequired, slugs }, quests);
  for (const fault of faults) console.error(fault);
  if (cases.length === 0) {
    console.error(
      `There are no answers in ${shownRoot}${slugs.length > 0 ? ` for ${slugs.join(', ')}` : ''}.`,
    );
    return false;
  }
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('Answers are checked in a Chromium. Set CHROME_PATH to one and run this again.');
  const verdicts =
    values.verify === undefined ? undefined : openProjectVerdicts(isFailsRequired, percentOf(values.verify));
  const report = terminalReport(process.stdout);
  report.step('Running answers');
  const judged = await runCases(cases, quests, {
    ...{ chromium, contentDir, onProgress: report.progress },
    ...(verdicts && { verdicts }),
  });
  report.end();
  console.log(`\n${caseTable(judged)}\n`);
  const areVerdictsRight = !verdicts || closeVerdicts(verdicts, slugs.length === 0);
  const wrong = judged.filter((one) => faultsOfVerdict(one).length > 0).length;
  console.log(
    `${count(judged.length, 'answer')}: ${wrong === 0 ? 'all judged right' : `${wrong} judged wrong`}.`,
  );
  return areVerdictsRight && wrong === 0 && faults.length === 0;
});

function percentOf(given: string): number {
  const percent = Number(given);
  if (given !== '' && percent >= 0 && percent <= 100) return percent;
  throw new UserError(`--verify takes a number from 0 to 100, not "${given}".`);
}
