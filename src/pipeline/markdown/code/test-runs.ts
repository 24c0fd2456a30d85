// `::tests-fail` and `::tests-pass`: the test results of a step before and after its code is written.
import type { Root } from 'mdast';
import type { TestRun } from '#schema/page/guide-step.ts';
import { componentProperty, propsProperty } from '../components/component-node.ts';
import { type DocumentContext, lineOf } from '../context.ts';
import { walk } from '../walk.ts';

interface BlockNode {
  type: string;
  data?: { hProperties?: Record<string, unknown> };
  position?: { start: { line: number } };
}

/** Sets the figures of the current step on each block. */
export function fillTestRuns(tree: Root, context: DocumentContext): void {
  walk<BlockNode>(tree, (node) => {
    const properties = node.data?.hProperties;
    const name = properties?.[componentProperty];
    if (!properties || (name !== 'tests-fail' && name !== 'tests-pass')) return;
    if (!context.step)
      context.report(
        'test-run-misplaced',
        lineOf(node),
        `"::${name}" is for a step of a guide that has its code in the folder "steps". Remove it, or add the code.`,
      );
    const facts = context.step?.facts;
    const after: TestRun = { passed: facts?.tests.total ?? 0, failed: 0, blocked: 0 };
    // A missing result has been reported; showing nothing is better than a guess.
    const run = facts && (name === 'tests-fail' ? facts.before : after);
    properties[propsProperty] = JSON.stringify(run ?? {});
  });
}
