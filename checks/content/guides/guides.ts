// Verifies guides: every step passes its own tests, the previous step does not, and the figures on pages
// match the results.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '#lib/counted.ts';
import { stepName } from '#lib/step-name.ts';
import { type StepPlace, stepKey, stepPlaceOf } from '#pipeline/guides/step-files.ts';
import {
  readTestRecord,
  recordAdvice,
  type StepRecord,
  type TestRecord,
  testRecordFile,
} from '#pipeline/guides/test-record.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { type StepResult, stepResults } from './step-results.ts';

const errorAt = errorFor('check-guides');

interface GuidesInput {
  contentDir: string;
  /** Every page of the site. */
  pages: readonly CheckedPage[];
  /** The pages to report problems for. */
  wanted: readonly CheckedPage[];
  verdicts: Verdicts;
}

interface Step {
  page: CheckedPage;
  place: StepPlace;
}

interface Guide {
  /** Its folder in the content folder. */
  folder: string;
  front: CheckedPage | undefined;
  steps: Step[];
}

/** Steps that do not match their description, and test results that differ from the pages. */
export async function checkGuides(input: GuidesInput): Promise<Problem[]> {
  const problems = await Promise.all(
    wantedGuides(input).map(async (guide) => [
      ...checkForm(guide, input.contentDir),
      ...(await checkTests(guide, input)),
    ]),
  );
  return problems.flat();
}

/** Runs the tests of all guides and records the results. Returns the changed files. */
export async function recordGuides(input: GuidesInput): Promise<string[]> {
  const changed: string[] = [];
  for (const guide of wantedGuides(input)) {
    const file = testRecordFile(guide.folder);
    const old = JSON.stringify(readTestRecord(input.contentDir, guide.folder));
    const record = recordOf(guide, await resultsOf(guide, input));
    if (JSON.stringify(record) === old) continue;
    writeFileSync(join(input.contentDir, file), `${JSON.stringify(record, null, 2)}\n`);
    changed.push(file);
  }
  return changed;
}

/** The guides of the requested pages. */
function wantedGuides({ pages, wanted }: GuidesInput): Guide[] {
  const steps = pages.flatMap((page): Step[] => {
    const place = page.kind === 'step' ? stepPlaceOf(page.file) : null;
    return place ? [{ page, place }] : [];
  });
  const files = new Set(wanted.map(({ file }) => file));
  return [...Map.groupBy(steps, ({ place }) => place.guide)].flatMap(([folder, own]) => {
    const front = pages.find(({ file }) => file === `${folder}/index.md`);
    const isWanted = [front, ...own.map(({ page }) => page)].some((page) => page && files.has(page.file));
    const sorted = own.toSorted((a, b) => a.place.number - b.place.number);
    return isWanted ? [{ folder, front, steps: sorted }] : [];
  });
}

function checkForm({ folder, front, steps }: Guide, contentDir: string): Problem[] {
  const problems: Problem[] = [];
  const minutes = steps.map(({ page }) => page.front.meta.minutes);
  steps.forEach(({ page, place }, index) => {
    const report = (key: string, message: string) =>
      void problems.push(errorAt(page, page.front.lineOf(key) ?? 1, message));
    if (place.number !== index + 1)
      report(
        'title',
        `The file is named as step ${place.number}, but it is the ${index + 1}. one. Count the files from 1, without a gap.`,
      );
    else if (stepName(page.front.fields.title ?? '')?.at !== place.number)
      report('title', `The title of step ${place.number} begins with "Step ${place.number}: ".`);
    if (typeof page.front.meta.minutes !== 'number')
      report('minutes', 'The step does not say how long it takes. Write "minutes: 30" above it.');
    if (!existsSync(join(contentDir, place.folder)))
      report('title', `The step has no code. Put it into "${place.folder}", with its tests.`);
  });
  const codeFolder = join(contentDir, folder, 'steps');
  const folders = existsSync(codeFolder) ? readdirSync(codeFolder).filter((name) => /^\d+$/.test(name)) : [];
  const reportFront = (key: string, message: string) =>
    front && void problems.push(errorAt(front, front.front.lineOf(key) ?? 1, message));
  for (const name of folders)
    if (!steps.some(({ place }) => stepKey(place.number) === name))
      reportFront(
        'steps',
        `The code in "steps/${name}" belongs to no page. Write the page, or remove the code.`,
      );
  const told = front?.front.meta;
  if (told?.steps !== steps.length)
    reportFront(
      'steps',
      `The guide has ${counted(steps.length, 'step')}. Write "steps: ${steps.length}" above it.`,
    );
  const sum = minutes.reduce<number>((total, own) => total + (typeof own === 'number' ? own : 0), 0);
  if (told?.minutes !== sum)
    reportFront(
      'minutes',
      `The steps take ${sum} minutes together. Write "minutes: ${sum}" above the guide.`,
    );
  return problems;
}

async function checkTests(guide: Guide, input: GuidesInput): Promise<Problem[]> {
  const results = await resultsOf(guide, input);
  const actual = recordOf(guide, results);
  const told = readTestRecord(input.contentDir, guide.folder);
  return guide.steps.flatMap(({ page, place }, index) => {
    const result = results[index];
    const key = String(place.number);
    const message = result && (whatIsBroken(place, result) ?? whatDiffers(place, told[key], actual[key]));
    return message ? [errorAt(page, 1, message)] : [];
  });
}

function whatIsBroken({ number, folder }: StepPlace, { tests, broken, before }: StepResult): string | null {
  if (broken.length > 0)
    return `Step ${number} does not pass its own tests: ${broken.map((name) => `"${name}"`).join(', ')}. Run node --test in "${folder}", and correct the code or the test.`;
  if (tests.length === 0)
    return `Step ${number} has no tests. Put a file such as "${folder}/name.test.js" beside its code.`;
  if (before.failed + before.blocked === 0)
    return `The tests of step ${number} pass before its code is written, so they show nothing. Add a test that only this step passes.`;
  return null;
}

function whatDiffers(
  { number }: StepPlace,
  told: StepRecord | undefined,
  actual: StepRecord | undefined,
): string | null {
  if (JSON.stringify(told) === JSON.stringify(actual)) return null;
  return `The page of step ${number} has figures that differ from its test results. ${recordAdvice}`;
}

function resultsOf(guide: Guide, input: GuidesInput): Promise<StepResult[]> {
  return stepResults(
    guide.steps.map(({ place }) => place),
    input,
  );
}

function recordOf(guide: Guide, results: readonly StepResult[]): TestRecord {
  return Object.fromEntries(
    guide.steps.flatMap(({ place }, index): [string, StepRecord][] => {
      const result = results[index];
      if (!result) return [];
      const known = new Set(results[index - 1]?.tests);
      const added = result.tests.filter((name) => !known.has(name)).length;
      const tests = { total: result.tests.length, added };
      return [[String(place.number), { files: result.hash, tests, before: result.before }]];
    }),
  );
}
