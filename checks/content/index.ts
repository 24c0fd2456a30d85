// All checks of the content, in order. Each is a file of its own; this one only lists and times them.
import { join } from 'node:path';
import { readExampleHeights, readFacts } from '#pipeline/facts/read-facts.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { listExampleMedia } from '#server/example-media.ts';
import { checkAssistiveTrees } from './assistive/assistive-check.ts';
import type { CheckedPage } from './checked-page.ts';
import { checkDates } from './examples/dates.ts';
import { checkExamples } from './examples/example-checks.ts';
import { examplesOf } from './examples/examples.ts';
import { checkHeights, checkOldHeights } from './examples/heights.ts';
import { checkHouseRules } from './examples/house-rules.ts';
import { checkMedia, checkUnusedMedia } from './examples/media.ts';
import { checkRunnableCode } from './examples/runnable-code.ts';
import { checkUnclaimedCode } from './examples/unclaimed-code.ts';
import { checkCoverage, type WantedPages } from './facts/coverage.ts';
import { checkFamilies } from './facts/families.ts';
import { checkMentions } from './facts/mentions.ts';
import { checkMeanings, checkShownFacts } from './facts/shown-facts.ts';
import { checkTypedSupport } from './facts/typed-support.ts';
import { checkGuides } from './guides/guides.ts';
import { checkNetwork } from './network.ts';
import { checkAnatomy } from './pages/anatomy.ts';
import { checkFrontMatter } from './pages/front-matter.ts';
import { checkHeadings } from './pages/headings.ts';
import { checkKeywords } from './pages/keywords.ts';
import { checkLength } from './pages/length.ts';
import { checkOrphans } from './pages/orphans.ts';
import { checkPageSize } from './pages/page-size.ts';
import { checkPictures, listPictures } from './pages/pictures.ts';
import { checkQuestions } from './pages/questions.ts';
import { checkSections } from './pages/sections.ts';
import { checkTags } from './pages/tags.ts';
import { checkUniqueNames } from './pages/unique-names.ts';
import type { RenderedPage } from './pipeline.ts';
import { checkBannedWords } from './prose/banned-words.ts';
import { checkDuplicates } from './prose/duplicates.ts';
import { checkReadingLevel } from './prose/reading-level.ts';
import { checkDictionary, checkEquality, checkSpelling } from './prose/word-checks.ts';
import { mutantCounts } from './quests/proof-table.ts';
import { checkQuests, questPagesOf } from './quests/quests.ts';

export interface CheckResult {
  name: string;
  problems: Problem[];
  milliseconds: number;
}

export interface CheckOptions {
  contentDir: string;
  /** Every page of the site, for what compares pages. */
  pages: readonly CheckedPage[];
  /** The pages whose problems are wanted. */
  wanted: readonly CheckedPage[];
  /** These pages as they will be shown. */
  rendered: readonly RenderedPage[];
  /** How many pages of each kind there must be. */
  coverage: WantedPages;
  today: string;
  /** The program of the browser. */
  chromium: string;
  /** Where results are kept from one run to the next. */
  cache: string;
  onCheck(name: string): void;
}

interface Check {
  name: string;
  run(options: CheckOptions & { facts: Facts }): Problem[] | Promise<Problem[]>;
  /** Needs the whole site, so it is left out when only some pages are wanted. */
  isForAll?: boolean;
}

type PageCheck = (page: CheckedPage, options: { today: string; facts: Facts }) => Problem[];
const eachPage = (name: string, check: PageCheck): Check => ({
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
      return check(page, typeof inventory === 'string' ? inventory : null, facts);
    });
  },
});

/** Heights are recorded for the project's own content; the rooms of any other are guessed. */
const isOwnContent = (contentDir: string) => contentDir === join(import.meta.dirname, '../../content');

