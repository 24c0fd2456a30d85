// Parses one source file into a page, with everything the rest of the pipeline needs.
import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { StoredDocument } from '#database/writer.ts';
import { normalisePath, plainName, stemFromFile } from '#lib/address/content-path.ts';
import { titleFromFileName, titleFromPath } from '#lib/title-case.ts';
import { list } from '#schema/page/front-matter.ts';
import type { Page } from '#schema/page/page.ts';
import { areTaskLanguages, taskLanguages } from '#schema/page/task-languages.ts';
import type { PageSearch } from '#schema/search.ts';
import { type ConnectionField, connectionFields, connectionsIn, isConnecting } from '#site/connections.ts';
import { collectionOfPath } from '#site/sections.ts';
import { today } from '../facts/baseline.ts';
import { findEntry } from '../facts/inventory.ts';
import { pageBaseline } from '../facts/page-baseline.ts';
import { readFacts } from '../facts/read-facts.ts';
import { unusualAddress } from '../folder/document-paths.ts';
import { isDraftName } from '../folder/drafts.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { stepCodeOf } from '../guides/step-facts.ts';
import { remoteIconsOf } from '../icons/remote-icons.ts';
import type { KnownCode } from '../markdown/code/highlight.ts';
import { placeholdersInYaml, reportPlaceholders } from '../markdown/components/placeholders.ts';
import { type DocumentContext, missingFile, type SiteMap } from '../markdown/context.ts';
import { type RenderedMarkdown, renderMarkdown, unreadable } from '../markdown/index.ts';
import { tooDeep } from '../markdown/limits.ts';
import { hashBytes, resolveCardPicture } from '../markdown/pictures.ts';
import { hasErrors, type Problem, type Report, reportTo } from '../problem.ts';
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
  /** The name under which the file is mounted; its own by default. */
  name?: string;
  text: string;
  path: string;
  root: string;
  publicDir: string;
  site: SiteMap;
  /** Highlighted code of this page from a previous run; only saves time. */
  knownCode?: KnownCode;
  /** The day of the build; today by default. */
  day?: string | undefined;
  /** Parses only the front matter. The page can be listed, but must be parsed again to be shown. */
  isOutline?: boolean;
}

export interface ParsedDocument {
  stored: StoredDocument;
  problems: Problem[];
}

/** Parses a document; problems are reported, not thrown. */
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
  const quest = input.isOutline ? null : questSummaryOf({ ...input, includes: context.includes, report });
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
    meta: {
      ...metaOf(front, context),
      ...((front.fields.draft || isDraftName(name)) && { draft: true }),
      ...(picture && { picture }),
      ...(quest && { quest }),
    },
    path,
    title,
    description,
    seo: {
      ...front.fields.seo,
      // A page without a title gets one from its address, in title case.
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
  noteConnections(path, front, context);
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

/**
 * The author's own keys, and those only the pipeline may set: the subject's baseline, whether figures are
 * shown, a step's tests, a quest's checks.
 */
function metaOf(
  { meta: written, fields: { keywords, lang, dir } }: FrontMatterResult,
  context: DocumentContext,
): Record<string, unknown> {
  const {
    baseline: _typed,
    showsQuality: _said,
    step: _facts,
    quest: _summary,
    hasChecks: _claimed,
    ...meta
  } = written;
  const entry = typeof meta.inventory === 'string' ? findEntry(meta.inventory, readFacts()) : null;
  const baseline = entry && pageBaseline(entry, context.day);
  return {
    ...meta,
    ...(keywords && { keywords }),
    ...(lang && { lang }),
    ...(dir && { dir }),
    ...(baseline && { baseline }),
    ...(context.showsQuality && { showsQuality: true }),
    ...(context.hasChecks && { hasChecks: true }),
    ...(context.step?.facts && { step: context.step.facts }),
  };
}

/** Notes the pages that the front matter of a task names (see `check-connections.ts`), and checks its languages. */
function noteConnections(path: string, { meta, lineOf }: FrontMatterResult, context: DocumentContext): void {
  if (!isConnecting(path)) return;
  if (meta.languages !== undefined && !areTaskLanguages(meta.languages))
    context.report(
      'field-value',
      lineOf('languages'),
      `"languages" must be a list of ${list(taskLanguages)}, such as "languages: [JavaScript]".`,
    );
  for (const field of connectionFields) {
    const names = connectionsIn(meta, field);
    const line = lineOf(field);
    if (!names)
      context.report(
        'connections-value',
        line,
        `"${field}" must be a list of names, such as ${exampleOf[field]}.`,
      );
    for (const written of names ?? []) context.links.push({ path: '', anchor: '', line, written, field });
  }
}

const exampleOf: Record<ConnectionField, string> = {
  needs: '"needs: [tables]"',
  covers: '"covers: [<table>, scope]"',
};

/** The first heading, as far as it can be found without parsing. */
function outlineOf(markdown: string): RenderedMarkdown {
  const heading = /^# +(.+?) *#* *$/m.exec(markdown)?.[1];
  return heading ? { ...unreadable, openingHeading: heading.replace(/[`*_]/g, '') } : unreadable;
}

/** If the engine itself fails on a page, report one error and continue. */
async function renderOrReport(markdown: string, context: DocumentContext): Promise<RenderedMarkdown> {
  try {
    return await renderMarkdown(markdown, context);
  } catch (error) {
    reportFault(error, context.report);
    return unreadable;
  }
}

/** Describes an exception from parsing a page to its author. */
export function reportFault(error: unknown, report: Report): void {
  if (error instanceof RangeError && /call stack/.test(error.message))
    report('nesting-too-deep', null, tooDeep);
  else
    report(
      'engine-fault',
      null,
      `The page could not be read: ${(error as Error).message}. This is a fault of the engine; please report it with the page. Taking out the last thing you changed may help until then.`,
    );
}

/** Hash of a document and of the files it includes, each by its own hash; equal hashes mean equal pages. */
export function hashDocument(
  text: string,
  includes: Iterable<readonly [file: string, hash: string]>,
): string {
  const parts = [text];
  for (const [file, own] of includes) parts.push(`\0${file}\0${own}`);
  return hash('sha256', parts.join(''));
}

/** The current hashes of the same files. */
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

/** The fields an author wrote, except those stored elsewhere; a field without a value does not count. */
function writtenFields({
  path: _path,
  keywords: _keywords,
  picture: _picture,
  lang: _lang,
  dir: _dir,
  draft: _draft,
  ...fields
}: FrontMatterResult['fields']): WrittenFields {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written) as WrittenFields;
}

type Fields = FrontMatterResult['fields'];
type WrittenFields = {
  [Name in Exclude<keyof Fields, 'path' | 'keywords' | 'picture' | 'lang' | 'dir' | 'draft'>]?: Exclude<
    Fields[Name],
    undefined
  >;
};
