// How the tests of a guide's steps went when they were last run. `npm run check:content -- --record` writes the file,
// every other run of the check holds it against the tests, and pages say what it says: nobody types such figures.
import { z } from 'zod';
import { readPublishable } from '../folder/folder-files.ts';

const count = z.int().nonnegative();

const stepRecord = z.strictObject({
  /** Of the files that were run. */
  files: z.string(),
  tests: z.strictObject({ total: count, added: count }),
  before: z.strictObject({ passed: count, failed: count, blocked: count }),
});

const testRecord = z.record(z.string(), stepRecord);

/** What is kept of one step. */
export type StepRecord = z.infer<typeof stepRecord>;
/** What is kept of a guide, by the numbers of its steps. */
export type TestRecord = z.infer<typeof testRecord>;

/** What an author does when the record is missing or old. */
export const recordAdvice = 'Run npm run check:content -- --record.';

/** The file with the record of the guide in a folder. */
export function testRecordFile(guide: string): string {
  return `${guide}/steps/tests.json`;
}

/** The record of a guide; empty where there is none that can be read. */
export function readTestRecord(root: string, guide: string): TestRecord {
  const found = readPublishable(root, testRecordFile(guide));
  if (!found.ok) return {};
  try {
    return testRecord.parse(JSON.parse(found.bytes.toString('utf8')));
  } catch {
    return {};
  }
}
