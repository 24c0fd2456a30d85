// What a panel of the header shows: the pages directly below a section in three columns, or for a section with a single
// subject that subject as a line and its parts in the columns.
import * as text from '#messages/panels.ts';
import type { SectionEntry } from '#schema/builds.ts';
import type { Panel, PanelEntry, PanelPage } from '#schema/navigation.ts';
import { createElement } from '#ui/create-element.ts';
import type { IconDrawer } from '#ui/icon-drawer.ts';

/** The content of a section's panel. `path` is the page shown. */
export function createPanelContent(
  section: SectionEntry,
  panel: Panel,
  path: string | null,
  icons: IconDrawer,
): HTMLElement {
  const { entries, subject, tools, start, contents } = panel;
  const cells: Node[][] = entries.map((entry) =>
    subject ? createPart(entry, path) : [createPanelLink(entry, path, icons)],
  );
  if (tools)
    cells.push([createElement('p', { class: 'panel-title' }, text.thisSite), createPages(tools, path)]);
  if (start)
    cells.push([
      createElement('p', { class: 'panel-title' }, text.newHere),
      createArrowLink(text.startWithLesson, start, path, icons),
    ]);
  const list = createElement(
    'ul',
    { 'aria-label': section.title, ...(subject && { class: 'panel-parts' }) },
    ...cells.map((cell) => createElement('li', {}, ...cell)),
  );
  const inner = createElement('div', { class: 'section-panel-inner' });
  if (subject) inner.append(createPanelLink(subject, path, icons));
  inner.append(list);
  if (section.target === section.path) {
    const all = createArrowLink(text.allOf(section.title), section.path, path, icons);
    inner.append(
      createElement('p', { class: 'section-panel-foot' }, createElement('span', {}, contents), all),
    );
  }
  return inner;
}

/** A part of the only subject: its name and how much is in it, a sentence, and some of its pages. */
function createPart(entry: PanelEntry, path: string | null): Node[] {
  const title = createElement(
    'a',
    { class: 'panel-title', href: entry.target, ...placeOf(entry, path) },
    createElement('span', {}, entry.title),
    ' ',
    createElement('span', { class: 'panel-count' }, entry.contents ?? ''),
  );
  const description = createElement('p', { class: 'panel-text' }, entry.description ?? '');
  return [title, description, createPages(entry.pages ?? [], path)];
}

function createPages(pages: readonly PanelPage[], path: string | null): HTMLElement {
  const links = pages.map(({ title, path: to, isCode }) =>
    createElement(
      'a',
      { href: to, ...(isCode && { class: 'code-name' }), ...currentWhen(path === to) },
      title,
    ),
  );
  return createElement('ul', { class: 'panel-pages' }, ...links.map((link) => createElement('li', {}, link)));
}

function createArrowLink(label: string, to: string, path: string | null, icons: IconDrawer): HTMLElement {
  const link = createElement(
    'a',
    { class: 'panel-more', href: to, ...currentWhen(path === to) },
    `${label} `,
  );
  link.append(icons.draw('i-lucide-arrow-right'));
  return link;
}

function createPanelLink(entry: PanelEntry, path: string | null, icons: IconDrawer): HTMLElement {
  const title = createElement('span', { class: 'panel-title' }, `${entry.title} `);
  if (entry.contents) title.append(createElement('span', { class: 'panel-count' }, entry.contents));
  const words = createElement('span', { class: 'panel-words' }, title);
  if (entry.description) words.append(createElement('span', { class: 'panel-text' }, entry.description));
  const link = createElement('a', { class: 'panel-link', href: entry.target, ...placeOf(entry, path) });
  if (entry.icon) link.append(createElement('span', { class: 'panel-glyph' }, icons.draw(entry.icon)));
  link.append(words);
  return link;
}

/** Whether an entry is the page shown, or that page is inside it. */
function placeOf(entry: PanelEntry, path: string | null): Record<string, string> {
  const isHere = path === entry.path || (path?.startsWith(`${entry.path}/`) ?? false);
  return { ...(isHere && { 'data-here': '' }), ...currentWhen(path === entry.target) };
}

function currentWhen(isCurrent: boolean): Record<string, string> {
  return isCurrent ? { 'aria-current': 'page' } : {};
}
