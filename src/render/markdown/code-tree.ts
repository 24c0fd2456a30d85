// A piece of code: its name where it has one, its lines, and what there is to see in its result.
import type { ElementContent } from 'hast';
import { textProp } from '#features/prose/block-props.ts';
import { codeText } from '#features/prose/code-text.ts';
import { type BodyElement, isBodyElement } from '#schema/body.ts';
import { caption, element, label } from './hast.ts';

/** `isNamed`: whether what stands above has said the name of the code already. */
export function codeTree([, attributes, lines]: BodyElement, isNamed = false): ElementContent[] {
  const html = typeof lines === 'object' && !isBodyElement(lines) ? lines.html : '';
  const { language, example, bad } = attributes;
  const name = textProp(attributes.title) ?? textProp(attributes.file);
  const words = textProp(attributes.caption);
  const isLive = language === 'html' && Boolean(example) && !bad;
  return [
    ...(name && !isNamed ? [label(name)] : []),
    codeElement(html, String(language ?? '')),
    ...(words ? [isLive ? element('p', [`Result: ${words}`]) : caption(words)] : []),
  ];
}

const lineStart = /^<span class="line([^"]*)">/;

/** Where lines are taken away, only the form of a diff tells them from the others. */
function codeElement(html: string, language: string): ElementContent {
  const lines = html.split('\n').map((line) => ({
    text: codeText(line),
    marks: (lineStart.exec(line)?.[1] ?? '').split(' '),
  }));
  const isDiff = lines.some(({ marks }) => marks.includes('del'));
  const signOf = (marks: string[]) => (marks.includes('del') ? '-' : marks.includes('add') ? '+' : ' ');
  const text = lines.map(({ text, marks }) => (isDiff ? `${signOf(marks)}${text}` : text)).join('\n');
  return element('pre', [text], { language: isDiff ? 'diff' : language });
}
