// Parses tasks to try (`::try`): a task at the foot of an example, the change that solves it, and its
// expected effect.
import { applyEdit, placesOf, readEdit } from '#lib/line-edit.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { type Fence, fencesOf, intentOf } from '../examples/fences.ts';
import { isBlock, lineOfNode, type MarkdownNode } from '../markdown.ts';
import type { Measure } from './result-question.ts';

const errorAt = errorFor('check-tries');

/** The expected effect of the change. */
export type Difference =
  /** Words that are added to or removed from the result, or a line of the assistive view. */
  | { kind: 'shows' | 'hides' | 'announces' | 'silences'; words: string }
  | { kind: 'changes'; measure: Measure };

export interface Try {
  file: string;
  line: number;
  source: string;
  edited: string;
  runsScripts: boolean;
  /** The element a reader clicks to see the difference. */
  press: string | null;
  differences: Difference[];
}

interface FoundTries {
  tries: Try[];
  problems: Problem[];
}

/** The tasks to try on a page, and the errors in their syntax. */
export function triesOf(page: CheckedPage): FoundTries {
  const found: FoundTries = { tries: [], problems: [] };
  const visit = (nodes: readonly MarkdownNode[]) => {
    for (const [at, node] of nodes.entries()) {
      if (!isBlock(node, 'try')) {
        visit(node.children ?? []);
        continue;
      }
      const read = readTry(node, nodes[at - 1]);
      const line = lineOfNode(node);
      if (typeof read === 'string') found.problems.push(errorAt(page, line, read));
      else found.tries.push({ file: page.file, line, ...read });
    }
  };
  visit(page.tree.children ?? []);
  return found;
}

type ReadTry = Omit<Try, 'file' | 'line'>;

/** The task, or its error. */
function readTry(block: MarkdownNode, before: MarkdownNode | undefined): ReadTry | string {
  const [example] = before ? fencesOf({ type: 'root', children: [before] }) : [];
  const intent = example?.language === 'html' ? intentOf(example) : null;
  if (!example || intent?.kind !== 'example')
    return 'Nothing to try it on. Put the block "::try" right below a fence "html example".';
  if (example.flags.fixed)
    return 'The example above is "fixed", so readers cannot edit it. Remove "fixed", or the task.';
  if (!block.children?.some(({ type }) => type === 'paragraph'))
    return 'The block asks for nothing. Say in a sentence what to change, and what to look at.';
  const edits = fencesOf(block);
  const [edit] = edits;
  if (!edit || edits.length > 1 || edit.language !== 'diff')
    return 'Show the change in one fence "diff": "-" before a line that goes, "+" before a new one.';
  const edited = applyEdit(example.code, readEdit(edit.code));
  if (edited === null) return placeProblem(example, edit);
  const differences = differencesOf(block.attributes ?? {});
  if (typeof differences === 'string') return differences;
  if (differences.length === 0)
    return 'The block does not say what the change does. Add shows, hides, announces, silences or changes.';
  const press = typeof block.attributes?.press === 'string' ? block.attributes.press : null;
  return { source: example.code, edited, runsScripts: intent.runsScripts, press, differences };
}

function placeProblem(example: Fence, edit: Fence): string {
  const places = placesOf(example.code, readEdit(edit.code));
  if (places.length > 1) {
    const lines = places.map((at) => example.line + at + 1).join(' and ');
    return `The change fits at lines ${lines}. Add the line before or after it, so that only one place is meant.`;
  }
  return 'The lines of the change are not in the example above. Copy them; put new lines next to an existing one.';
}

/** The expected effects in the properties, or an error in one of them. */
function differencesOf(attributes: Record<string, unknown>): Difference[] | string {
  const differences: Difference[] = [];
  for (const kind of ['shows', 'hides', 'announces', 'silences'] as const) {
    const words = attributes[kind];
    if (typeof words === 'string' && words.trim() !== '') differences.push({ kind, words: words.trim() });
  }
  const { changes } = attributes;
  if (changes === undefined) return differences;
  const [, selector = '', property = ''] = /^(.+): ([\w-]+)$/.exec(String(changes)) ?? [];
  if (!property)
    return `changes="${changes}" is not "selector: property". Write such as changes="h2: font-size".`;
  return [...differences, { kind: 'changes', measure: { selector, property } }];
}
