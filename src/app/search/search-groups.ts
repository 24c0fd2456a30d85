// What the site's palette lists, with a term and without.

import type { Overview } from '#features/search/matching/search-client.ts';
import type { ResultRow } from '#features/search/matching/search-worker.ts';
import { matchItems, type PaletteGroup, type PaletteItem } from '#features/search/palette-items.ts';
import * as text from '#messages/search-rows.ts';
import { constants } from '#schema/constants.ts';
import { preferences } from '#schema/preferences.ts';
import { listOfSections } from '#site/sections.ts';

const { maxResults } = constants.search;

/** Fetched when the palette opens, not with every page. */
const lucide = (name: string) => `i-lucide-${name}`;

const quickLinks: readonly (PaletteItem & { to: string })[] = listOfSections.flatMap(({ path, quickLink }) =>
  quickLink
    ? [{ id: `link-${path.slice(1)}`, label: quickLink.label, to: path, icon: lucide(quickLink.icon) }]
    : [],
);

const modeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Rows that are not from the search file. */
export interface CommandGroups {
  links: PaletteGroup;
  theme: PaletteGroup;
}

/** The quick links, without those to pages known to be missing, and the commands. */
export function commandGroups(overview: Overview | null, setMode: (mode: string) => void): CommandGroups {
  const links = quickLinks.filter(({ to }) => overview?.paths.includes(to) ?? true);
  return {
    links: { id: 'links', label: text.links, items: links },
    theme: {
      id: 'theme',
      label: text.theme,
      items: preferences.colorMode.choices.map((mode) => ({
        id: `theme-${mode}`,
        label: text.colorModes[mode],
        icon: lucide(modeIcons[mode]),
        onSelect: () => setMode(mode),
      })),
    },
  };
}

/** How many pages fit next to all quick links and commands. */
export const maxListed = maxResults - quickLinks.length - preferences.colorMode.choices.length;

/** Quick links, what was opened last, the sections with their pages, commands. */
export function openingGroups(
  { links, theme }: CommandGroups,
  overview: Overview | null,
  recent: readonly PaletteItem[] = [],
): PaletteGroup[] {
  const left = maxResults - links.items.length - recent.length - theme.items.length;
  const bySection = Map.groupBy(leaveOut(overview?.pages ?? [], recent, left), ({ section }) => section);
  const sections = [...bySection].filter(([section]) => section !== null);
  const others = bySection.get(null);
  return [
    links,
    { id: 'recent', label: text.recent, items: recent },
    ...sections.map(([section, rows]) => sectionGroup(section ?? '', rows)),
    ...(others ? [groupOf('pages', text.pages, others)] : []),
    theme,
  ].filter(({ items }) => items.length > 0);
}

/** At most `limit` pages: first those go that were opened last, then the last ones of the longest section. */
function leaveOut(pages: readonly ResultRow[], recent: readonly PaletteItem[], limit: number): ResultRow[] {
  const opened = new Set(recent.map(({ to }) => to));
  const kept = pages.filter(({ id }) => !opened.has(id));
  while (kept.length > limit) {
    const bySection = [...Map.groupBy(kept, ({ section }) => section).values()];
    const [longest = kept] = bySection.toSorted((a, b) => b.length - a.length);
    kept.splice(kept.lastIndexOf(longest.at(-1) as ResultRow), 1);
  }
  return kept;
}

/** What was found, then the quick links and commands that match, none of which is cut off by the limit. */
export function foundGroups(
  rows: readonly ResultRow[],
  { links, theme }: CommandGroups,
  term: string,
): PaletteGroup[] {
  const commands = matchItems([links, theme], term);
  const left = maxResults - commands.reduce((sum, { items }) => sum + items.length, 0);
  const byTier = Map.groupBy(rows.slice(0, left), ({ tier }) => tier ?? 'title');
  const found = [...byTier].map(([tier, some]) => groupOf(tier, text.tiers[tier], some));
  return [...found, ...commands];
}

/** The heading of the group names the section, so its rows do not repeat it. */
function sectionGroup(section: string, rows: readonly ResultRow[]): PaletteGroup {
  const shown = rows.map((row) => (row.prefix === `${section} >` ? { ...row, prefix: '' } : row));
  return groupOf(`section-${section}`, section, shown);
}

function groupOf(id: string, label: string, rows: readonly ResultRow[]): PaletteGroup {
  return { id, label, items: rows.map(itemOf) };
}

function itemOf({ id, label, description, prefix, icon, kind, highlight }: ResultRow): PaletteItem {
  return {
    id,
    label,
    to: id,
    kind,
    ...(description && { description }),
    ...(prefix && { prefix }),
    ...(icon && { icon }),
    ...(highlight && { highlight }),
  };
}
