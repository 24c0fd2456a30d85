// Quick ways for words that need no escaping. The library tries some sixty patterns on every piece of text; nine of ten
// pieces are words and commas.
import type { InlineCode, Text } from 'mdast';
import { defaultHandlers, type Handle, type Info } from 'mdast-util-to-markdown';

/** None of these means anything to Markdown, wherever they stand after the first. */
const harmless = /^[\p{L}\p{N} ,.;:?'"“”‘’()%…–—/-]+$/u;
/** What starts a line must not look like a list, a heading or a quotation. */
const harmlessStart = /^[\p{L}"“‘]/u;
/** What GitHub makes a link of by itself. */
const address = /[Ww]\.[-.\w]|:\//;

/** Whether a text can stand in Markdown as it is, between these characters. */
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

/** In place of the library's own. */
export const plainHandlers = { text, inlineCode };
