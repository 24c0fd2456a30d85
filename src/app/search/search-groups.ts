// What the palette of the site lists, with a term and without.
import type { Overview } from '#features/search/matching/search-client.ts';
import type { FoundRow } from '#features/search/matching/search-worker.ts';
import { matchItems, type PaletteGroup, type PaletteItem } from '#features/search/palette-items.ts';
import { constants } from '#schema/constants.ts';
import { preferences } from '#schema/preferences.ts';

const { maxResults } = constants.search;

/** Fetched with the other icons of the list when it is opened, not with every page. */
const lucide = (name: string) => `i-lucide-${name}`;

const quickLinks: readonly (PaletteItem & { to: string })[] = [
  { id: 'link-cs', label: 'CS Subjects', to: '/cs', icon: lucide('graduation-cap') },
  { id: 'link-quests', label: 'Quests', to: '/quests', icon: lucide('swords') },
  { id: 'link-projects', label: 'Projects', to: '/projects', icon: lucide('folder-kanban') },
  { id: 'link-build-own', label: 'Build Own', to: '/build-own', icon: lucide('hammer') },
  { id: 'link-blog', label: 'Blog', to: '/blog', icon: lucide('newspaper') },
];

const modeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

export interface CommandGroups {
  links: PaletteGroup;
  theme: PaletteGroup;
}

/** The quick links, only to pages that are there as far as is known, and the commands. */
export function commandGroups(overview: Overview | null, setMode: (mode: string) => void): CommandGroups {
  const links = quickLinks.filter(({ to }) => overview?.paths.includes(to) ?? true);
  return {
    links: { id: 'links', label: 'Links', items: links },
    theme: {
      id: 'theme',
      label: 'Theme',
      items: preferences.colorMode.choices.map(({ value, label }) => ({
        id: `theme-${value}`,
        label,
        icon: lucide(modeIcons[value]),
        onSelect: () => setMode(value),
      })),
    },
  };
}

/** How many pages find room beside all quick links and commands. */
export const listedPages = maxResults - quickLinks.length - preferences.colorMode.choices.length;

/** Quick links, the sections with their pages, commands. */
export function openingGroups({ links, theme }: CommandGroups, overview: Overview | null): PaletteGroup[] {
  const bySection = Map.groupBy(overview?.pages ?? [], ({ section }) => section);
  const sections = [...bySection].filter(([section]) => section !== null);
  const others = bySection.get(null);
  return [
    links,
    ...sections.map(([section, rows]) => sectionGroup(section ?? '', rows)),
    ...(others ? [groupOf('pages', 'Pages', others)] : []),
    theme,
  ].filter(({ items }) => items.length > 0);
}

const placeLabels = {
  exact: 'Exact match',
  title: 'Pages',
  heading: 'Sections',
  description: 'Mentioned in',
  inside: 'Inside a word',
} as const;

/** What was found, in its order, then the quick links and commands that the term fits. All of those keep their room. */
export function foundGroups(
  rows: readonly FoundRow[],
  { links, theme }: CommandGroups,
  term: string,
): PaletteGroup[] {
  const commands = matchItems([links, theme], term);
  const room = maxResults - commands.reduce((sum, { items }) => sum + items.length, 0);
  const byPlace = Map.groupBy(rows.slice(0, room), ({ place }) => place ?? 'title');
  const found = [...byPlace].map(([place, some]) => groupOf(place, placeLabels[place], some));
  return [...found, ...commands];
}

/** The section is named above its rows, so not once more before each of them. */
function sectionGroup(section: string, rows: readonly FoundRow[]): PaletteGroup {
  const below = rows.map((row) => (row.prefix === `${section} >` ? { ...row, prefix: '' } : row));
  return groupOf(`section-${section}`, section, below);
}

function groupOf(id: string, label: string, rows: readonly FoundRow[]): PaletteGroup {
  return { id, label, items: rows.map(itemOf) };
}

function itemOf({ id, label, description, prefix, icon, kind, found }: FoundRow): PaletteItem {
  return {
    id,
    label,
    to: id,
    kind,
    ...(description && { description }),
    ...(prefix && { prefix }),
    ...(icon && { icon }),
    ...(found && { found }),
  };
}
