// Chooses the preview image of a page, which the build draws.
import { hash } from 'ohash';
import { titleFromPath } from '#lib/title-case.ts';
import { longDate } from '#messages/dates.ts';
import type { Page } from '#schema/page/page.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { type ShareImage, type ShareTemplate, shareTemplates } from '#schema/page/share-image.ts';
import type { Settings } from '#schema/settings.ts';
import { shareFolder } from '#site/addresses.ts';
import type { PageKind } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { sectionOf, sections } from '#site/sections.ts';

/** Increased when the design of the pictures changes, so that each gets a new address. */
const version = 1;

/** Limited by the space in the picture; also limits the time to draw it. */
const longest = { title: 140, description: 180, section: 64, byline: 64, siteName: 40, difficulty: 24 };

type SharedPage = Pick<PageData, 'path' | 'title' | 'crumbs' | 'difficulty' | 'authors' | 'date'>;

/** The preview image to create for a page; null if its author provides one. */
export function shareImageOf(
  page: SharedPage,
  settings: Pick<Settings, 'name' | 'fullName' | 'logo'>,
  ogImage: Page['ogImage'],
): ShareImage | null {
  if (ogImage?.url) return null;
  const { props, ...direct } = ogImage ?? {};
  // `props` applies only to the picture, so it has priority.
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

/** A page about several things, or a landing page, gets the usual picture. */
function templateOf(path: string, kind: PageKind): ShareTemplate | undefined {
  const section = sectionOf(path);
  return section?.kind === kind || section?.kindBelow === kind ? section.share : undefined;
}

/**
 * The two nearest levels above the page, such as `HTML · Elements`; for a top-level page, the site itself.
 */
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

/**
 * Same rule as for the page's heading: not for a page about several names, nor below an element's own page.
 */
function isName(title: string, { crumbs }: SharedPage): boolean {
  const parent = crumbs.at(-1)?.path ?? null;
  return /^[\w-]+$/.test(title) && (parent === null || parent === sections.elements.path);
}

function bylineOf({ date, authors }: SharedPage): string {
  return [date && longDate(date), ...(authors ?? []).map(({ name }) => name)].filter(Boolean).join(' · ');
}

/** A text or number from the front matter; null for anything else. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** On one line, in composed characters, and cut to the available space. */
function cut(text: string, length: number): string {
  const letters = [...text.toWellFormed().normalize().replace(/\s+/g, ' ').trim()];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
