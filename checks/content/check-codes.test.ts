// Every problem has the code of its check. A new code does not compile until it has an entry here.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFacts } from '#pipeline/facts/read-facts.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckCode, checkCodes } from '#pipeline/problem-codes.ts';
import type { BodyNode } from '#schema/page/body.ts';
import { openVerdicts } from '../verdicts/verdicts.ts';
import { problemsOf } from './assistive/assistive-check.ts';
import { checkedPage } from './checked-page.ts';
import { checkDates } from './examples/dates.ts';
import { examplesOf } from './examples/examples.ts';
import { checkHeights } from './examples/heights.ts';
import { checkHouseRules } from './examples/house-rules.ts';
import { checkMedia } from './examples/media.ts';
import { checkRunnableCode } from './examples/runnable-code.ts';
import { checkUnclaimedCode } from './examples/unclaimed-code.ts';
import { exercisesOf } from './exercises/exercises.ts';
import { checkCoverage } from './facts/coverage.ts';
import { checkFamilies } from './facts/families.ts';
import { checkMentions } from './facts/mentions.ts';
import { checkMeanings, checkShownFacts } from './facts/shown-facts.ts';
import { checkTypedSupport } from './facts/typed-support.ts';
import { checkGuides } from './guides/guides.ts';
import { keyProblems } from './keys/keys-check.ts';
import { checkNetwork } from './network.ts';
import { checkAnatomy } from './pages/anatomy.ts';
import { checkFrontMatter } from './pages/front-matter.ts';
import { checkHeadings } from './pages/headings.ts';
import { checkKeywords } from './pages/keywords.ts';
import { checkLength } from './pages/length.ts';
import { checkOrphans } from './pages/orphans.ts';
import { checkPageSize } from './pages/page-size.ts';
import { checkPictures } from './pages/pictures.ts';
import { checkQuestions } from './pages/questions.ts';
import { checkSections } from './pages/sections.ts';
import { checkTags } from './pages/tags.ts';
import { checkUniqueNames } from './pages/unique-names.ts';
import type { RenderedPage } from './pipeline.ts';
import { projectOf } from './projects/projects.ts';
import { checkBannedWords } from './prose/banned-words.ts';
import { checkDuplicates } from './prose/duplicates.ts';
import { checkReadingLevel } from './prose/reading-level.ts';
import { checkRhythm } from './prose/rhythm.ts';
import { checkDictionary, checkEquality, checkSpelling } from './prose/word-checks.ts';
import { checkQuestForm } from './quests/quest-form.ts';
import { triesOf } from './tries/tries.ts';
import { judgeExample } from './verdict.ts';

const facts = readFacts();
const page = (text: string, file = '1.cs/1.html/2.elements/b.md') => checkedPage(file, text);
const lesson = (text: string) => page(text, '1.cs/1.html/1.getting-started/05.x.md');
const rendered = (nodes: BodyNode[] = []): RenderedPage => ({
  file: 'a.md',
  path: '/cs/a',
  body: { nodes, toc: [], words: 0 },
  bytes: 60_000,
  links: [],
});
const keyRow = { key: ['Tab'], focus: 'link Ferries', result: { focus: 'tab Summer' } };
const emptyRow: BodyNode = ['tr', {}, ['th', {}, 'open'], ['td', {}, 'boolean'], ['td', {}, ' ']];
const twice = Array.from({ length: 60 }, (_, i) => `same${i}`).join(' ');

let contentDir: string;
/** Never saved, so that no test reuses the results of another. */
const verdicts = openVerdicts({ folder: join(tmpdir(), 'plinth-no-verdicts'), share: 0, seed: '' });

const words = () => ({ contentDir, facts, verdicts });

/** A step whose code is missing. */
const step = page('---\ntitle: "Step 1: one"\nminutes: 5\n---\n', '4.build-own/1.lisp/1-one.md');

