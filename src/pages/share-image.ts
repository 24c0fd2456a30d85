// Which picture stands for a page where it is shared. It is drawn by the build.
import { hash } from 'ohash';
import { longDate } from '#lib/long-date.ts';
import { titleFromPath } from '#lib/title-case.ts';
import type { Page } from '#schema/page/page.ts';
import type { PageData } from '#schema/page/page-data.ts';
import type { PageKind } from '#schema/page/page-kind.ts';
import { type ShareImage, type ShareTemplate, shareTemplates } from '#schema/page/share-image.ts';
import type { Settings } from '#schema/settings.ts';
import { shareFolder } from '#site/addresses.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { sectionOf, sections } from '#site/sections.ts';

/** Changes with the look of the pictures, so that each gets a new address. */
const version = 1;

/** As much as has room; a text without end would also be drawn without end. */
const longest = { title: 140, description: 180, section: 64, byline: 64, siteName: 40, difficulty: 24 };

type SharedPage = Pick<PageData, 'path' | 'title' | 'crumbs' | 'difficulty' | 'authors' | 'date'>;

/** The picture to be made for a page; null where its author brings one. */
export function shareImageOf(
  page: SharedPage,
  settings: Pick<Settings, 'name' | 'fullName' | 'logo'>,
  ogImage: Page['ogImage'],
): ShareImage | null {
  if (ogImage?.url) return null;
  const { props, ...direct } = ogImage ?? {};
  // What stands under `props` is meant for the picture and for nothing else, so it is the stronger.
  const given: Readonly<Record<string, unknown>> = { ...direct, ...props };
  const kind = kindOfPage(page.path);
  const template =
    shareTemplates.find((name) => name === ogImage?.component) ??
    templateOf(page.path, kind) ??
    shareTemplates[0];
  const title = cut(textOf(given.title) ?? (page.title || titleFromPath(page.path)), longest.title);
  const drawn: Omit<ShareImage, 'url'> = {
    template,
    title,
    marks: template === 'reference' && kind === 'element' && isName(title, page) ? ['<', '>'] : ['', ''],
    description: cut(textOf(given.description) ?? '', longest.description),
    section: cut(
      textOf(given.section) ?? textOf(given.group) ?? levelsAbove(page, settings),
      longest.section,
    ),
    difficulty: cut(textOf(given.difficulty) ?? page.difficulty ?? '', longest.difficulty) || null,
    byline: template === 'post' ? cut(bylineOf(page), longest.byline) : '',
    siteName: cut(settings.name, longest.siteName),
    logo: settings.logo,
  };
  const name = hash(JSON.stringify([version, drawn])).replace(/[^A-Za-z\d]/g, '');
  return { url: `${shareFolder}/${name.slice(0, 24)}.png`, ...drawn };
}

/** A page about several things, or one that leads to others, has the usual picture. */
function templateOf(path: string, kind: PageKind): ShareTemplate | undefined {
  const section = sectionOf(path);
  return section?.kind === kind ? section.share : undefined;
}

/** The two nearest levels above the page, such as `HTML · Elements`. A page that is above all has the site itself. */
function levelsAbove(
  { crumbs }: SharedPage,
  { name, fullName }: Pick<Settings, 'name' | 'fullName'>,
): string {
  if (crumbs.length > 0)
    return crumbs
      .slice(-2)
      .map(({ title }) => title)
      .join(' · ');
  return fullName === name ? '' : fullName;
}

/** As the page heads itself: not where one page is about several names, nor below an element's own page. */
function isName(title: string, { crumbs }: SharedPage): boolean {
  const parent = crumbs.at(-1)?.path ?? null;
  return /^[\w-]+$/.test(title) && (parent === null || parent === sections.elements.path);
}

function bylineOf({ date, authors }: SharedPage): string {
  return [date && longDate(date), ...(authors ?? []).map(({ name }) => name)].filter(Boolean).join(' · ');
}

/** A text or number of the front matter; null for anything else. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** On one line, in composed letters, and no longer than there is room for. */
function cut(text: string, length: number): string {
  const letters = [...text.toWellFormed().normalize().replace(/\s+/g, ' ').trim()];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
