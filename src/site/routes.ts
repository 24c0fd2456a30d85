// The route table, derived from the sections. The collection and layout of a page also follow from its
// section, so every document can be reached.
import { galleryPath } from './gallery.ts';
import { listOfSections } from './sections.ts';

/** The result of a rule: `true` allows the page, an object gives an error, and any other value means 404. */
type RuleResult = boolean | { statusCode?: number; statusMessage?: string; message?: string } | undefined;

export interface Route {
  id: string;
  /** Fixed segments; a last segment `:name*` matches any number of further ones, including none. */
  pattern: string;
  /** Names of middleware to run before the page is shown. */
  middleware?: readonly string[];
  /** Whether an address of this route exists. */
  validate?: (to: URL) => RuleResult | Promise<RuleResult>;
}

export const galleryRoute = 'gallery';

export const routes: readonly Route[] = [
  { id: 'index', pattern: '/' },
  ...listOfSections.flatMap(({ path, routes: { first, all } = {} }) => [
    ...(first ? [{ id: first, pattern: path }] : []),
    ...(all ? [{ id: all, pattern: `${path}/:topic*` }] : []),
  ]),
  { id: galleryRoute, pattern: galleryPath },
  { id: 'page', pattern: '/:slug*' },
];

/**
 * The route of a path. A fixed segment beats a catch-all at the same position, whatever the order of the
 * table.
 */
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
