// Serialises a page's tree to Markdown with GitHub's extensions.
import type { InlineCode, Nodes, RootContent, Text } from 'mdast';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, type Handle, type Info, type Options, toMarkdown } from 'mdast-util-to-markdown';

/** The marker of an alert is on a line of its own, and its text starts on the next. */
const afterAlert = (left: unknown) => {
  const node = left as Nodes;
  return node.type === 'html' && /^\[!\w+\]$/.test(node.value) ? 0 : undefined;
};

// Fast path for text that needs no escaping. The library tries some sixty patterns on every piece of text;
// nine out of ten pieces are only words and commas.

/** None of these characters is special in Markdown, except at the start. */
const harmless = /^[\p{L}\p{N} ,.;:?'"“”‘’()%…–—/-]+$/u;
/** The start of a line must not look like a list, a heading or a quotation. */
const harmlessStart = /^[\p{L}"“‘]/u;
/** Patterns that GitHub turns into links. */
const address = /[Ww]\.[-.\w]|:\//;

/** Whether a text can be written unescaped between these characters. */
export function isPlainText(value: string, before: string, after: string): boolean {
  if (!harmless.test(value) || address.test(value)) return false;
  const startsLine = before === '' || before === '\n';
  if (!harmlessStart.test(value) && (startsLine || (before === ']' && value.startsWith('(')))) return false;
  return !(value.endsWith(' ') && (after === '' || after === '\n'));
}

const text: Handle = (node: Text, parent, state, info: Info) =>
  isPlainText(node.value, info.before, info.after)
    ? node.value
    : (defaultHandlers.text as Handle)(node, parent, state, info);

const inlineCode: Handle = (node: InlineCode, parent, state, info: Info) => {
  const { value } = node;
  const isPlain = !/[`\n\r]/.test(value) && !value.startsWith(' ') && !value.endsWith(' ');
  const code = isPlain ? `\`${value}\`` : (defaultHandlers.inlineCode as Handle)(node, parent, state, info);
  // Inside a table a bar ends the cell, even in code.
  return state.stack.includes('tableCell') ? code.replaceAll('|', '\\|') : code;
};
Object.assign(inlineCode, { peek: () => '`' });

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  join: [afterAlert],
  handlers: { text, inlineCode },
  extensions: [
    gfmAutolinkLiteralToMarkdown(),
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    // Columns are not aligned: nobody edits these files, and long cells would fill them with spaces.
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
};

/** Nodes as Markdown, with a line break at its end. */
export function writeMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, options);
}
