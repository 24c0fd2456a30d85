// Every element and attribute mentioned in the prose must exist in the standard.
import type { Root } from 'mdast';
import { nearestWord } from '#lib/nearest-word.ts';
import { findMentions, type Mention, statusOfMention } from '#pipeline/markdown/mentions.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { isObsolete } from './obsolete.ts';

const errorAt = errorFor('check-mentions');

/** SVG and MathML names mentioned in the pages; the facts contain only the root elements. */
const foreign: Record<Mention['kind'], readonly string[]> = {
  element: ['circle', 'path', 'desc', 'use', 'rect', 'image'],
  attribute: ['viewBox', 'fill', 'stroke', 'xmlns'],
};

/** Unknown names, and obsolete names on pages that do not say so. */
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
    const message = `HTML has no ${mention.kind} named "${mention.name}". ${adviceOn(mention, facts)}`;
    return [errorAt(page, line, message)];
  });
}

/** The nearest name, of the same type or of the other. */
function adviceOn({ kind, name }: Mention, facts: Facts): string {
  const [own, others] =
    kind === 'element' ? [facts.elements, facts.attributes] : [facts.attributes, facts.elements];
  const otherKind = kind === 'element' ? 'attribute' : 'element';
  if (Object.hasOwn(others, name)) return `It is an ${otherKind}.`;
  const near = nearestWord(name, [...Object.keys(own), ...Object.keys(others)]);
  if (near === null) return 'Check the name.';
  return Object.hasOwn(own, near) ? `Did you mean "${near}"?` : `Did you mean the ${otherKind} "${near}"?`;
}

/** Whether the page is about obsolete features, or the paragraph says that its subject is obsolete. */
function saysObsolete(page: CheckedPage, line: number): boolean {
  if (page.path.includes('obsolete') || isObsolete(page)) return true;
  return page.prose.some(
    (block) =>
      block.line <= line &&
      line < block.line + block.plain.split('\n').length &&
      /obsolete|no longer/i.test(block.plain),
  );
}
