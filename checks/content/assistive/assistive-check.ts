// What the pages say assistive technology gets of an example, held to what Chromium gives it.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { elementLines } from '../examples/access.ts';
import type { Example } from '../examples/examples.ts';
import { keepResults, packageVersion, versionOf } from '../kept-results.ts';
import { readChromiumTrees } from './chromium-tree.ts';
import { compareTrees, type TreeComparison } from './compare-trees.ts';

export interface AssistiveResult {
  problems: Problem[];
  examples: number;
  nodes: number;
  mapped: number;
  different: number;
}

/** Compares every live example. */
export async function checkAssistiveTrees(
  examples: readonly Example[],
  { chromium, cache }: { chromium: string; cache: string },
): Promise<AssistiveResult> {
  const live = examples.filter(({ intent }) => intent.kind === 'example');
  const comparisons = await compareSources(
    live.map(({ fence }) => fence.code),
    { chromium, cache },
  );
  const found = live.map((example, at) => ({ example, comparison: comparisons[at] ?? nothing }));
  const sum = (count: (comparison: TreeComparison) => number) =>
    found.reduce((total, { comparison }) => total + count(comparison), 0);
  return {
    problems: found.flatMap(({ example, comparison }) => problemsOf(example, comparison)),
    examples: live.length,
    nodes: sum(({ nodes }) => nodes),
    mapped: sum(({ mapped }) => mapped),
    different: sum(({ differences }) => differences.length),
  };
}

const nothing: TreeComparison = { nodes: 0, mapped: 0, differences: [] };

/** Our view of each source beside Chromium's tree of it. The trees are kept, so that only new sources need the browser. */
export async function compareSources(
  sources: readonly string[],
  { chromium, cache }: { chromium: string; cache: string },
): Promise<TreeComparison[]> {
  const own = [new URL('./chromium-tree.ts', import.meta.url)];
  const browser = `${chromium} ${statSync(chromium).mtimeMs}`;
  const trees = await keepResults(
    sources,
    {
      folder: join(cache, 'assistive'),
      version: versionOf(own, [browser, packageVersion('@playwright/test')]),
    },
    (unknown) => readChromiumTrees(unknown, chromium),
  );
  return sources.map((source, at) => compareTrees(parseSource(source), trees[at] ?? []));
}

/** Each difference that the table does not explain, at the line of its element. */
export function problemsOf({ file, fence }: Example, { differences }: TreeComparison): Problem[] {
  const lines = differences.length > 0 ? elementLines(fence.code) : [];
  return differences.map(({ element, ours, theirs }) => ({
    code: 'check-assistive',
    severity: 'error',
    file,
    line: fence.line + (lines[element] ?? 1),
    message: onOneLine(
      `The page says that assistive technology gets: ${ours}. Chromium gives it: ${theirs}. Write the example so that both agree, or explain the difference in checks/content/assistive/mapped-differences.ts.`,
    ),
  }));
}
