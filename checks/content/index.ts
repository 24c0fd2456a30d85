// All content checks, in order. Each is a file of its own; this one only lists and times them.
import { counted } from '#lib/counted.ts';
import { readFacts, readMeasuredExamples } from '#pipeline/facts/read-facts.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { listExampleMedia } from '#server/example-media.ts';
import type { Verdicts } from '../verdicts/verdicts.ts';
import { checkAssistiveTrees } from './assistive/assistive-check.ts';
import type { CheckedPage } from './checked-page.ts';
import { checkExamples, type ToolOptions } from './examples/example-checks.ts';
import { type Example, examplesOf } from './examples/examples.ts';
import { checkHeights, checkOldHeights, surroundings } from './examples/heights.ts';
import { checkHouseRules } from './examples/house-rules.ts';
import { checkMedia, checkUnusedMedia } from './examples/media.ts';
import { checkRunnableCode } from './examples/runnable-code.ts';
import { checkExercises, exerciseSources } from './exercises/exercises.ts';
import { checkCoverage, type WantedPages } from './facts/coverage.ts';
import { checkFamilies } from './facts/families.ts';
import { checkMeanings, checkShownFacts } from './facts/shown-facts.ts';
import { checkGuides } from './guides/guides.ts';
import { checkKeys } from './keys/keys-check.ts';
import { checkNetwork } from './network.ts';
import { isOwnContent } from './own-content.ts';
import { pageChecks } from './page-checks.ts';
import { checkKeywords } from './pages/keywords.ts';
import { checkOrphans } from './pages/orphans.ts';
import { checkPageSize } from './pages/page-size.ts';
import { checkPictures, listPictures } from './pages/pictures.ts';
import { checkTags } from './pages/tags.ts';
import { checkUniqueNames } from './pages/unique-names.ts';
import type { RenderedPage } from './pipeline.ts';
import { checkProjects } from './projects/projects.ts';
import { checkDuplicates } from './prose/duplicates.ts';
import { checkDictionary, checkEquality, checkSpelling } from './prose/word-checks.ts';
import { readNoticed } from './quests/noticed-changes.ts';
import { mutantCounts } from './quests/proof-table.ts';
import { checkQuests, questPagesOf } from './quests/quests.ts';
import { checkTries } from './tries/tries-check.ts';

export interface RuleResult {
  name: string;
  problems: Problem[];
  milliseconds: number;
}

export interface CheckOptions {
  contentDir: string;
  /** Every page of the site, for checks that compare pages. */
  pages: readonly CheckedPage[];
  /** The pages to report problems for. */
  wanted: readonly CheckedPage[];
  /** Every page as rendered. */
  rendered: readonly RenderedPage[];
  /** The planned number of pages of each kind. */
  coverage: WantedPages;
  today: string;
  /** The browser's executable; null skips checks that need programs or dictionaries. */
  chromium: string | null;
  /** Recorded verdicts of slow checks. */
  verdicts: Verdicts;
  onCheck(name: string): void;
}

interface Check {
  name: string;
  run(options: CheckOptions & { facts: Facts }): Problem[] | Promise<Problem[]>;
  /** Not about single pages, so it is skipped if only some are requested. */
  isForAll?: boolean;
  /** Needs dictionaries, which take seconds to load. */
  isSlow?: boolean;
}

const eachPage = (name: string, check: (typeof pageChecks)[string]): Check => ({
  name,
  run: (options) => options.wanted.flatMap((page) => check(page, options)),
});
const eachRendered = (
  name: string,
  check: (page: RenderedPage, inventory: string | null, facts: Facts) => Problem[],
): Check => ({
  name,
  run: ({ rendered, wanted, facts }) => {
    const inventories = new Map(wanted.map((page) => [page.file, page.front.meta.inventory]));
    return rendered.flatMap((page) => {
      const inventory = inventories.get(page.file);
      if (!inventories.has(page.file)) return [];
      return check(page, typeof inventory === 'string' ? inventory : null, facts);
    });
  },
});

