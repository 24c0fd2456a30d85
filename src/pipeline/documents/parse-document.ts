// One source file → one page, with everything the rest of the pipeline needs to know about it.
import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { StoredDocument } from '#database/writer.ts';
import { normalisePath, plainName, stemFromFile } from '#lib/address/content-path.ts';
import { titleFromFileName, titleFromPath } from '#lib/title-case.ts';
import type { Page } from '#schema/page/page.ts';
import type { PageSearch } from '#schema/search.ts';
import { collectionOfPath } from '#site/sections.ts';
import { today } from '../facts/baseline.ts';
import { findEntry } from '../facts/inventory.ts';
import { pageBaseline } from '../facts/page-baseline.ts';
import { readFacts } from '../facts/read-facts.ts';
import { unusualAddress } from '../folder/document-paths.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { stepCodeOf } from '../guides/step-facts.ts';
import { remoteIconsOf } from '../icons/remote-icons.ts';
import type { KnownCode } from '../markdown/code/highlight.ts';
import { placeholdersInYaml, reportPlaceholders } from '../markdown/components/placeholders.ts';
import { type DocumentContext, missingFile, type SiteMap } from '../markdown/context.ts';
import { type RenderedMarkdown, renderMarkdown, unreadable } from '../markdown/index.ts';
import { tooDeep } from '../markdown/limits.ts';
import { hashBytes, resolveCardPicture } from '../markdown/pictures.ts';
import { hasErrors, type Problem, reportTo } from '../problem.ts';
import { questSummaryOf } from '../quests/quest-summary.ts';
import {
  checkNames,
  type FrontMatterResult,
  linksIn,
  readFrontMatter,
  splitFrontMatter,
} from './front-matter.ts';

export interface ParseInput {
  file: string;
  /** The name under which the file is mounted; its own unless given. */
  name?: string;
  text: string;
  path: string;
  root: string;
  publicDir: string;
  site: SiteMap;
  /** Code of this page that has been highlighted before; only saves time. */
  knownCode?: KnownCode;
  /** The day of the build; today by default. */
  day?: string | undefined;
  /** Reads only the front matter. The page can be listed, but must be parsed again to be shown. */
  isOutline?: boolean;
}

export interface ParsedDocument {
  stored: StoredDocument;
  problems: Problem[];
}

/** Parses a document; whatever is wrong with it is reported, not thrown. */
export async function parseDocument(input: ParseInput): Promise<ParsedDocument> {
  const { file, name = file, text, path } = input;
  const problems: Problem[] = [];
  const report = reportTo(problems, file);

  const { yaml, markdown, isUnclosed } = splitFrontMatter(text);
  if (isUnclosed)
    report(
      'front-matter-unclosed',
      1,
      'The front matter is not closed. Put a line of three dashes (---) below it.',
    );
  const front = readFrontMatter(yaml ?? '', file);
  problems.push(...front.problems);
  checkNames(front, report);

  const context: DocumentContext = {
    file,
    root: input.root,
    publicDir: input.publicDir,
    site: input.site,
    ...(typeof front.meta.inventory === 'string' && { inventory: front.meta.inventory }),
    data: { ...front.meta, ...front.fields },
    day: input.day ?? today(),
    knownCode: input.knownCode ?? new Map(),
    links: [],
    anchors: [],
    pictures: [],
    includes: new Map(),
    placeholders: placeholdersInYaml(yaml ?? '', 2),
    report,
  };
  const step = input.isOutline ? null : stepCodeOf({ ...input, includes: context.includes, report });
  if (step) context.step = step;
  const quest = input.isOutline
    ? null
    : await questSummaryOf({ ...input, includes: context.includes, report });
  const rendered = input.isOutline ? outlineOf(markdown) : await renderOrReport(markdown, context);
  const { body, openingHeading, firstParagraph, search } = rendered;
  const picture =
    front.fields.picture &&
    (await resolveCardPicture(front.fields.picture, front.lineOf('picture'), context));
  const odd = unusualAddress(path);
  if (odd) report('path-unusual', null, odd);
  reportPlaceholders(context.placeholders, report);
  const isEmpty = !hasErrors(problems) && markdown.trim() === '' && (yaml ?? '').trim() === '';
  if (isEmpty)
    report(
      'page-empty',
      1,
      'The file is empty. Write the page, or remove the file: it is published like any other.',
    );
  if (front.meta.draft === true || stemFromFile(name).endsWith('.draft'))
    report(
      'draft-published',
      front.meta.draft === true ? front.lineOf('draft') : null,
      'The page is marked as a draft, and it is published like any other. Leave it out with "exclude" in site.yaml, or take the mark away.',
    );
  const hasNoTitle = front.fields.title === undefined && openingHeading === null && path !== '/';
  if (hasNoTitle && !isEmpty && !isUnclosed && rendered !== unreadable && !hasErrors(front.problems)) {
    report(
      'title-missing',
      1,
      'The page has no title, so its file name was used. Write "title: …" above it.',
    );
  }

  const title = front.fields.title ?? openingHeading ?? titleOfFile(name);
  const description = front.fields.description ?? firstParagraph ?? '';
  const collection = collectionOfPath(path);
  const page: Page = {
    ...pageDefaults,
    ...writtenFields(front.fields),
    id: `${collection}/${file}`,
    stem: stemFromFile(name),
    extension: 'md',
    meta: { ...metaOf(front, context), ...(picture && { picture }), ...(quest && { quest }) },
    path,
    title,
    description,
    seo: {
      ...front.fields.seo,
      // A page without any title is called by its address, in title case.
      title: front.fields.seo?.title ?? front.fields.title ?? openingHeading ?? titleFromPath(path),
      description: front.fields.seo?.description ?? description,
    },
    body,
  };
  for (const { key, to } of linksIn(front)) {
    if (!to.startsWith('/')) continue;
    const [target = '', anchor = ''] = to.split('#');
    context.links.push({ path: normalisePath(target), anchor, line: front.lineOf(key), written: to });
  }
  return {
    problems,
    stored: {
      page,
      document: {
        id: page.id,
        file,
        collection,
        path,
        // Without a hash the row is never reused.
        hash: input.isOutline ? '' : hashDocument(text, context.includes),
        includes: JSON.stringify([...context.includes.keys()]),
        links: JSON.stringify(context.links),
        anchors: JSON.stringify(context.anchors),
        pictures: JSON.stringify(context.pictures),
        problems: JSON.stringify(problems),
        toc: JSON.stringify(body.toc),
        icons: JSON.stringify(remoteIconsOf(page)),
        search: JSON.stringify({ keywords: front.fields.keywords ?? [], ...search } satisfies PageSearch),
      },
    },
  };
}

