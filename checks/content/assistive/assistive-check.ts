// Compares the site's accessibility tree of each example with Chromium's.
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { browserVersion, codeVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { elementLines } from '../examples/access.ts';
import type { Example } from '../examples/examples.ts';
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
  options: { chromium: string; verdicts: Verdicts },
): Promise<AssistiveResult> {
  const live = examples.filter(({ intent }) => intent.kind === 'example');
  const comparisons = await compareSources(
    live.map(({ fence }) => fence.code),
    options,
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

/** Compares our tree of each source with Chromium's. */
export function compareSources(
  sources: readonly string[],
  { chromium, verdicts }: { chromium: string; verdicts: Verdicts },
): Promise<TreeComparison[]> {
  return verdicts.recall(
    {
      name: 'accessibility-trees',
      code: codeVersion(['checks/content/assistive/assistive-check.ts'], browserVersion(chromium)),
      run: async (open) => {
        const trees = await readChromiumTrees(open, chromium);
        return open.map((source, at) => compareTrees(parseSource(source), trees[at] ?? []));
      },
      label: (source) => `the example that begins with ${JSON.stringify(source.slice(0, 60))}`,
    },
    sources,
  );
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
