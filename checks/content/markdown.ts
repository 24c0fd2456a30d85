// Parses the Markdown of a page for the checks, with the site's parser. Checks need what the author wrote;
// the pipeline's final tree no longer has line numbers.
import { ExcessError, findExcess } from '#pipeline/markdown/limits.ts';
import { parseMarkdown } from '#pipeline/markdown/syntax/parser.ts';

/** The fields of a node that the checks use. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  /** The name of a block or of one of its slots. */
  name?: string;
  attributes?: Record<string, unknown>;
  /** The level of a heading. */
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  checked?: boolean | null;
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
  position?: { start: { line: number }; end: { line: number } };
}

/** Parses Markdown; the lines are those of the text. */
export function parsePage(markdown: string): MarkdownNode {
  // The pipeline refuses such a page, so no further problems are reported.
  const refused: MarkdownNode = { type: 'root', children: [] };
  if (findExcess(markdown)) return refused;
  try {
    return parseMarkdown(markdown) as MarkdownNode;
  } catch (error) {
    if (error instanceof ExcessError) return refused;
    throw error;
  }
}

/** The line of the file on which a node starts. */
export function lineOfNode(node: MarkdownNode): number {
  return node.position?.start.line ?? 1;
}

/** Every node below the tree, parents first. */
export function* nodesOf(tree: MarkdownNode): Generator<MarkdownNode> {
  for (const child of tree.children ?? []) {
    yield child;
    yield* nodesOf(child);
  }
}

/** Whether the node is the block of that name, such as `::question`. */
export function isBlock(node: MarkdownNode, name: string): boolean {
  return node.type === 'containerComponent' && node.name === name;
}
