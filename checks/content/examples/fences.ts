// The code blocks of a page, and their declared types.
import { parseFenceMeta } from '#pipeline/markdown/code/fence.ts';
import { lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';

export interface Fence {
  language: string;
  code: string;
  /** The line of the backticks; the code starts on the next one. */
  line: number;
  flags: Record<string, string | true>;
  /** Numbers of the marked lines, from one. */
  markedLines: ReadonlySet<number>;
}

/** The declared type of an HTML fence. */
export type Intent =
  | { kind: 'example'; runsScripts: boolean }
  | { kind: 'fragment' }
  /** Wrong on purpose; must break these rules. */
  | { kind: 'bad'; rules: string[] };

/** Every fence below the tree, in order. */
export function fencesOf(tree: MarkdownNode): Fence[] {
  const fences: Fence[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'code') continue;
    const { flags, markedLines } = parseFenceMeta(node.meta ?? '');
    fences.push({
      language: (node.lang ?? '').toLowerCase(),
      code: node.value ?? '',
      line: lineOfNode(node),
      flags,
      markedLines,
    });
  }
  return fences;
}

/** The declared type of an HTML fence; null without one. */
export function intentOf({ flags }: Fence): Intent | null {
  if (flags.bad !== undefined) {
    const rules = flags.bad === true ? [] : flags.bad.split(/[\s,]+/).filter(Boolean);
    return { kind: 'bad', rules };
  }
  if (flags.example) return { kind: 'example', runsScripts: flags.scripts === true };
  return flags.fragment ? { kind: 'fragment' } : null;
}
