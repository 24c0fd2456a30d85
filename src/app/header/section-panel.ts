// The pages directly below a section, in three columns under the header.
import type { SectionEntry } from '#schema/builds.ts';
import type { Panel, PanelEntry } from '#schema/navigation.ts';
import { createElement } from '#ui/create-element.ts';
import type { IconDrawer } from '#ui/icon-drawer.ts';

/** The content of a section's panel, without pages while they are on their way. `path` is the page shown. */
export function createPanelContent(
  section: SectionEntry,
  panel: Panel | undefined,
  path: string | null,
  icons: IconDrawer,
): HTMLElement {
  const entries = panel?.entries ?? [];
  const list = createElement(
    'ul',
    { 'aria-label': section.title },
    ...entries.map((entry) => createElement('li', {}, createPanelLink(entry, path, icons))),
  );
  const inner = createElement('div', { class: 'section-panel-inner' }, list);
  if (section.target === section.path) inner.append(createFoot(section, panel, path, icons));
  return inner;
}

function createFoot(
  { title, path: to }: SectionEntry,
  panel: Panel | undefined,
  path: string | null,
  icons: IconDrawer,
): HTMLElement {
  const count = panel ? `${panel.pages} ${panel.pages === 1 ? 'page' : 'pages'}` : '';
  const link = createElement('a', { href: to, ...currentWhen(path === to) }, `All of ${title} `);
  link.append(icons.draw('i-lucide-arrow-right'));
  return createElement('p', { class: 'section-panel-foot' }, createElement('span', {}, count), link);
}

function createPanelLink(entry: PanelEntry, path: string | null, icons: IconDrawer): HTMLElement {
  const isHere = path === entry.path || (path?.startsWith(`${entry.path}/`) ?? false);
  const title = createElement('span', { class: 'panel-title' }, `${entry.title} `);
  if (entry.count > 1) title.append(createElement('span', { class: 'panel-count' }, `${entry.count} pages`));
  const words = createElement('span', { class: 'panel-words' }, title);
  if (entry.description) words.append(createElement('span', { class: 'panel-text' }, entry.description));
  const link = createElement('a', {
    class: isHere ? 'panel-link is-here' : 'panel-link',
    href: entry.target,
    ...currentWhen(path === entry.target),
  });
  if (entry.icon) link.append(createElement('span', { class: 'panel-glyph' }, icons.draw(entry.icon)));
  link.append(words);
  return link;
}

function currentWhen(isCurrent: boolean): Record<string, string> {
  return isCurrent ? { 'aria-current': 'page' } : {};
}
