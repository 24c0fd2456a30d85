// The page of a family must link to all of its members.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-families');

/** Members that the page of their family does not link to, and families without a page. */
export function checkFamilies(pages: readonly CheckedPage[], rendered: readonly RenderedPage[]): Problem[] {
  const families = new Map<string, CheckedPage>();
  for (const page of pages) {
    const group = groupOf(page);
    if (page.kind === 'overview' && group && page.path.endsWith('-elements')) families.set(group, page);
  }
  return pages.flatMap((page) => {
    const group = groupOf(page);
    if (page.kind !== 'element') return [];
    if (!group)
      return [errorAt(page, 1, 'The page names no family. Write "navigation: { group: … }" above it.')];
    const family = families.get(group);
    if (!family) return [errorAt(page, 1, `The family "${group}" has no page. Write one with that group.`)];
    const links = rendered.find(({ file }) => file === family.file)?.links ?? [];
    if (links.some((link) => link.path === page.path)) return [];
    const message = `The page of the family does not link to ${page.path}. Add it to the table, with a link.`;
    return [errorAt(family, 1, message)];
  });
}

function groupOf({ front: { fields } }: CheckedPage): string | undefined {
  const { navigation } = fields;
  return typeof navigation === 'object' && navigation !== null
    ? (navigation as { group?: string }).group
    : undefined;
}
