import type { IslandResult } from '#schema/island.ts';

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
