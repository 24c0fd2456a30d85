// Summarises the JSON report of the browser tests.
import * as z from 'zod';
import type { SiteCheckResult } from '#checks/site/index.ts';
import { counted } from '#lib/counted.ts';

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string() })) }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  file: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const reportSchema = z.object({ suites: z.array(suiteSchema) });

type Spec = z.infer<typeof specSchema>;
type Suite = z.infer<typeof suiteSchema>;

export interface NightReport {
  /** One row per test file. */
  files: SiteCheckResult[];
  /** The failed tests, each with its message. */
  failures: string[];
  /** The number of pages that axe checked, and its findings. */
  axe: { pages: number; findings: number };
}

/** The annotation that a test adds for each page. */
const findingsNote = 'axe findings';

/** Parses the output of Playwright's JSON reporter. */
export function readReport(report: unknown): NightReport {
  const files = reportSchema
    .parse(report)
    .suites.map((suite) => ({ file: suite.file, specs: specsOf(suite) }));
  const specs = files.flatMap((file) => file.specs);
  const notes = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === findingsNote);
  return {
    files: files.map(({ file, specs }) => ({
      name: file,
      what: counted(specs.length, 'test'),
      findings: specs
        .filter(({ ok }) => !ok)
        .map(({ title }) => ({ file, line: null, rule: 'nightly', message: title })),
      milliseconds: sum(
        specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(durationOf))),
      ),
    })),
    failures: files.flatMap(({ file, specs }) =>
      specs.filter(({ ok }) => !ok).map((spec) => `${file}: ${spec.title}\n${wordsOf(spec)}`),
    ),
    axe: { pages: notes.length, findings: sum(notes.map(({ description }) => Number(description))) },
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function durationOf({ duration }: { duration: number }): number {
  return duration;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The message of a failed test, without terminal colours. */
function wordsOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour words begin with one
  return messages.map(({ message }) => message.replaceAll(/\u001b\[\d+m/g, '')).join('\n');
}