const checks: Check[] = [
  eachPage('front matter', (page, { today }) => checkFrontMatter(page, today)),
  eachPage('sections', checkSections),
  eachPage('parts of sections', checkAnatomy),
  eachPage('headings', checkHeadings),
  eachPage('length', checkLength),
  eachPage('questions', checkQuestions),
  eachPage('reading level', checkReadingLevel),
  eachPage('banned words', checkBannedWords),
  eachPage('code that says what it is', checkUnclaimedCode),
  eachPage('days in examples', checkDates),
  eachPage('names that exist', (page, { facts }) => checkMentions(page, facts)),
  eachPage('support typed by hand', checkTypedSupport),
  { name: 'network', run: ({ wanted }) => checkNetwork(examplesOf(wanted)) },
  {
    name: 'heights of results',
    run: ({ wanted, contentDir }) =>
      isOwnContent(contentDir) ? checkHeights(examplesOf(wanted), readExampleHeights()) : [],
  },
  {
    name: 'heights of results that are gone',
    run: ({ pages, contentDir }) =>
      isOwnContent(contentDir) ? checkOldHeights(examplesOf(pages), readExampleHeights()) : [],
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
  { name: 'tags', run: ({ pages }) => checkTags(pages), isForAll: true },
  { name: 'families', run: ({ pages, rendered }) => checkFamilies(pages, rendered), isForAll: true },
  { name: 'orphans', run: ({ pages, rendered }) => checkOrphans(pages, rendered), isForAll: true },
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
  { name: 'words that include', run: (options) => checkEquality(options.wanted, options) },
  { name: 'spelling', run: (options) => checkSpelling(options.wanted, options) },
];

/** Runs every check. The tools for the examples are programs of their own and run beside the rest. */
export async function runChecks(options: CheckOptions): Promise<CheckResult[]> {
  const facts = readFacts();
  options.onCheck('Checking words and examples');
  const examples = runExamples(options).then(async (results) => [
    ...results,
    await runAssistive(options),
    await runQuests(options),
  ]);
  // Whatever goes wrong there is told when the rest is done.
  examples.catch(() => {});
  const results: CheckResult[] = [];
  for (const check of checks) {
    if (check.isForAll && options.wanted.length < options.pages.length) continue;
    const start = performance.now();
    const problems = await check.run({ ...options, facts });
    results.push({ name: check.name, problems, milliseconds: performance.now() - start });
  }
  return [...results, ...(await examples)];
}

/** After the other tools: two browsers at once would only take turns. */
async function runAssistive(options: CheckOptions): Promise<CheckResult> {
  const start = performance.now();
  const found = await checkAssistiveTrees(examplesOf(options.wanted), options);
  const counts = `${found.nodes} nodes, ${found.mapped} mapped, ${found.different} different`;
  const name = `${found.examples} assistive trees beside Chromium's (${counts})`;
  return { name, problems: found.problems, milliseconds: performance.now() - start };
}

/** Like the others, one browser at a time. */
async function runQuests(options: CheckOptions): Promise<CheckResult> {
  const start = performance.now();
  const { problems, proofs } = await checkQuests(options.wanted, options);
  const counts = proofs.map(mutantCounts);
  const sum = (of: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const mutants = `${sum(({ made }) => made)} mutants: ${sum(({ killed }) => killed)} killed, ${sum(({ explained }) => explained)} explained`;
  const name = `${proofs.length} quests and their checks (${mutants})`;
  return { name, problems, milliseconds: performance.now() - start };
}

async function runExamples(options: CheckOptions): Promise<CheckResult[]> {
  const start = performance.now();
  const examples = examplesOf(options.wanted);
  const { problems, milliseconds } = await checkExamples(examples, options);
  const times = Object.entries(milliseconds).map(([tool, time]) => `${tool} ${(time / 1000).toFixed(1)} s`);
  const name = `${examples.length} examples (${times.join(', ')})`;
  return [{ name, problems, milliseconds: performance.now() - start }];
}
