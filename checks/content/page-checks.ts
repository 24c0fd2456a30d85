// Checks of a single page. They are fast, so the development server runs them too.
import { readFacts } from '#pipeline/facts/read-facts.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { type CheckedPage, checkedPage } from './checked-page.ts';
import { checkDates } from './examples/dates.ts';
import { checkRepairs } from './examples/repairs.ts';
import { checkUnclaimedCode } from './examples/unclaimed-code.ts';
import { checkMentions } from './facts/mentions.ts';
import { checkTypedSupport } from './facts/typed-support.ts';
import { checkAnatomy } from './pages/anatomy.ts';
import { checkFrontMatter } from './pages/front-matter.ts';
import { checkHeadings } from './pages/headings.ts';
import { checkLength } from './pages/length.ts';
import { checkQuestions } from './pages/questions.ts';
import { checkSections } from './pages/sections.ts';
import { checkBannedWords } from './prose/banned-words.ts';
import { checkReadingLevel } from './prose/reading-level.ts';
import { checkRhythm } from './prose/rhythm.ts';

type PageCheck = (page: CheckedPage, options: { today: string; facts: Facts }) => Problem[];

/** By subject. */
export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'front matter': (page, { today }) => checkFrontMatter(page, today),
  sections: checkSections,
  'parts of sections': checkAnatomy,
  headings: checkHeadings,
  length: checkLength,
  questions: checkQuestions,
  'reading level': checkReadingLevel,
  'rhythm of sentences': checkRhythm,
  'banned words': checkBannedWords,
  'code that says what it is': checkUnclaimedCode,
  'days in examples': checkDates,
  'repairs that are told': checkRepairs,
  'names that exist': (page, { facts }) => checkMentions(page, facts),
  'support typed by hand': checkTypedSupport,
};

/** The problems of a text. A build accepts them, but they must be fixed before publishing. */
export function checkText(file: string, text: string, today: string): Problem[] {
  const page = checkedPage(file, text);
  const options = { today, facts: readFacts() };
  return Object.values(pageChecks).flatMap((check) =>
    check(page, options).map((problem): Problem => ({ ...problem, severity: 'warning' })),
  );
}
