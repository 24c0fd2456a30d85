// The route table: which address is answered by which route, with which layout. The collection a page is read
// from follows from its address alone (`collectionOfPath`), so that no document can be out of reach.

import type { Layout } from '#schema/layouts.ts';
import { galleryPath } from './gallery.ts';

type RouteId =
  | 'index'
  | 'cs'
  | 'html'
  | 'elements'
  | 'attributes'
  | 'accessibility'
  | 'getting-started'
  | 'html-page'
  | 'gallery'
  | 'page';

/** What a rule may answer: `true` lets the reader in, an object says why not, anything else is a missing page. */
type Answer = boolean | { statusCode?: number; statusMessage?: string; message?: string } | undefined;

export interface Route {
  id: RouteId;
  /** Fixed segments; a last segment `:name*` stands for any number of further ones, none included. */
  pattern: string;
  layout: Layout | ((path: string) => Layout);
  /** Names of steps to take before the page is shown. */
  middleware?: readonly string[];
  /** Whether an address of this route exists at all. */
  validate?: (to: URL) => Answer | Promise<Answer>;
}

export const routes: readonly Route[] = [
  { id: 'index', pattern: '/', layout: 'default' },
  { id: 'cs', pattern: '/cs', layout: 'default' },
  { id: 'html', pattern: '/cs/html', layout: 'default' },
  { id: 'elements', pattern: '/cs/html/elements/:topic*', layout: 'cs-html-els' },
  { id: 'attributes', pattern: '/cs/html/attributes/:topic*', layout: 'cs-html-attrs' },
  { id: 'accessibility', pattern: '/cs/html/accessibility/:topic*', layout: 'cs-html-acc' },
  { id: 'getting-started', pattern: '/cs/html/getting-started/:topic*', layout: 'cs-html-gs' },
  { id: 'html-page', pattern: '/cs/html/:slug*', layout: 'default' },
  { id: 'gallery', pattern: galleryPath, layout: 'default' },
  { id: 'page', pattern: '/:slug*', layout: layoutBySection },
];

const sectionLayouts: Readonly<Record<string, Layout>> = {
  quests: 'quests',
  projects: 'projects',
  'build-own': 'own',
  blog: 'blog',
};

/** Sections without a route of their own have a layout of their own. */
function layoutBySection(path: string): Layout {
  return sectionLayouts[path.split('/')[1] ?? ''] ?? 'default';
}

/** The layout a route gives to a path. */
export function layoutOf(route: Route, path: string): Layout {
  return typeof route.layout === 'function' ? route.layout(path) : route.layout;
}

/** The route of a path. A fixed segment beats a catch-all at the same position, whatever the order of the table. */
export function matchRoute(path: string, table: readonly Route[] = routes): Route {
  const segments = path.split('/').filter(Boolean);
  let best: Route | null = null;
  let bestRank = -1;
  for (const route of table) {
    const rank = rankMatch(route.pattern, segments);
    if (rank > bestRank) {
      best = route;
      bestRank = rank;
    }
  }
  if (!best) throw new Error(`No route matches ${path}`);
  return best;
}

/** How well the pattern fits: −1 not at all, otherwise more for every fixed segment and for an exact end. */
function rankMatch(pattern: string, segments: readonly string[]): number {
  const parts = pattern.split('/').filter(Boolean);
  const isOpen = parts.at(-1)?.endsWith('*') ?? false;
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (fixed.some((part, index) => part !== segments[index])) return -1;
  if (!isOpen && fixed.length !== segments.length) return -1;
  return fixed.length * 2 + (isOpen ? 0 : 1);
}
