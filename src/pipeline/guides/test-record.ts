// The recorded test results of a guide's steps. `npm run check:content -- --record` writes the file, every
// other run of the check compares it with the tests, and pages show its figures.
import { z } from 'zod';
import { readPublishable } from '../folder/folder-files.ts';

const count = z.int().nonnegative();

const stepRecord = z.strictObject({
  /** Hash of the files that were run. */
  files: z.string(),
  tests: z.strictObject({ total: count, added: count }),
  before: z.strictObject({ passed: count, failed: count, blocked: count }),
});

const testRecord = z.record(z.string(), stepRecord);

/** The record of one step. */
export type StepRecord = z.infer<typeof stepRecord>;
/** The records of a guide, by step number. */
export type TestRecord = z.infer<typeof testRecord>;

/** Advice for a missing or outdated record. */
export const recordAdvice = 'Run npm run check:content -- --record.';

/** The file with the record of the guide in a folder. */
export function testRecordFile(guide: string): string {
  return `${guide}/steps/tests.json`;
}

/** The record of a guide; empty if it is missing or invalid. */
export function readTestRecord(root: string, guide: string): TestRecord {
  const found = readPublishable(root, testRecordFile(guide));
  if (!found.ok) return {};
  try {
    return testRecord.parse(JSON.parse(found.bytes.toString('utf8')));
  } catch {
    return {};
  }
}
