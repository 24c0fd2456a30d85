// Checks the outline of a page: it starts at level two, skips no level, and has content under every heading.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';
import { headingText } from './sections.ts';

const errorAt = errorFor('check-headings');

/** Headings that skip a level, repeat the title, or have no content. */
export function checkHeadings(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  for (const heading of nodesOf(page.tree)) {
    if (heading.type !== 'heading') continue;
    const depth = heading.depth ?? 1;
    const name = headingText(heading);
    if (depth === 1 && page.front.fields.title === undefined && level === 1) {
      // Without a title in the front matter, the first heading is the title.
    } else if (depth === 1) {
      const message = `"${name}" is a heading of level 1, and the title is one already. Start with "##".`;
      problems.push(errorAt(page, lineOfNode(heading), message));
    } else if (depth > level + 1) {
      const message = `The heading "${name}" skips a level: it has ${'#'.repeat(depth)}, and ${'#'.repeat(level + 1)} comes next.`;
      problems.push(errorAt(page, lineOfNode(heading), message));
    }
    level = depth;
  }
  checkEmpty(page.tree);
  return problems;

  function checkEmpty(parent: MarkdownNode): void {
    const children = parent.children ?? [];
    children.forEach((node, index) => {
      const next = children[index + 1];
      const isDeeper = next?.type === 'heading' && (next.depth ?? 1) > (node.depth ?? 1);
      if (node.type === 'heading' && (!next || (next.type === 'heading' && !isDeeper))) {
        const message = `There is no text under the heading "${headingText(node)}". Write a sentence, or remove it.`;
        problems.push(errorAt(page, lineOfNode(node), message));
      }
      if (node.type !== 'heading') checkEmpty(node);
    });
  }
}
