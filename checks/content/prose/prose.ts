// Extracts the prose of a page, without code blocks. Inline code counts as one short word.
import { lineOfNode, type MarkdownNode } from '../markdown.ts';

export interface ProseBlock {
  kind: 'paragraph' | 'item' | 'heading' | 'cell';
  /** The text; line breaks of the source are kept, so that every word has its line. */
  text: string;
  /** The same with a backtick instead of inline code. */
  plain: string;
  /** The same with inline code as written. */
  written: string;
  line: number;
}

/** Replaces inline code: a word of one syllable that no check reports. */
const codeWord = 'code';

/** Every block of prose below the tree, in order. */
export function proseOf(tree: MarkdownNode): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  collect(tree, 'paragraph', blocks);
  return blocks;
}

function collect(node: MarkdownNode, around: 'paragraph' | 'item', blocks: ProseBlock[]): void {
  for (const child of node.children ?? []) {
    switch (child.type) {
      case 'paragraph':
        add(around, child);
        break;
      case 'heading':
        add('heading', child);
        break;
      case 'tableCell':
        add('cell', child);
        break;
      case 'listItem':
        collect(child, 'item', blocks);
        break;
      default:
        collect(child, around, blocks);
    }
  }
  function add(kind: ProseBlock['kind'], block: MarkdownNode): void {
    const text = textOf(block, codeWord).trim();
    if (text === '') return;
    blocks.push({
      kind,
      text,
      plain: textOf(block, '`').trim(),
      written: textOf(block, null).trim(),
      line: lineOfNode(block),
    });
  }
}

/** The text of a node, with a word instead of each piece of code, or with the code itself. */
export function textOf(node: MarkdownNode, code: string | null): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return code ?? node.value ?? '';
  if (node.type === 'break') return '\n';
  if (node.type === 'html' || node.type === 'footnoteReference') return '';
  if (node.type === 'image') return node.alt ?? '';
  return (node.children ?? []).map((child) => textOf(child, code)).join('');
}

/** The text without quotations, because quoted words are mentioned, not used. Line numbers stay correct. */
export function withoutQuotations(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (quoted) => quoted.replace(/[^\n]/g, ' '));
}

/** The prose on the lines of the file, for tools that do not support Markdown. */
export function proseByLine(blocks: readonly Pick<ProseBlock, 'plain' | 'line'>[]): string {
  const lines: string[] = [];
  for (const { plain, line } of blocks) {
    plain.split('\n').forEach((text, index) => {
      const at = line - 1 + index;
      while (lines.length <= at) lines.push('');
      // Cells of a row share a line, but not a sentence.
      lines[at] = lines[at] ? `${lines[at]} | ${text}` : text;
    });
  }
  return lines.join('\n');
}