const checks: Check[] = [
  ...Object.entries(pageChecks).map(([name, check]) => eachPage(name, check)),
  { name: 'network', run: ({ wanted }) => checkNetwork(examplesOf(wanted)) },
  {
    name: 'heights of results',
    run: ({ wanted, contentDir }) =>
      isOwnContent(contentDir)
        ? checkHeights(
            examplesOf(wanted.filter((page) => !page.isUnfinished)),
            readMeasuredExamples(),
            surroundings(contentDir),
          )
        : [],
  },
  {
    name: 'heights of results that are gone',
    run: ({ pages, contentDir }) =>
      isOwnContent(contentDir)
        ? checkOldHeights(examplesOf(pages), exerciseSources(pages, contentDir), readMeasuredExamples())
        : [],
    isForAll: true,
  },
  { name: 'rules of the house', run: ({ wanted }) => checkHouseRules(examplesOf(wanted)) },
  {
    name: 'files of examples',
    run: ({ wanted, contentDir }) => checkMedia(examplesOf(wanted), listExampleMedia(contentDir)),
  },
  {
    name: 'programs that run',
    run: async ({ wanted }) => (await Promise.all(wanted.map(checkRunnableCode))).flat(),
  },
  { name: 'guides and their tests', run: checkGuides },
  eachRendered('facts shown', (page, inventory, facts) =>
    inventory === null ? [] : checkShownFacts(page, inventory, facts),
  ),
  eachRendered('meanings', checkMeanings),
  eachRendered('size of pages', checkPageSize),
  { name: 'duplicates', run: ({ pages }) => checkDuplicates(pages) },
  { name: 'titles and descriptions', run: ({ pages }) => checkUniqueNames(pages) },
  { name: 'keywords', run: ({ pages }) => checkKeywords(pages) },
  { name: 'tags', run: ({ pages }) => checkTags(pages) },
  { name: 'families', run: ({ pages, rendered }) => checkFamilies(pages, rendered) },
  { name: 'orphans', run: ({ pages, rendered }) => checkOrphans(pages, rendered) },
  {
    name: 'coverage',
    run: ({ pages, facts, coverage }) => checkCoverage(pages, facts, coverage),
    isForAll: true,
  },
  {
    name: 'pictures',
    run: async ({ contentDir, pages }) => checkPictures(await listPictures(contentDir), pages),
    isForAll: true,
  },
  {
    name: 'files that no example names',
    run: ({ pages, contentDir }) =>
      checkUnusedMedia(examplesOf(pages), questPagesOf(pages, contentDir), listExampleMedia(contentDir)),
    isForAll: true,
  },
  { name: 'dictionary', run: ({ contentDir }) => checkDictionary(contentDir), isForAll: true },
  { name: 'words that include', run: (options) => checkEquality(options.wanted, options), isSlow: true },
  { name: 'spelling', run: (options) => checkSpelling(options.wanted, options), isSlow: true },
];

/** Runs every check. The tools for the examples are separate programs and run in parallel. */
export async function checkPages(options: CheckOptions): Promise<RuleResult[]> {
  const facts = readFacts();
  options.onCheck('Checking words and examples');
  const { chromium } = options;
  const tools = chromium === null ? null : { chromium, verdicts: options.verdicts };
  const examples = tools
    ? runTools(options.wanted, { ...tools, contentDir: options.contentDir })
    : Promise.resolve([]);
  // Failures are reported when the other checks are done.
  examples.catch(() => {});
  const results: RuleResult[] = [];
  for (const check of checks) {
    if (check.isForAll && options.wanted.length < options.pages.length) continue;
    if (check.isSlow && chromium === null) continue;
    const start = performance.now();
    const problems = await check.run({ ...options, facts });
    results.push({ name: check.name, problems, milliseconds: performance.now() - start });
  }
  return [...results, ...(await examples)];
}

interface PageToolOptions extends ToolOptions {
  contentDir: string;
}

async function runTools(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult[]> {
  const examples = examplesOf(pages);
  // After the other tools, because two browsers at once would only compete.
  return [
    await runExamples(examples, tools),
    await runAssistive(examples, tools),
    await runTries(pages, tools),
    await runKeys(pages, tools),
    await runExercises(pages, tools),
    await runProjects(pages, tools),
    await runQuests(pages, tools),
  ];
}

async function runAssistive(examples: readonly Example[], tools: ToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const found = await checkAssistiveTrees(examples, tools);
  const counts = `${counted(found.nodes, 'node')}, ${found.mapped} mapped, ${found.different} different`;
  const name = `${counted(found.examples, 'assistive tree')} beside Chromium's (${counts})`;
  return { name, problems: found.problems, milliseconds: performance.now() - start };
}

/** Everything to try on the requested pages. */
async function runTries(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, tries } = await checkTries(pages, tools);
  const name = `${counted(tries, 'thing')} to try`;
  return { name, problems, milliseconds: performance.now() - start };
}

/** Every key in the tables of the requested patterns. */
async function runKeys(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, keys } = await checkKeys(pages, tools);
  return { name: `${counted(keys, 'key')} of patterns`, problems, milliseconds: performance.now() - start };
}

/** The exercises of the requested pages. */
async function runExercises(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, proved } = await checkExercises(pages, tools);
  const name = `${counted(proved, 'exercise')} whose checks tell right from wrong`;
  return { name, problems, milliseconds: performance.now() - start };
}

/** The projects of the requested pages whose folders readers can check. */
async function runProjects(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, proved } = await checkProjects(pages, tools);
  const name = `${counted(proved, 'project')} whose checks tell right from wrong`;
  return { name, problems, milliseconds: performance.now() - start };
}

/** Also one browser at a time. */
async function runQuests(pages: readonly CheckedPage[], tools: PageToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, proofs } = await checkQuests(pages, {
    ...tools,
    ...(isOwnContent(tools.contentDir) && { noticed: readNoticed() }),
  });
  const made = proofs.reduce((sum, proof) => sum + mutantCounts(proof).made, 0);
  const name = `${counted(proofs.length, 'quest')} whose checks tell right from wrong, ${counted(made, 'changed solution')}`;
  return { name, problems, milliseconds: performance.now() - start };
}

async function runExamples(examples: readonly Example[], tools: ToolOptions): Promise<RuleResult> {
  const start = performance.now();
  const { problems, milliseconds } = await checkExamples(examples, tools);
  const times = Object.entries(milliseconds).map(([tool, time]) => `${tool} ${(time / 1000).toFixed(1)} s`);
  const name = `${counted(examples.length, 'example')} (${times.join(', ')})`;
  return { name, problems, milliseconds: performance.now() - start };
}
