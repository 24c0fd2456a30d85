// The pieces of code on a page, and what each claims to be.
import { parseFenceMeta } from '#pipeline/markdown/code/fence.ts';
import { lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';

export interface Fence {
  language: string;
  code: string;
  /** The line of the backticks; the code starts on the next one. */
  line: number;
  flags: Record<string, string | true>;
  /** Numbers of the lines that are marked, counted from one. */
  markedLines: ReadonlySet<number>;
}

/** An HTML fence that says what it is. */
export type Intent =
  | { kind: 'example'; runsScripts: boolean }
  | { kind: 'fragment' }
  /** Wrong on purpose; the rules are those it must break. */
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

/** What an HTML fence claims to be; null when it claims nothing. */
export function intentOf({ flags }: Fence): Intent | null {
  if (flags.bad !== undefined) {
    const rules = flags.bad === true ? [] : flags.bad.split(/[\s,]+/).filter(Boolean);
    return { kind: 'bad', rules };
  }
  if (flags.example) return { kind: 'example', runsScripts: flags.scripts === true };
  return flags.fragment ? { kind: 'fragment' } : null;
}
