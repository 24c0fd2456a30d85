// The root element of a fragment. React draws that element itself, so that the document holds exactly the
// fragment and nothing around it; what it needs is the inside.
import type { IslandResult } from '#schema/island.ts';

/** The HTML inside a fragment's root; HTML without such a root is all inside. */
export function islandContent(html: string): string {
  return /^<div data-island="[\w-]*">([\s\S]*)<\/div>$/.exec(html.trim())?.[1] ?? html;
}

/** The fragments that a document already shows, by name. */
export function islandsInDocument(root: ParentNode = document): Record<string, IslandResult> {
  const elements = root.querySelectorAll<HTMLElement>('[data-island]');
  return Object.fromEntries(
    Array.from(elements, (element) => {
      const id = element.dataset.island ?? '';
      return [id, { id, html: element.outerHTML, head: {} }];
    }),
  );
}