const produce: Record<CheckCode, () => Problem[] | Promise<Problem[]>> = {
  'check-front-matter': () => checkFrontMatter(page('---\ntitle: ICON\n---\n'), '2026-11-15'),
  'check-sections': () => checkSections(page('Words.')),
  'check-anatomy': () => checkAnatomy(page('Words.')),
  'check-keys': () =>
    keyProblems(page(''), { source: '', runsScripts: false, row: keyRow, key: 'Tab' }, ['no focus']),
  'check-tries': () => triesOf(page('::try\nTurn it round.\n::')).problems,
  'check-headings': () => checkHeadings(page('## A\n\nWords.\n\n#### B\n\nWords.')),
  'check-length': () => checkLength(page('Words.')),
  'check-questions': () => checkQuestions(lesson('Words.')),
  'check-reading-level': () => checkReadingLevel(lesson(`A ${'cat '.repeat(40)}.`)),
  'check-rhythm': () => checkRhythm(page('One. Two. Three.')),
  'check-banned-words': () => checkBannedWords(page('It is easy.')),
  'check-unclaimed-code': () => checkUnclaimedCode(page('```html\n<p>\n```')),
  'check-mentions': () => checkMentions(page('The `blinker` element.'), facts),
  'check-typed-support': () => checkTypedSupport(page('It works from Chrome 120 on.')),
  'check-network': () =>
    checkNetwork(examplesOf([page('```html example\n<img src="https://example.com/a.png">\n```')])),
  'check-media': () => checkMedia(examplesOf([page('```html example\n<img src="a.png" alt="">\n```')]), []),
  'check-dates': () =>
    checkDates(page('---\ndate: 2026-11-15\n---\n\n```html example\n<p>4 July 2026</p>\n```')),
  'check-house-rules': () =>
    checkHouseRules(examplesOf([page('```html example\n<audio src="a.mp3" controls></audio>\n```')])),
  'check-runnable-code': () =>
    checkRunnableCode(page('```js run\nconsole.log(3)\n```\n\n```text output\n2\n```\n')),
  'check-shown-facts': () => checkShownFacts(rendered(), 'elements/none', facts),
  'check-meanings': () =>
    checkMeanings(
      rendered([['table', {}, ['caption', {}, 'Attributes of details'], ['tbody', {}, emptyRow]]]),
    ),
  'check-page-size': () => checkPageSize(rendered()),
  'check-duplicates': () => checkDuplicates([page(twice, 'a.md'), page(twice, 'b.md')]),
  'check-unique-names': () =>
    checkUniqueNames(['a.md', 'b.md'].map((file) => page('---\ntitle: One name\n---\n\nWords.', file))),
  'check-keywords': () => checkKeywords([page('---\nkeywords: [a, a]\n---\n\nWords.')]),
  'check-tags': () => checkTags([page('---\ntags: [a]\n---\n\nWords.', '5.blog/a.md')]),
  'check-families': () => checkFamilies([page('Words.')], []),
  'check-orphans': () =>
    checkOrphans([page('# Home', 'index.md'), page('---\nnavigation: false\n---\n', 'hidden.md')], []),
  'check-coverage': () => checkCoverage([], facts, { element: 1 }),
  'check-pictures': () => checkPictures([{ file: 'cat.png', bytes: 1 }], []),
  'check-dictionary': async () => {
    await writeFile(join(contentDir, 'dictionary.txt'), 'Noor\nAda\n');
    return checkDictionary(contentDir);
  },
  'check-equality': () => checkEquality([page('The chairman.')], words()),
  'check-spelling': () => checkSpelling([page('A color.')], words()),
  'check-assistive': () =>
    examplesOf([page('```html example\n<p>A</p>\n```')]).flatMap((example) =>
      problemsOf(example, { nodes: 1, mapped: 0, differences: [{ element: 3, ours: 'a', theirs: 'b' }] }),
    ),
  'check-examples': () =>
    examplesOf([page('```html bad\n<p>\n```')]).flatMap((example) =>
      judgeExample(example, { markup: [], nu: [], access: null }, { markup: [], access: [] }),
    ),
  'check-example-heights': () =>
    checkHeights(
      examplesOf([page('```html example\n<p>A</p>\n```')]),
      { frame: 'a', files: {}, heights: {} },
      { frame: 'a', files: {} },
    ),
  'check-guides': () => checkGuides({ ...words(), pages: [step], wanted: [step] }),
  'check-exercises': () =>
    exercisesOf(page('::exercise{#a kind="fix" title="A"}\nDo it.\n::'), contentDir).problems,
  'check-projects': () => projectOf(page('::folder-check\n::'), contentDir).problems,
  'check-quests': async () => checkQuestForm(page('Words.', '2.quests/a/index.md'), contentDir).problems,
};

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'plinth-check-codes-'));
});
afterAll(() => rm(contentDir, { recursive: true, force: true }));

test.each(checkCodes)('%s', async (code) => {
  const codes = new Set((await produce[code]()).map((problem) => problem.code));
  expect([...codes]).toEqual([code]);
});
