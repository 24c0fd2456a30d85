// `npm run fuzz:answers -- [slug…]`: generates answers to quests and runs the checks on them. Rewrites of both solutions must
// pass; mutants and cheats must fail, or have a reason in proof.yaml or tests/answers/survivors.yaml.
//   --seed N         another choice of rewrites (1 by default)
//   --count N        how many rewrites, and how many mutants, of each solution (200 by default)
//   --only PART      only rewrites, mutants or cheats
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readQuests } from '#checks/content/quests/answers/answerable-quests.ts';
import { readExplained } from '#checks/content/quests/fuzz/explained.ts';
import { type FuzzedQuest, fuzzQuests, parts } from '#checks/content/quests/fuzz/fuzz-quests.ts';
import { fuzzTable, survivorList } from '#checks/content/quests/fuzz/fuzz-table.ts';
import { readNoticed } from '#checks/content/quests/noticed-changes.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { parseEnv } from '#server/env.ts';
import { installChromium } from './install-chromium.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

const explainedName = 'tests/answers/survivors.yaml';
const explainedFile = join(import.meta.dirname, '..', explainedName);

/** Where the files of survivors are kept, to look at or to turn into cases. */
const survivorFolder = '.cache/fuzz-answers';

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const text = { type: 'string' } as const;
  const { values, positionals: slugs } = parseArgs({
    options: { seed: text, count: text, only: text },
    allowPositionals: true,
  });
  const { only } = values;
  const wanted = only === undefined ? parts : parts.filter((part) => part === only);
  if (wanted.length === 0) throw new UserError(`--only takes one of ${parts.join(', ')}, not "${only}".`);
  const all = await readQuests(contentDir, slugs);
  const known = all.map(({ slug }) => slug);
  const quests = all.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const explained = readExplained(
    existsSync(explainedFile) ? readFileSync(explainedFile, 'utf8') : '',
    explainedName,
  );
  for (const slug of explained.keys())
    if (slug !== 'all' && !known.includes(slug)) {
      const near = nearestWord(slug, known);
      throw new UserError(
        `${explainedName}: there is no quest "${slug}". ${near ? `Did you mean "${near}"?` : 'Remove it.'}`,
      );
    }
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('Answers are checked in a Chromium. Set CHROME_PATH to one and run this again.');
  const report = terminalReport(process.stdout);
  const options = {
    seed: numberOf('seed', values.seed ?? '1'),
    count: numberOf('count', values.count ?? '200'),
    ...{ parts: wanted, explained, noticed: readNoticed() },
  };
  const fuzzed: FuzzedQuest[] = [];
  // One quest after the other: a run of all takes long, and survivors are shown as soon as they are known.
  for (const quest of quests) {
    report.step(`Running generated answers to ${quest.slug}`);
    const own = await fuzzQuests([quest], options, { chromium, contentDir, onProgress: report.progress });
    report.end();
    for (const found of own) {
      keepSurvivors(found);
      if (found.survivors.length > 0) console.log(`\n${survivorList(found)}\n`);
    }
    fuzzed.push(...own);
  }
  console.log(`\n${fuzzTable(fuzzed)}\n`);
  const survivors = fuzzed.reduce((sum, quest) => sum + quest.survivors.length, 0);
  console.log(
    survivors === 0
      ? `${count(fuzzed.length, 'quest')}: no survivor without a reason.`
      : `${count(survivors, 'survivor')} without a reason. Their files are in ${survivorFolder}. Correct the check, or give the reason in ${explainedName}.`,
  );
  return survivors === 0;
});

function numberOf(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new UserError(`--${name} takes a whole number, not "${value}".`);
  return Number(value);
}

function keepSurvivors({ slug, survivors }: FuzzedQuest): void {
  rmSync(join(survivorFolder, slug), { recursive: true, force: true });
  for (const { part, name, files } of survivors) {
    const folder = join(survivorFolder, slug, part, name.replace(/[^\w]+/g, '-').slice(0, 80));
    for (const { name: file, text } of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
}
