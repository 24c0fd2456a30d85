// Converts blocks and code to plain elements that Markdown can express. Fact blocks are already plain tables
// and lists.

import { markdownForms } from '#blocks/all/markdown-forms.ts';
import { textProp } from '#blocks/block-props.ts';
import { caption, label } from '#blocks/markdown-form.ts';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { codeText } from '#lib/code/code-text.ts';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { assistiveList } from './assistive-list.ts';

/** A block or code as plain elements; null for any other node. */
export function expandBlock(node: BodyElement): BodyNode[] | null {
  return node[0] === 'code-block' ? code(node) : (markdownForms.get(node[0])?.(node) ?? null);
}

/** A code block: its name if it has one, its lines, and a description of its result. */
function code([, attributes, lines]: BodyElement): BodyNode[] {
  const html = typeof lines === 'object' && !isBodyElement(lines) ? lines.html : '';
  const { language, example, bad } = attributes;
  const name = textProp(attributes.title) ?? textProp(attributes.file);
  const words = textProp(attributes.caption);
  const isLive = language === 'html' && Boolean(example) && !bad;
  return [
    ...(name ? [label(name)] : []),
    codeLines(html, String(language ?? '')),
    ...(words ? [isLive ? (['p', {}, `Result: ${words}`] satisfies BodyNode) : caption(words)] : []),
    ...(isLive ? assistiveList(attributes.assistive as AssistiveLine[] | undefined) : []),
  ];
}

const lineStart = /^<span class="line([^"]*)">/;

/** Removed lines can only be distinguished in the form of a diff. */
function codeLines(html: string, language: string): BodyElement {
  const lines = html.split('\n').map((line) => ({
    text: codeText(line),
    marks: (lineStart.exec(line)?.[1] ?? '').split(' '),
  }));
  const isDiff = lines.some(({ marks }) => marks.includes('del'));
  const signOf = (marks: string[]) => (marks.includes('del') ? '-' : marks.includes('add') ? '+' : ' ');
  const text = lines.map(({ text, marks }) => (isDiff ? `${signOf(marks)}${text}` : text)).join('\n');
  return ['pre', { language: isDiff ? 'diff' : language }, text];
}
