// Every page must be reachable within four clicks from the home page, by menus and links.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-orphans');

const mostClicks = 4;

/** Pages that are unreachable, or only after too many clicks. */
export function checkOrphans(pages: readonly CheckedPage[], rendered: readonly RenderedPage[]): Problem[] {
  const clicks = new Map<string, number>([['/', 0]]);
  const leads = new Map<string, string[]>();
  const add = (from: string, to: string) => leads.set(from, [...(leads.get(from) ?? []), to]);
  for (const { path, links } of rendered) for (const link of links) add(path, link.path);
  const paths = new Set(pages.map((page) => page.path));
  for (const page of pages) {
    // Menus link to every visible page, from the page of its folder.
    if (page.path !== '/' && page.front.fields.navigation !== false)
      add(parentOf(page.path, paths), page.path);
  }
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const next = (clicks.get(path) ?? 0) + 1;
    for (const target of leads.get(path) ?? []) {
      if (clicks.has(target)) continue;
      clicks.set(target, next);
      queue.push(target);
    }
  }
  return pages.flatMap((page) => {
    const count = clicks.get(page.path);
    if (count !== undefined && count <= mostClicks) return [];
    const state =
      count === undefined ? 'No menu and no link leads here' : `The page is ${count} clicks from the start`;
    return [errorAt(page, 1, `${state}; at most ${mostClicks} are allowed. Link to it from a page above.`)];
  });
}

/** The nearest page above a path. */
function parentOf(path: string, paths: ReadonlySet<string>): string {
  const parent = path.slice(0, path.lastIndexOf('/')) || '/';
  return parent === '/' || paths.has(parent) ? parent : parentOf(parent, paths);
}
