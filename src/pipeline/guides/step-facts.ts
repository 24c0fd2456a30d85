// Facts about a step's code that are known before its page is rendered.
import type { StepFacts } from '#schema/page/guide-step.ts';
import { kindOfPage } from '#site/place.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { missingFile } from '../markdown/context.ts';
import { hashBytes } from '../markdown/pictures.ts';
import type { Report } from '../problem.ts';
import { linesOf, newLines } from './new-lines.ts';
import {
  isTestFile,
  readStepFiles,
  type StepCode,
  type StepFiles,
  stepHash,
  stepPlaceOf,
} from './step-files.ts';
import { runsInPage } from './step-run.ts';
import { stepZip } from './step-zip.ts';
import { readTestRecord, recordAdvice, testRecordFile } from './test-record.ts';

interface StepInput {
  root: string;
  file: string;
  path: string;
  /** Records every file that was read. */
  includes: Map<string, string>;
  report: Report;
}

/** The code of the step that a document describes; null if the document is not a step, or has no code. */
export function stepCodeOf({ root, file, path, includes, report }: StepInput): StepCode | null {
  const place = kindOfPage(path) === 'step' ? stepPlaceOf(file) : null;
  if (!place) return null;
  const files = readStepFiles(root, place.folder);
  if (files.size === 0) return null;
  const before = readStepFiles(root, place.before);
  for (const [name, bytes] of files) includes.set(`${place.folder}/${name}`, hashBytes(bytes));
  for (const [name, bytes] of before) includes.set(`${place.before}/${name}`, hashBytes(bytes));
  return { place, files, before, facts: factsOf({ place, files, before }, { root, includes, report }) };
}

function factsOf(
  { place, files, before }: Omit<StepCode, 'facts'>,
  { root, includes, report }: Pick<StepInput, 'root' | 'includes' | 'report'>,
): StepFacts | null {
  const record = readTestRecord(root, place.guide)[place.number];
  const isOld = record !== undefined && record.files !== stepHash(files, before);
  const written = readPublishable(root, testRecordFile(place.guide));
  includes.set(testRecordFile(place.guide), written.ok ? hashBytes(written.bytes) : missingFile);
  if (!record || isOld) {
    const why = isOld
      ? `The code of step ${place.number} has changed since its tests were last run`
      : `The tests of step ${place.number} have not been run yet`;
    report('step-tests-unknown', 1, `${why}, so the page cannot say how many pass. ${recordAdvice}`);
    return null;
  }
  return {
    tests: record.tests,
    before: record.before,
    lines: countLines(files, before),
    runsInPage: runsInPage(files),
    zip: stepZip(place, files).length,
  };
}

/** Lines of code; tests are counted separately. */
function countLines(files: StepFiles, before: StepFiles): StepFacts['lines'] {
  const lines = { total: 0, added: 0 };
  for (const [name, bytes] of files) {
    if (isTestFile(name)) continue;
    const own = linesOf(bytes.toString('utf8'));
    lines.total += own.length;
    lines.added += newLines(linesOf(before.get(name)?.toString('utf8') ?? ''), own).size;
  }
  return lines;
}
