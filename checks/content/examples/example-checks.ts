// Runs the three tools on all examples in parallel, and evaluates their findings.
import type { Problem } from '#pipeline/problem.ts';
import { browserVersion, codeVersion, packageVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { judgeExample } from '../verdict.ts';
import { type AccessJob, findAccessFaults } from './access.ts';
import { accessRuleNames } from './access-rules.ts';
import type { Example } from './examples.ts';
import { type Finding, findMarkupFaults } from './markup.ts';
import { markupRuleNames } from './markup-rules.ts';
import { findNuFaults } from './nu.ts';

export interface ToolOptions {
  /** The browser's executable. */
  chromium: string;
  /** Recorded verdicts, so that the tools only run on new examples. */
  verdicts: Verdicts;
}

export interface ToolResult {
  problems: Problem[];
  /** Duration of each tool, running in parallel with the others. */
  milliseconds: Record<string, number>;
}

/** Problems of all examples. */
export async function checkExamples(examples: readonly Example[], options: ToolOptions): Promise<ToolResult> {
  const milliseconds: Record<string, number> = {};
  const timed = async <Result>(name: string, work: Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work;
    milliseconds[name] = performance.now() - start;
    return result;
  };
  const [nu, access, markup] = await Promise.all([
    timed('Nu', findNu(examples, options)),
    timed('axe', findAccess(examples, options)),
    timed('html-validate', findMarkup(examples, options)),
  ]);
  const names = { markup: markupRuleNames, access: accessRuleNames };
  const problems = examples.flatMap((example, index) => {
    const found = { nu: nu[index] ?? [], access: access.get(example) ?? null, markup: markup[index] ?? [] };
    return judgeExample(example, found, names);
  });
  return { problems, milliseconds };
}

/** The location of an example, for messages about its recorded verdict. */
const label = ({ file, fence }: Example) => `the example at ${file}:${fence.line}`;

function findNu(examples: readonly Example[], { verdicts }: ToolOptions): Promise<Finding[][]> {
  const labels = new Map(examples.map((example) => [example.document, label(example)]));
  return verdicts.recall(
    {
      name: 'examples-nu',
      code: codeVersion(['checks/content/examples/nu.ts'], packageVersion('vnu-jar')),
      run: findNuFaults,
      label: (document) => labels.get(document) ?? '',
    },
    examples.map(({ document }) => document),
  );
}

/** Findings of axe, for the examples that it applies to. */
async function findAccess(
  examples: readonly Example[],
  { verdicts, chromium }: ToolOptions,
): Promise<Map<Example, Finding[]>> {
  const entries = examples.flatMap((example) => {
    const job = accessJob(example);
    return job ? [{ example, job }] : [];
  });
  const labels = new Map(entries.map(({ example, job }) => [job, label(example)]));
  const found = await verdicts.recall(
    {
      name: 'examples-axe',
      code: codeVersion(['checks/content/examples/access.ts'], browserVersion(chromium)),
      run: (jobs) => findAccessFaults(jobs, chromium),
      label: (job) => labels.get(job) ?? '',
    },
    entries.map(({ job }) => job),
  );
  return new Map(entries.map(({ example }, index) => [example, found[index] ?? []]));
}

function accessJob({ intent, document: { html } }: Example): AccessJob | null {
  if (intent.kind !== 'bad')
    return { html, runsScripts: intent.kind === 'example' && intent.runsScripts, moreRules: [] };
  const moreRules = intent.rules.filter(
    (rule) => accessRuleNames.includes(rule) && !markupRuleNames.includes(rule),
  );
  const isAsked = moreRules.length > 0 || intent.rules.includes('meaning');
  return isAsked ? { html, runsScripts: false, moreRules } : null;
}

function findMarkup(examples: readonly Example[], { verdicts }: ToolOptions): Promise<Finding[][]> {
  const labels = new Map(examples.map((example) => [example.document, label(example)]));
  return verdicts.recall(
    {
      name: 'examples-html-validate',
      code: codeVersion(['checks/content/examples/markup.ts']),
      run: async (jobs) => jobs.map(findMarkupFaults),
      label: ({ document }) => labels.get(document) ?? '',
    },
    examples.map(({ document, intent, path }) => ({ document, intent, path })),
  );
}
