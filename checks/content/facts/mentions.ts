// Every element and attribute that the prose names must exist in the standard.
import type { Root } from 'mdast';
import { nearestWord } from '#lib/nearest-word.ts';
import { findMentions, type Mention, statusOfMention } from '#pipeline/markdown/mentions.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-mentions');

/** Names of SVG and MathML that the pages speak of; the facts know only the outermost elements. */
const foreign: Record<Mention['kind'], readonly string[]> = {
  element: ['circle', 'path', 'desc', 'use', 'rect', 'image'],
  attribute: ['viewBox', 'fill', 'stroke', 'xmlns'],
};

/** Unknown names, and names that are obsolete where the page does not say so. */
export function checkMentions(page: CheckedPage, facts: Facts): Problem[] {
  return findMentions(page.tree as unknown as Root).flatMap((mention) => {
    const status = statusOfMention(mention, facts);
    const line = mention.line ?? 1;
    if (status === 'current' || foreign[mention.kind].includes(mention.name)) return [];
    if (status === 'obsolete') {
      if (saysObsolete(page, line)) return [];
      const message = `The ${mention.kind} "${mention.name}" is obsolete. Say so in the same paragraph, or leave it out.`;
      return [errorAt(page, line, message)];
    }
    const names = Object.keys(mention.kind === 'element' ? facts.elements : facts.attributes);
    const near = nearestWord(mention.name, names);
    const other = Object.hasOwn(mention.kind === 'element' ? facts.attributes : facts.elements, mention.name);
    const advice = other
      ? `It is an ${mention.kind === 'element' ? 'attribute' : 'element'}.`
      : near
        ? `Did you mean "${near}"?`
        : 'Check the name.';
    return [errorAt(page, line, `HTML has no ${mention.kind} named "${mention.name}". ${advice}`)];
  });
}

/** Whether the page is about the past, or the paragraph says that its subject is. */
function saysObsolete(page: CheckedPage, line: number): boolean {
  if (page.path.includes('obsolete')) return true;
  return page.prose.some(
    (block) =>
      block.line <= line &&
      line < block.line + block.plain.split('\n').length &&
      /obsolete|no longer/i.test(block.plain),
  );
}
