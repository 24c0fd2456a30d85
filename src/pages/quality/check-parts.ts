// Figures of checks that run outside the build: each with its date, and none without a record.

import type { BodyNode } from '#schema/page/body.ts';
import type { QualityReport } from '#schema/quality.ts';
import { capital, checkedWords, figureTable, note, number, sentence } from './figures.ts';

/** The text of a cell without a figure. */
const figure = (value: number | undefined) => (value === undefined ? 'not recorded' : number(value));
const notRecorded = note('Not recorded: no result of this check has been kept yet.');

/** The examples and the writing rules. */
export function examplesPart({ record, content }: QualityReport): BodyNode[] {
  if (!record.content) return [notRecorded];
  const { pages, rules, examples, wrongOnPurpose, questions, errors, warnings } = record.content.figures;
  return [
    figureTable(
      ['What was checked', { number: 'Number' }],
      [
        ['Pages', number(pages)],
        ['Rules that they are held against', number(rules)],
        ['HTML examples, with three tools', number(examples)],
        ['Of these, wrong on purpose', number(wrongOnPurpose)],
        ['Questions with one right answer', number(questions)],
        ['Errors left', number(errors)],
        ['Warnings left', number(warnings)],
      ],
    ),
    checked(record.content, content),
  ];
}

/** The software tests. */
export function testsPart({ record, content }: QualityReport): BodyNode[] {
  if (!record.unit && !record.browser) return [notRecorded];
  const row = (name: string, entry: typeof record.unit) => [
    name,
    figure(entry?.figures.passed),
    figure(entry?.figures.failed),
    figure(entry?.figures.skipped),
  ];
  const rows = [row('Of functions', record.unit), row('In a browser', record.browser)];
  return [
    figureTable(['Tests', { number: 'Passed' }, { number: 'Failed' }, { number: 'Left out' }], rows),
    note(
      `Last runs: functions ${checkedWords(record.unit, content)}; browser ${checkedWords(record.browser, content)}.`,
    ),
  ];
}

/** Results of axe for every page. */
export function accessibilityPart({ record, content }: QualityReport): BodyNode[] {
  if (!record.axe) return [notRecorded];
  const { pages, modes, findings } = record.axe.figures;
  return [
    figureTable(
      ['What was checked', { number: 'Result' }],
      [
        ['Pages', number(pages)],
        ['Colours', modes === 1 ? 'light' : 'light and dark'],
        ['Findings', number(findings)],
      ],
    ),
    checked(record.axe, content),
  ];
}

/** Links in the texts, counted by this build, and the results of checking the finished documents. */
export function linksPart({ links, record, content }: QualityReport): BodyNode[] {
  const figures = record.site?.figures;
  return [
    figureTable(
      ['Where', { number: 'Links' }, { number: 'To a heading' }, { number: 'Dead' }],
      [
        // A broken link fails the build, so this page would not exist.
        ['In the texts', number(links.links), number(links.anchors), '0'],
        ...(figures
          ? [['In the documents', number(figures.links), number(figures.anchors), number(figures.dead)]]
          : []),
      ],
    ),
    ...(figures
      ? [
          figureTable(
            ['Finished documents', { number: 'Number' }],
            [
              ['Documents looked at', number(figures.pages)],
              ['Pages to which nothing leads', figure(figures.orphans)],
              ['Faults that the validators found', figure(figures.invalid)],
              ['Pages over the size of their kind', figure(figures.overBudget)],
            ],
          ),
          checked(record.site, content),
        ]
      : [note('Not recorded: the finished documents have not been looked at yet.')]),
  ];
}

/** The budgets for speed and size, with the measured values. */
export function budgetsPart({ record, content }: QualityReport): BodyNode[] {
  if (!record.bench) return [notRecorded];
  const { rows } = record.bench.figures;
  const kept = rows.filter((row) => row.holds).length;
  return [
    sentence(`${number(kept)} of ${number(rows.length)} budgets hold.`),
    figureTable(
      ['What is measured', 'Result', { number: 'Measured' }, { number: 'Budget' }],
      rows.map(({ what, value, budget, holds }) => [
        capital(what),
        holds ? 'Holds' : ['strong', {}, 'Missed'],
        value,
        budget,
      ]),
    ),
    checked(record.bench, content),
  ];
}

function checked(entry: { day: string; content: string } | undefined, content: string): BodyNode {
  return note(`Last checked on ${checkedWords(entry, content)}.`);
}
