// The three tools over all examples, beside each other, and what their findings mean.
import { join } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import { keepResults, packageVersion, versionOf } from '../kept-results.ts';
import { judgeExample } from '../verdict.ts';
import { type AccessJob, findAccessFaults } from './access.ts';
import { accessRuleNames } from './access-rules.ts';
import type { Example } from './examples.ts';
import { type Finding, findMarkupFaults } from './markup.ts';
import { markupRuleNames } from './markup-rules.ts';
import { findNuFaults } from './nu.ts';

export interface ToolOptions {
  /** The program of the browser. */
  chromium: string;
  /** Where results are kept from one run to the next. */
  cache: string;
}

export interface ToolResult {
  problems: Problem[];
  /** How long each tool took, beside the others. */
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

function findNu(examples: readonly Example[], { cache }: ToolOptions): Promise<Finding[][]> {
  const own = ['./nu.ts', './nu-program.ts'].map((file) => new URL(file, import.meta.url));
  const version = versionOf(own, [packageVersion('vnu-jar')]);
  return keepResults(
    examples.map((example) => example.document),
    { folder: join(cache, 'nu'), version },
    findNuFaults,
  );
}

/** What axe finds, for those examples that it has a say in. */
async function findAccess(
  examples: readonly Example[],
  { cache, chromium }: ToolOptions,
): Promise<Map<Example, Finding[]>> {
  const entries = examples.flatMap((example) => {
    const job = accessJob(example);
    return job ? [{ example, job }] : [];
  });
  const own = ['./access.ts', './access-page.ts'].map((file) => new URL(file, import.meta.url));
  const found = await keepResults(
    entries.map(({ job }) => job),
    { folder: join(cache, 'axe'), version: versionOf(own, [packageVersion('axe-core')]) },
    (jobs) => findAccessFaults(jobs, chromium),
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

function findMarkup(examples: readonly Example[], { cache }: ToolOptions): Promise<Finding[][]> {
  const own = ['./markup.ts', './markup-rules.ts'].map((file) => new URL(file, import.meta.url));
  return keepResults(
    examples.map(({ document, intent, path }) => ({ document, intent, path })),
    { folder: join(cache, 'html-validate'), version: versionOf(own, [packageVersion('html-validate')]) },
    async (jobs) => jobs.map(findMarkupFaults),
  );
}
