// The site for language models: `/llms.txt` lists the Markdown of its pages (llmstxt.org), `/llms-full.txt`
// contains all of it. A file of the same name in the site's own `public/` takes precedence.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullAddress } from '#lib/address/full-address.ts';
import { markdownPath } from '#lib/address/markdown-path.ts';
import { isIndexed } from '#lib/robots.ts';
import { titleFromPath } from '#lib/title-case.ts';
import type { ListedPage } from '#pages/listed-pages.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Settings } from '#schema/settings.ts';
import { sectionOf } from '#site/sections.ts';
import { compressedForms, writeLongTextPrecompressed } from './output/compress.ts';
import type { LateFiles } from './output/late-files.ts';
import { pageFiles } from './pages/page-files.ts';

type LlmsPage = Pick<ListedPage, 'path' | 'title' | 'description' | 'robots'>;

/** Site-wide data for the files. */
export interface LlmsSite {
  name: string;
  siteUrl: string | null;
}

/** Pages outside the areas, such as a single page about the site. */
const otherPages = 'Other pages';
/** The name that llmstxt.org defines for content that may be skipped: here, the posts. */
const optional = 'Optional';

/** The indexable pages, home page first, because it describes the site. */
export function llmsPages<T extends LlmsPage>(pages: readonly T[]): T[] {
  const open = pages.filter(({ robots }) => isIndexed(robots));
  return [...open.filter(({ path }) => path === '/'), ...open.filter(({ path }) => path !== '/')];
}

/** `/llms.txt` for these pages, in order. */
export function llmsText({ name, siteUrl }: LlmsSite, pages: readonly LlmsPage[]): string {
  const addressOf = (path: string) => fullAddress(siteUrl, '/', encodeURI(path));
  const summary = pages.find(({ path }) => path === '/')?.description;
  const sections = sectionsOf(pages).map(([title, entries]) => {
    const lines = entries.map((page) => {
      const link = `- [${escaped(titleOf(page))}](${addressOf(markdownPath(page.path))})`;
      return page.description ? `${link}: ${escaped(page.description)}` : link;
    });
    return `## ${escaped(title)}\n\n${lines.join('\n')}`;
  });
  return `${[
    `# ${escaped(name)}`,
    ...(summary ? [`> ${escaped(summary)}`] : []),
    `Every page is there as Markdown, at its address plus \`.md\`. All of them in one file: [llms-full.txt](${addressOf('/llms-full.txt')}).`,
    ...sections,
  ].join('\n\n')}\n`;
}

/** `/llms-full.txt` in parts: the Markdown of each page, which contains its own address. */
export function* llmsFullParts(name: string, texts: Iterable<string>): Generator<string> {
  yield `# ${escaped(name)}\n`;
  for (const text of texts) yield `\n---\n\n${text}`;
}

/** Whether the first segment of an address contains posts. */
function isDated(area: string): boolean {
  return sectionOf(`/${area}`)?.isDated ?? false;
}

type Section = [title: string, entries: LlmsPage[]];

/** An area with more pages is split into its parts, so that sections can be chosen or skipped. */
const longSection = 200;

/** Areas by name, with their pages, in reading order; single pages and posts come last. */
function sectionsOf(pages: readonly LlmsPage[]): Section[] {
  const groups = grouped(pages, 1);
  const areas = [...groups].filter(([area]) => area !== '' && !isDated(area)).map(([, entries]) => entries);
  const isSingle = (entries: readonly LlmsPage[]) => entries.length === 1 && isAt(entries[0], 1);
  const others = [...(groups.get('') ?? []), ...areas.filter(isSingle).flat()];
  const posts = [...groups].filter(([area]) => isDated(area)).flatMap(([, entries]) => entries);
  const sections: Section[] = [
    ...areas.filter((entries) => !isSingle(entries)).flatMap((entries) => cut(entries, 1)),
    [otherPages, others],
    [optional, posts],
  ];
  return sections.filter(([, entries]) => entries.length > 0);
}

/** The pages below a path of that many segments: one section, or one for each part with several pages. */
function cut(pages: readonly LlmsPage[], depth: number): Section[] {
  const area =
    pages[0]?.path
      .split('/')
      .slice(1, depth + 1)
      .join('/') ?? '';
  const index = pages.find(({ path }) => path === `/${area}`);
  const title = index ? titleOf(index) : titleFromPath(area);
  if (pages.length <= longSection) return [[title, [...pages]]];
  const groups = [...grouped(pages, depth + 1).values()];
  const own = groups.filter(({ length }) => length === 1).flat();
  const parts = groups.filter(({ length }) => length > 1);
  return [[title, own], ...parts.flatMap((part) => cut(part, depth + 1))];
}

/** Groups pages by one segment of their path, keeping the order. */
function grouped(pages: readonly LlmsPage[], segment: number): Map<string, LlmsPage[]> {
  return Map.groupBy(pages, ({ path }) => path.split('/')[segment] ?? '');
}

function isAt(page: LlmsPage | undefined, depth: number): boolean {
  return page?.path.split('/').length === depth + 1;
}

function titleOf({ title, path }: LlmsPage): string {
  return title || titleFromPath(path) || 'Home';
}

/** On one line, with Markdown syntax escaped. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

interface WriteLlmsInput {
  /** All of the site's, in reading order. */
  listed: readonly ListedPage[];
  renderer: Pick<Renderer, 'siteUrl'>;
  settings: Settings;
  /** The folder of the site, with its pages and the files of `public/`. */
  outDir: string;
  /** Writes a file of the site with its compressed versions. */
  write(file: string, content: string): void;
}

/** Writes both files; the long one is compressed by other threads and finishes later. */
export function writeLlms({ listed, renderer, settings, outDir, write }: WriteLlmsInput): LateFiles {
  const pages = llmsPages(listed);
  const name = settings.fullName;
  write('llms.txt', llmsText({ name, siteUrl: renderer.siteUrl }, pages));
  const file = 'llms-full.txt';
  return {
    files: [file, ...compressedForms(file)],
    finished: writeLongTextPrecompressed(outDir, file, llmsFullParts(name, markdownOf(pages, outDir))),
  };
}

function* markdownOf(pages: readonly LlmsPage[], outDir: string): Generator<string> {
  for (const { path } of pages) yield readFileSync(join(outDir, pageFiles(path).markdown), 'utf8');
}