/** The author's own keys, and what only the pipeline may set: the subject's baseline, whether figures are shown, a step's tests, a quest's checks. */
function metaOf(
  { meta: written, fields: { keywords } }: FrontMatterResult,
  context: DocumentContext,
): Record<string, unknown> {
  const { baseline: _typed, showsQuality: _said, step: _facts, quest: _summary, ...meta } = written;
  const entry = typeof meta.inventory === 'string' ? findEntry(meta.inventory, readFacts()) : null;
  const baseline = entry && pageBaseline(entry, context.day);
  return {
    ...meta,
    ...(keywords && { keywords }),
    ...(baseline && { baseline }),
    ...(context.showsQuality && { showsQuality: true }),
    ...(context.step?.facts && { step: context.step.facts }),
  };
}

/** The first heading, as far as it can be found without parsing. */
function outlineOf(markdown: string): RenderedMarkdown {
  const heading = /^# +(.+?) *#* *$/m.exec(markdown)?.[1];
  return heading ? { ...unreadable, openingHeading: heading.replace(/[`*_]/g, '') } : unreadable;
}

/** When the engine itself fails on a page, that is one error among others and the run goes on. */
async function renderOrReport(markdown: string, context: DocumentContext): Promise<RenderedMarkdown> {
  try {
    return await renderMarkdown(markdown, context);
  } catch (error) {
    const isTooDeep = error instanceof RangeError && /call stack/.test(error.message);
    context.report(
      isTooDeep ? 'nesting-too-deep' : 'engine-fault',
      null,
      isTooDeep
        ? tooDeep
        : `The page could not be read: ${(error as Error).message}. This is a fault of the engine; please report it with the page. Taking out the last thing you changed may help until then.`,
    );
    return unreadable;
  }
}

/** Hash of a document and of the files it includes, each by its own hash: the same hash means the same page. */
export function hashDocument(
  text: string,
  includes: Iterable<readonly [file: string, hash: string]>,
): string {
  const parts = [text];
  for (const [file, own] of includes) parts.push(`\0${file}\0${own}`);
  return hash('sha256', parts.join(''));
}

/** The same files as they are now. */
export function hashIncludes(root: string, publicDir: string, files: readonly string[]): [string, string][] {
  return files.map((file) => [file, hashOfFile(root, publicDir, file)]);
}

function hashOfFile(root: string, publicDir: string, file: string): string {
  const isInContent = !file.startsWith('..');
  const found = isInContent
    ? readPublishable(root, file)
    : readPublishable(publicDir, relative(publicDir, join(root, file)));
  return found.ok ? hashBytes(found.bytes) : missingFile;
}

const pageDefaults = {
  navigation: true as const,
  sitemap: null,
  robots: null,
  head: null,
  schemaOrg: null,
  ogImage: null,
  icon: null,
  showChildren: false,
  difficulty: null,
  authors: null,
  links: null,
  date: null,
};

/** A title made from the file name, or from the folder's name for an index. */
function titleOfFile(file: string): string {
  const names = stemFromFile(file).split('/').map(plainName).filter(Boolean);
  return titleFromFileName(names.at(-1) ?? '');
}

/** What an author wrote, without what has a place of its own; a field without a value does not count as written. */
function writtenFields({
  path: _path,
  keywords: _keywords,
  picture: _picture,
  ...fields
}: FrontMatterResult['fields']): WrittenFields {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written) as WrittenFields;
}

type Fields = FrontMatterResult['fields'];
type WrittenFields = {
  [Name in Exclude<keyof Fields, 'path' | 'keywords' | 'picture'>]?: Exclude<Fields[Name], undefined>;
};
