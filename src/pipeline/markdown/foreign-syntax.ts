// Reports syntax of other systems that is plain text here and would be shown to readers as typed.
import type { Root } from 'mdast';
import { blocks } from '#blocks/all/schemas.ts';
import { findForeign } from '#schema/page/foreign-blocks.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walk } from './walk.ts';

interface ForeignMark {
  form: RegExp;
  /** Equal for all marks of its kind, so that a folder with many of them gets one message. */
  advice(name: string): string;
}

const blockAdvice = (mark: string) => (name: string) =>
  `"${mark} ${name}" is the mark of another system and is shown as text. Write "::${blockFor(name)}" on the line above the text and "::" on the line below it.`;

const marks: readonly ForeignMark[] = [
  // VitePress and VuePress. Without the space it is a block.
  { form: /^:::+[ \t]+([a-z][\w-]*)/gim, advice: blockAdvice(':::') },
  // Material for MkDocs.
  { form: /^!!![ \t]+([a-z][\w-]*)/gim, advice: blockAdvice('!!!') },
  {
    form: /^\[(?:toc|\[_?toc_?\])\][ \t]*$/gim,
    advice: () =>
      '"[[toc]]" is the mark of another system and is shown as text. Remove it: the headings of a page are listed beside it.',
  },
];

function blockFor(name: string): string {
  const block = name.toLowerCase();
  return Object.hasOwn(blocks, block) || findForeign(block) ? block : 'note';
}

/** Reports each such mark in the text, except in code. */
export function reportForeignMarks(tree: Root, context: DocumentContext): void {
  walk<{ type: string; value?: string; position?: { start: { line: number } } }>(tree, (node) => {
    if (node.type !== 'text' || !node.value) return undefined;
    const { value } = node;
    const first = lineOf(node);
    for (const { form, advice } of marks)
      for (const { index, 1: name = '' } of value.matchAll(form)) {
        const above = value.slice(0, index).split('\n').length - 1;
        context.report('foreign-syntax', first === null ? null : first + above, advice(name.toLowerCase()));
      }
    return undefined;
  });
}

/** The replacement for a component that only another system has; null for any other. */
export function foreignAdvice(name: string): string | null {
  // In Nuxt's documentation, this shows a command for each package manager.
  if (!/^pm-(?:install|run|x)$/.test(name)) return null;
  return `":${name}" is a component of another site and is shown as text. Write the command in a code block: \`\`\`sh above it and \`\`\` below it.`;
}
