// The header's data from the content tree. Documents contain only the sections; panels and the whole tree are
// data that the script fetches, so that a new page does not change every document of the site.

import { flattenNavigation } from '#queries/surroundings.ts';
import type { SectionEntry, ShellData } from '#schema/builds.ts';
import type { NavigationItem, Panel, PanelEntry, PanelPage, Panels } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';
import { isCodeName } from '#site/code-name.ts';
import { sectionOf } from '#site/sections.ts';
import { childrenOf, contentsOf, metaOf } from './branch-contents.ts';
import { isDated, newestFirst } from './site-data.ts';

/** More entries do not fit under the header of a small laptop. */
const maxPanelEntries = 24;

/** Pages listed for each part of the only subject. */
const maxPanelPages = 3;

export function shellOf(settings: Settings, tree: readonly NavigationItem[]): ShellData {
  const { name, fullName, headerIcon, header, offline, socialLinks, footerLinks } = settings;
  return {
    settings: { name, fullName, headerIcon, header, offline, socialLinks, footerLinks },
    sections: sectionsOf(tree).map(sectionEntry),
  };
}

export function panelsOf(tree: readonly NavigationItem[]): Panels {
  return Object.fromEntries(
    sectionsOf(tree)
      .filter(hasPanel)
      .map((section) => [section.path, panelOf(section)]),
  );
}

/** The link target of a branch: its own page, or the first inside it. */
export function firstPath(item: NavigationItem): string | null {
  if (item.page !== false) return item.path;
  for (const child of childrenOf(item)) {
    const path = firstPath(child);
    if (path) return path;
  }
  return null;
}

export function sectionsOf(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.filter(({ path }) => path !== '/');
}

function hasPanel(item: NavigationItem): boolean {
  return item.showChildren === true && childrenOf(item).length > 0;
}

function sectionEntry(item: NavigationItem): SectionEntry {
  return { title: item.title, path: item.path, target: firstPath(item), hasPanel: hasPanel(item) };
}

function panelOf(section: NavigationItem): Panel {
  const [only, ...others] = childrenOf(section);
  const subject = only && others.length === 0 && childrenOf(only).length > 0 ? only : null;
  const listed = subject ? childrenOf(subject) : inOrder(section, childrenOf(section));
  const entries = listed.flatMap((child) => {
    const entry = panelEntry(child);
    return entry ? { ...entry, ...(subject && { pages: popularIn(child, subject) }) } : [];
  });
  const shown = entries.slice(0, maxPanelEntries);
  const tools = toolsOf(section);
  const start = subject && startOf(subject);
  return {
    entries: shown,
    hidden: entries.length - shown.length,
    contents: contentsOf(section),
    ...(subject && { subject: { ...(panelEntry(subject) as PanelEntry), contents: contentsOf(subject) } }),
    ...(subject && tools.length > 0 && { tools }),
    ...(start && { start }),
  };
}

/** Posts by date, as on the page of their section. */
export function inOrder({ path }: NavigationItem, children: NavigationItem[]): NavigationItem[] {
  return isDated(path) ? newestFirst(children, path) : children;
}

function panelEntry(item: NavigationItem): PanelEntry | null {
  const target = firstPath(item);
  if (!target) return null;
  return {
    title: item.title,
    path: item.path,
    target,
    ...(item.description && { description: item.description }),
    ...(item.icon && { icon: item.icon }),
    ...(childrenOf(item).length > 0 && { contents: contentsOf(item) }),
  };
}

/** A few pages of a part: those marked as popular by its subject, then the first ones. */
function popularIn(part: NavigationItem, subject: NavigationItem): PanelPage[] {
  const { popular } = metaOf(subject);
  const pages = flattenNavigation([part]).filter(({ path }) => path !== part.path);
  const asked = (Array.isArray(popular) ? popular : []).flatMap(
    (path: unknown) => pages.find((page) => page.path === path) ?? [],
  );
  // Among elements and attributes, pages named after code come before those about groups.
  const isNamed = ['element', 'attribute'].includes(sectionOf(part.path)?.names ?? '');
  const named = isNamed ? pages.filter(({ path }) => isCodeName(path)) : [];
  return [...new Set([...asked, ...named, ...pages])]
    .slice(0, maxPanelPages)
    .map(({ title, path }) => ({ title, path, ...(isCodeName(path) && { isCode: true as const }) }));
}

/** The pages listed under `tools` by an author. */
function toolsOf(section: NavigationItem): PanelPage[] {
  const { tools } = metaOf(section);
  return (Array.isArray(tools) ? tools : []).flatMap((tool: unknown) => {
    const { label, to } = (tool ?? {}) as Record<string, unknown>;
    return typeof label === 'string' && typeof to === 'string' ? { title: label, path: to } : [];
  });
}

/** The first lesson of a subject with a course. */
function startOf(subject: NavigationItem): string | null {
  const course = childrenOf(subject).find(({ path }) => sectionOf(path)?.isCourse);
  return flattenNavigation(course ? [course] : []).find(({ path }) => path !== course?.path)?.path ?? null;
}
