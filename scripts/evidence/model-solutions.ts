// For the post "A model solution can't grade HTML": what happens when answers are compared with model solutions, and
// how many small changes of a right answer leave it right.
import type { AnswerableQuest, AnswerCase } from '#checks/content/quests/answers/answer-cases.ts';
import { faultsOfVerdict } from '#checks/content/quests/answers/judge-cases.ts';
import { runCases } from '#checks/content/quests/answers/run-cases.ts';
import { openProjectVerdicts } from '#checks/verdicts/project-verdicts.ts';
import { plainText } from '#lib/assistive/source-tree.ts';
import { UserError } from '#lib/user-error.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { installChromium } from '../install-chromium.ts';
import { changedSolutions, kindsOfChange } from './changed-solutions.ts';
import { type Evidence, share } from './evidence.ts';
import { pageOf, readJudgedAnswers } from './judged-answers.ts';
import { assistiveForm, elementNames, sourceForm, treeForm } from './page-comparisons.ts';

type Grader = (answer: readonly QuestFile[], solution: readonly QuestFile[]) => boolean;

/** The source of the styles beside the page. */
const stylesOf = (files: readonly QuestFile[]) =>
  files
    .filter(({ name }) => !name.endsWith('.html'))
    .map(({ name, text }) => `${name} ${plainText(text)}`)
    .join('\n');

const samePage =
  (form: (html: string) => string): Grader =>
  (answer, solution) =>
    form(pageOf(answer)) === form(pageOf(solution));

const sameFiles =
  (form: (html: string) => string): Grader =>
  (answer, solution) =>
    samePage(form)(answer, solution) && stylesOf(answer) === stylesOf(solution);

/** Whether every element of the solution is somewhere in the answer. */
export const hasElements: Grader = (answer, solution) => {
  const own = new Set(elementNames(pageOf(answer)));
  return elementNames(pageOf(solution)).every((name) => own.has(name));
};

const graders: readonly (readonly [name: string, grader: Grader])[] = [
  ['The same source, apart from white space', sameFiles(sourceForm)],
  ['The same tree of elements and text', sameFiles(treeForm)],
  ['The same accessibility tree', samePage(assistiveForm)],
  ['The same elements in the same order', samePage((html) => elementNames(html).join(' '))],
  ['All elements of the solution', hasElements],
];

export async function measureModelSolutions(contentDir: string): Promise<Evidence> {
  const { quests, cases } = await readJudgedAnswers(contentDir);
  const pages = quests.filter(hasNoScript);
  const graded = cases.flatMap((one) => {
    const quest = pages.find(({ slug }) => slug === one.slug);
    return quest ? [{ ...one, solutions: quest.folder.solutions }] : [];
  });
  const right = graded.filter(({ isRight }) => isRight);
  const wrong = graded.filter(({ isRight }) => !isRight);
  const results = graders.map(([name, grader]) => {
    const accepted = ({ files, solutions }: (typeof graded)[number]) =>
      solutions.some((solution) => grader(files, solution.files));
    return { name, right: right.filter(accepted).length, wrong: wrong.filter(accepted).length };
  });

  const judged = await judgeAll(cases, quests, contentDir);
  const isPage = ({ slug }: AnswerCase) => pages.some((page) => page.slug === slug);
  const byChecks = judged.filter((one) => isPage(one) && faultsOfVerdict(one).length === 0);
  results.push({
    name: 'No fault that a check of the quest finds',
    right: byChecks.filter(({ isRight }) => isRight).length,
    wrong: wrong.length - byChecks.filter(({ isRight }) => !isRight).length,
  });

  const changes = quests.flatMap(changedSolutions);
  const byKind = Object.entries(kindsOfChange).map(([operator, name]) => {
    const made = changes.filter((change) => change.operator === operator);
    return { name, made: made.length, passing: made.filter(({ reason }) => reason !== null).length };
  });
  const passing = changes.filter(({ reason }) => reason !== null);
  const outOfScope = passing.filter(({ reason }) => reason?.startsWith('Out of scope'));
  return {
    tables: [
      {
        head: ['What an accepted answer has', 'Right answers accepted', 'Wrong answers accepted'],
        rows: results.map((result) => [result.name, String(result.right), String(result.wrong)]),
      },
      {
        head: ['Change', 'Made', 'May pass', 'Share'],
        rows: byKind
          .toSorted((one, other) => one.passing / one.made - other.passing / other.made)
          .map(({ name, made, passing: own }) => [name, String(made), String(own), share(own, made)]),
      },
    ],
    chart: {
      most: 100,
      groups: results.map((result) => ({
        label: result.name,
        bars: [
          {
            value: Math.round((result.right / right.length) * 100),
            label: `${result.right} of ${right.length} right`,
            tone: 'good' as const,
          },
          {
            value: Math.round((result.wrong / wrong.length) * 100),
            label: `${result.wrong} of ${wrong.length} wrong`,
            tone: 'bad' as const,
          },
        ],
      })),
    },
    numbers: {
      'answers to all quests': cases.length,
      'of these, right': cases.filter(({ isRight }) => isRight).length,
      quests: quests.length,
      'quests without scripts': pages.length,
      'answers to these': graded.length,
      'right answers to these': right.length,
      'wrong answers to these': wrong.length,
      'right answers with another source': right.length - (results[0]?.right ?? 0),
      'changed solutions': changes.length,
      'that may pass': passing.length,
      'answers judged as their folder says, by the checks': judged.filter(
        (one) => faultsOfVerdict(one).length === 0,
      ).length,
      'in per cent': Math.round((passing.length / changes.length) * 100),
      'because the change is out of the scope of the quest': outOfScope.length,
      'because the change makes no difference': passing.length - outOfScope.length,
      'that a check must notice': changes.length - passing.length,
    },
  };
}

/** The verdicts of the quests' own checks. Answers that have not changed are recalled; the others need a browser. */
async function judgeAll(cases: AnswerCase[], quests: AnswerableQuest[], contentDir: string) {
  const chromium = installChromium();
  if (!chromium) throw new UserError('Answers are checked in a Chromium. Set CHROME_PATH to one.');
  return runCases(cases, quests, { chromium, contentDir, verdicts: openProjectVerdicts(true, 0) });
}

/** Such an answer is a page and perhaps styles, so comparing pages is fair to it. */
function hasNoScript({ folder }: AnswerableQuest): boolean {
  const files = [folder.starter, ...folder.solutions.map(({ files: own }) => own)].flat();
  return files.every(({ name }) => /\.(?:html|css)$/.test(name));
}
