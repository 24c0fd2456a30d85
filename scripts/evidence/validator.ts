// For the post "Most wrong answers are valid HTML": which wrong answers and which changed solutions a validator notices,
// and what browsers repair in them.
import { exampleDocument } from '#checks/content/examples/example-document.ts';
import { findNuFaults } from '#checks/content/examples/nu.ts';
import { changedSolutions, kindsOfChange } from './changed-solutions.ts';
import { type Evidence, share } from './evidence.ts';
import { pageOf, readJudgedAnswers } from './judged-answers.ts';

/** What the parser of a browser puts right, by the validator's messages about it. */
const repairs: readonly (readonly [name: string, message: RegExp])[] = [
  ['An element is not closed', /^Unclosed element|there were (?:open|unclosed) elements/],
  ['The doctype is missing or old', /doctype/i],
  ['An end tag closes nothing, or the wrong element', /^Stray end tag|in scope but a|violates nesting rules/],
  ['An element is opened inside one of its kind', /already open|already an active/],
  ['A table contains something else', /table body|inside a table|^Start tag “[^”]*” seen in “t/],
];

/** The names of the repairs that these messages are about. */
export function repairsIn(messages: readonly string[]): string[] {
  return repairs
    .filter(([, pattern]) => messages.some((message) => pattern.test(message)))
    .map(([name]) => name);
}

/** The errors of a changed page that the page before the change does not have. */
export function newErrors(after: readonly string[], before: readonly string[]): string[] {
  return after.filter((message) => !before.includes(message));
}

/** In scripts and styles, a validator of HTML notices nothing. */
const ofScripts = ['handler removed', 'condition turned round', 'statement removed', 'value changed'];
const charted = ['doctype', 'end tag dropped', 'attribute dropped', 'element hidden', 'text emptied'];

export async function measureValidator(contentDir: string): Promise<Evidence> {
  const { quests, cases } = await readJudgedAnswers(contentDir);
  const changes = quests.flatMap(changedSolutions);
  const errorsOf = await validate([
    ...cases.map(({ files }) => pageOf(files)),
    ...changes.flatMap(({ files, original }) => [pageOf(files), pageOf(original)]),
  ]);
  const answers = cases.map(({ isRight, files }) => ({ isRight, errors: errorsOf(pageOf(files)) }));
  const right = answers.filter(({ isRight }) => isRight);
  const wrong = answers.filter(({ isRight }) => !isRight);
  const invalid = (those: typeof answers) => those.filter(({ errors }) => errors.length > 0).length;

  const judged = changes.map(({ operator, reason, files, original }) => ({
    operator,
    mayPass: reason !== null,
    errors: newErrors(errorsOf(pageOf(files)), errorsOf(pageOf(original))),
  }));
  const byKind = Object.entries(kindsOfChange)
    .filter(([operator]) => !ofScripts.includes(operator))
    .map(([operator, name]) => {
      const made = judged.filter((change) => change.operator === operator);
      return {
        ...{ operator, name, made: made.length },
        reported: made.filter(({ errors }) => errors.length > 0).length,
        wrong: made.filter(({ mayPass }) => !mayPass).length,
      };
    })
    .toSorted((one, other) => one.reported / one.made - other.reported / other.made);
  const repaired = judged.filter(({ errors }) => repairsIn(errors).length > 0);
  return {
    tables: [
      {
        head: ['Answers', 'Number', 'With an error', 'Share'],
        rows: [
          ['Wrong', String(wrong.length), String(invalid(wrong)), share(invalid(wrong), wrong.length)],
          ['Right', String(right.length), String(invalid(right)), share(invalid(right), right.length)],
        ],
      },
      {
        head: ['Change', 'Made', 'Reported by the validator', 'Wrong for the quest'],
        rows: byKind.map((kind) => [kind.name, String(kind.made), String(kind.reported), String(kind.wrong)]),
      },
      {
        head: ['What browsers repair', 'Changed solutions', 'Of these, still right'],
        rows: repairs.map(([name]) => {
          const own = repaired.filter(({ errors }) => repairsIn(errors).includes(name));
          return [name, String(own.length), String(own.filter(({ mayPass }) => mayPass).length)];
        }),
      },
    ],
    chart: {
      most: 100,
      groups: byKind
        .filter(({ operator }) => charted.includes(operator))
        .map(({ name, made, reported, wrong: notPassing }) => ({
          label: name,
          bars: [
            {
              value: Math.round((reported / made) * 100),
              label: `${reported} of ${made} reported`,
              tone: 'accent' as const,
            },
            {
              value: Math.round((notPassing / made) * 100),
              label: `${notPassing} of ${made} wrong`,
              tone: 'bad' as const,
            },
          ],
        })),
    },
    numbers: {
      answers: answers.length,
      'valid wrong answers': wrong.length - invalid(wrong),
      'in per cent': Math.round((1 - invalid(wrong) / wrong.length) * 100),
      'wrong answers with something to repair': wrong.filter(({ errors }) => repairsIn(errors).length > 0)
        .length,
      quests: quests.length,
      'changed solutions': judged.length,
      'in which browsers repair something': repaired.length,
      'that are still right': repaired.filter(({ mayPass }) => mayPass).length,
    },
  };
}

/** The errors of each page, by the page. Warnings and advice do not count. */
async function validate(pages: readonly string[]): Promise<(page: string) => string[]> {
  const unique = [...new Set(pages)];
  const found = await findNuFaults(unique.map(exampleDocument));
  const errors = new Map(
    unique.map((page, at) => [
      page,
      (found[at] ?? []).filter(({ isWarning }) => !isWarning).map(({ message }) => message),
    ]),
  );
  return (page) => errors.get(page) ?? [];
}
