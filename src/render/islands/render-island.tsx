import type { ReactNode } from 'react';
import { islandKey } from '#lib/island-key.ts';
import type { SiteData } from '#pages/site-data.ts';
import type { IslandResult, IslandUse } from '#schema/island.ts';
import { isIslandName } from '#schema/island-props.ts';
import type { PageData } from '#schema/page-data.ts';
import { islandsOf } from '#site/islands.ts';
import { islands } from './index.ts';

/** Turns a node into HTML, with the caller's icons around it. */
type RenderNode = (node: ReactNode) => string;

/**
 * A fragment as the browser will get it; null when there is no such island, or nothing that its props name.
 * `page` is the page being rendered, which spares a question to the database.
 */
export async function renderIsland(
  site: SiteData,
  { name, props = {}, context }: IslandUse,
  render: RenderNode,
  page?: PageData,
): Promise<IslandResult | null> {
  const island = isIslandName(name) ? islands[name] : null;
  const drawn = await island?.draw(site, props, page);
  if (drawn === null || drawn === undefined) return null;
  const id = islandKey(name, props, context);
  return { id, html: render(<div data-island={id}>{drawn}</div>), head: {} };
}

/** The fragments a page shows, by name. */
export async function renderIslandsOf(
  site: SiteData,
  page: PageData,
  render: RenderNode,
): Promise<Record<string, IslandResult>> {
  const results: Record<string, IslandResult> = {};
  for (const use of islandsOf(page)) {
    const result = await renderIsland(site, use, render, page);
    if (result?.id) results[result.id] = result;
  }
  return results;
}
