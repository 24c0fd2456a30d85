import type { ReactNode } from 'react';
import { islandKey } from '#lib/island-key.ts';
import type { SiteData } from '#pages/site-data.ts';
import type { IslandResult, IslandUse } from '#schema/page/island.ts';
import { isIslandName } from '#schema/page/island-props.ts';
import { islandsOf } from '#site/islands.ts';
import type { IslandPage } from './define-island.tsx';
import { islands } from './index.ts';

/** Renders a node to HTML with the caller's icons. */
type RenderNode = (node: ReactNode) => string;

/** The response for an island; null if the name is unknown or its data does not exist. */
export async function renderIsland(
  site: SiteData,
  use: IslandUse,
  render: RenderNode,
): Promise<IslandResult | null> {
  const island = isIslandName(use.name) ? islands[use.name] : null;
  const drawn = await island?.draw(site, use.props ?? {});
  return drawn === null || drawn === undefined ? null : resultOf(use, drawn, render);
}

/** The islands of a page, by key. They only use the page's own data. */
export function renderIslandsOf(on: IslandPage, render: RenderNode): Record<string, IslandResult> {
  const results: Record<string, IslandResult> = {};
  for (const use of islandsOf(on.page)) {
    const drawn = islands[use.name].drawOn(on, use.props ?? {});
    const result = resultOf(use, drawn, render);
    results[result.id] = result;
  }
  return results;
}

function resultOf(
  { name, props = {}, context }: IslandUse,
  drawn: ReactNode,
  render: RenderNode,
): IslandResult & { id: string } {
  const id = islandKey(name, props, context);
  return { id, html: render(<div data-island={id}>{drawn}</div>), head: {} };
}
