// `npm run check:quest -- slug`: the proof of one quest, or of all of them, as a table. Changed solutions that have a
// reason to pass are run here too; a check of the content takes the reason for it. Which check noticed what is written
// to facts/quests.json, so that such a check is quicker.
//   npm run check:quest -- tabs --repeat 50 --throttle 6   runs the solutions only, 50 times on a processor 6 times slower
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readPages } from '#checks/content/checked-page.ts';
import { isOwnContent } from '#checks/content/own-content.ts';
import { recordNoticed } from '#checks/content/quests/noticed-changes.ts';
import { missingReasons, mutantCounts, proofTable } from '#checks/content/quests/proof-table.ts';
import { checkQuests, provableQuests } from '#checks/content/quests/quests.ts';
import { stressSolutions, stressTable } from '#checks/content/quests/stress-solutions.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { formatProblem, sortProblems } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { installChromium } from './install-chromium.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const { values, positionals: slugs } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string' }, throttle: { type: 'string', default: '1' } },
  });
  const quests = (await readPages(contentDir)).filter(({ kind }) => kind === 'quest');
  const slugOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';
  for (const slug of slugs)
    if (!quests.some((page) => slugOf(page) === slug)) {
      const near = nearestWord(slug, quests.map(slugOf));
      throw new UserError(
        `There is no quest "${slug}". ${near ? `Did you mean "${near}"?` : 'Its folder needs an index.md.'}`,
      );
    }
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('Quests are proved in a Chromium. Set CHROME_PATH to one and run this again.');
  const chosen = quests.filter((page) => slugs.length === 0 || slugs.includes(slugOf(page)));
  const report = terminalReport(process.stdout);
  report.step('Running answers');
  if (values.repeat !== undefined) {
    const repeat = Number(values.repeat);
    const throttle = Number(values.throttle);
    if (!(repeat >= 1) || !(throttle >= 1))
      throw new UserError('"--repeat" and "--throttle" are numbers from 1.');
    const results = await stressSolutions(provableQuests(chosen, contentDir), {
      ...{ chromium, contentDir, repeat, throttle },
      onProgress: report.progress,
    });
    report.end();
    console.log(stressTable(results, repeat));
    return results.every(({ passed }) => passed === repeat);
  }
  const { problems, proofs } = await checkQuests(chosen, {
    contentDir,
    chromium,
    isThorough: true,
    onProgress: report.progress,
  });
  report.end();
  for (const proof of proofs) {
    const { made, killed, explained } = mutantCounts(proof);
    console.log(`\n${proof.slug}\n\n${proofTable(proof)}`);
    console.log(
      `mutants: ${made} made, ${killed} killed, ${explained} explained, ${made - killed - explained} to explain`,
    );
    const missing = missingReasons(proof);
    if (missing)
      console.log(`\nFor proof.yaml, each with its reason (* stands for any words):\n\n${missing}`);
  }
  console.log('');
  for (const problem of sortProblems(problems)) console.error(formatProblem(problem, basename(contentDir)));
  if (isOwnContent(contentDir) && recordNoticed(proofs, quests.map(slugOf)))
    console.log('Written: facts/quests.json');
  console.log(
    `${count(proofs.length, 'quest')} proved: ${problems.length === 0 ? 'no problems' : count(problems.length, 'problem')}.`,
  );
  return problems.length === 0;
});
