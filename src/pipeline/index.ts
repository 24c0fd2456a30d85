// Builds the content database from a content folder: discover, read, reuse or parse, link, write. Collects
// every problem of the run; writes nothing if one of them is an error.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentRow } from '#database/tables.ts';
import { type DatabaseWriter, writeDatabase } from '#database/writer.ts';
import type { Redirects } from '#schema/builds.ts';
import type { LinkPolicy, Settings } from '#schema/settings.ts';
import { checkConnections } from './documents/check-connections.ts';
import { checkLinks, type LinkedDocument } from './documents/check-links.ts';
import { pipelineFingerprint } from './documents/fingerprint.ts';
import { hashDocument, hashIncludes } from './documents/parse-document.ts';
import {
  type ParsedRow,
  type ParseSettings,
  parseRow,
  rowWithoutText,
  type Source,
} from './documents/parse-row.ts';
import { runPool } from './documents/process-pool.ts';
import { today } from './facts/baseline.ts';
import { checkMedia } from './folder/check-media.ts';
import { checkPublic } from './folder/check-public.ts';
import { checkTemplates } from './folder/check-templates.ts';
import { discover } from './folder/discover.ts';
import { findDuplicates, findInvalid, findReserved, pathOfDocument } from './folder/document-paths.ts';
import { isDraft } from './folder/drafts.ts';
import { type Mount, nameIn } from './folder/mounts.ts';
import { readDirectories } from './folder/read-directories.ts';
import { readRedirects } from './folder/read-redirects.ts';
import { readSettings } from './folder/read-settings.ts';
import { readSource } from './folder/read-source.ts';
import { readTheme } from './folder/read-theme.ts';
import { inlineLogo } from './icons/inline-logo.ts';
import { withOwnMark } from './icons/site-mark.ts';
import type { DocumentLink, Picture } from './markdown/context.ts';
import { referencePaths } from './markdown/reference-pages.ts';
import { gatherRepeated, hasErrors, type Problem, problemIn, sortProblems, weigh } from './problem.ts';

export interface BuildContentOptions {
  root: string;
  publicDir: string;
  /** The database file to write. */
  database: string;
  onProgress?(done: number, total: number): void;
  /** Writes the valid documents even if others have errors. For the development server, never for a build. */
  isLenient?: boolean;
  /** Keeps drafts, for the development server; a build leaves them out. */
  withDrafts?: boolean;
  /** Reports only the problems of this file. */
  only?: string;
  /** Parses only the front matter of new and changed pages; see `ParseInput`. */
  isOutline?: boolean;
  /** The build date, such as `2026-11-15`; today by default. It decides what counts as widely available. */
  day?: string;
  /** Whether broken links fail the build; the folder's own setting by default. */
  links?: LinkPolicy | undefined;
  /** Number of processes for parsing; below `processesFrom` documents, this process does all of it. */
  processes?: number;
}

export interface BuildContentResult {
  ok: boolean;
  problems: Problem[];
  /** The policy that was used for broken links. */
  links: LinkPolicy;
  /** Whether the folder has a `site.yaml`. */
  hasSettings: boolean;
  /** The mounts of the folder's files. */
  mounts: readonly Mount[];
  settings: Settings;
  /** The rule from the folder's `theme.css`; empty if it has none. */
  theme: string;
  pages: number;
  /** The documents that are pages. */
  files: readonly string[];
  /** The file of every draft by its path, whether it was kept or left out. */
  drafts: ReadonlyMap<string, string>;
  /** How many documents were parsed rather than reused. */
  parsed: number;
  pictures: Picture[];
  redirects: Redirects;
}

/** For fewer documents, starting processes takes longer than it saves. */
const processesFrom = 60;
const documentsPerJob = 8;

/** Reads a content folder and writes its database; every problem is in the result. */
export async function buildContent(options: BuildContentOptions): Promise<BuildContentResult> {
  const { root, publicDir, database, day = today() } = options;
  const { settings: written, folder, isWritten, problems: settingsProblems } = readSettings(root);
  const links = options.links ?? folder.links;
  const settings = inlineLogo(withOwnMark(written, publicDir), publicDir);
  const theme = readTheme(root);
  const found = await discover(root);
  const problems = [
    ...settingsProblems,
    ...found.problems,
    ...checkMedia(root),
    ...checkTemplates(root),
    ...theme.problems,
  ];

  performance.mark('files found');

  const { mounts } = found;
  const all = readSources(root, found.documents, mounts, problems);
  const marked = all.filter(({ name, text }) => isDraft(name, text));
  const drafts = new Map(marked.map(({ path, file }) => [path, file]));
  const leftOut = new Set(options.withDrafts ? [] : marked);
  const sources = all.filter((source) => !leftOut.has(source));
  // Links to these files are resolved, so that the message about them can say that they are drafts.
  const draftPaths = new Map([...leftOut].map(({ file, path }) => [file, path]));
  const pathByFile = new Map(sources.map((source) => [source.file, source.path]));
  const clashes = [findInvalid, findDuplicates, findReserved].flatMap((find) => find(pathByFile));
  problems.push(...clashes);
  const clashing = new Set(clashes.map((problem) => problem.file));

  mkdirSync(dirname(database), { recursive: true });
  performance.mark('documents read');
  const fingerprint = pipelineFingerprint({ referencePaths: referencePaths({ pathByFile }), day, mounts });
  performance.mark('fingerprint');
  const writer = writeDatabase(database, fingerprint);
  performance.mark('database opened');
  const linked: LinkedDocument[] = [];
  const pictures = new Map<string, Picture>();
  let redirects: Redirects = {};
  const note = (row: DocumentRow, own: Problem[]) => {
    problems.push(...own);
    linked.push({
      file: row.file,
      path: row.path,
      links: JSON.parse(row.links),
      anchors: JSON.parse(row.anchors),
    });
    for (const picture of JSON.parse(row.pictures) as Picture[]) pictures.set(picture.url, picture);
  };
  // Filters before repeated problems are grouped, because the first occurrence may be in another file.
  const isWanted = ({ file, also }: Problem) =>
    options.only === undefined || file === options.only || also === options.only;
  const result = (ok: boolean, parsed: number): BuildContentResult => ({
    ok,
    problems: gatherRepeated(sortProblems(weigh(problems.filter(isWanted), links))),
    links,
    hasSettings: isWritten,
    mounts,
    settings,
    theme: theme.css,
    pages: sources.length,
    files: [...pathByFile.keys()],
    drafts,
    parsed,
    pictures: [...pictures.values()],
    redirects,
  });

  try {
    const changed = keepUnchanged(sources, writer, {
      ...{ root, publicDir, pathByFile, draftPaths, clashing, note },
    });
    performance.mark('documents compared');
    for (const source of changed) {
      const row = writer.previous.get(source.file);
      const previousBody = row && writer.previousBody(row);
      if (previousBody !== undefined) source.previousBody = previousBody;
    }
    const parsing = { root, publicDir, pathByFile, draftPaths, day, isOutline: options.isOutline ?? false };
    await parseAll(changed, parsing, options, ({ document, row, problems: own }) => {
      note(document, own);
      if (!clashing.has(document.file)) writer.addRow(document, row);
    });
    performance.mark('documents parsed');
    const moved = readRedirects(root, linked, !options.isOutline);
    problems.push(
      ...moved.problems,
      ...checkLinks(linked, publicDir, moved.redirects, drafts),
      ...checkConnections(linked, drafts),
    );
    redirects = moved.redirects;
    problems.push(...checkPublic(publicDir, pathByFile, redirects));
    performance.mark('links checked');
    const folders = readDirectories(root, found.navigationFiles, mounts);
    problems.push(...folders.problems);
    for (const directory of folders.directories) writer.addDirectory(directory);
    const ok = !hasErrors(weigh(problems, links));
    if (ok || options.isLenient) {
      writer.setSetting('settings', JSON.stringify(settings));
      writer.commit();
      performance.mark('database written');
    } else {
      writer.discard();
    }
    return result(ok, changed.length);
  } catch (error) {
    writer.discard();
    throw error;
  }
}

function readSources(
  root: string,
  files: readonly string[],
  mounts: readonly Mount[],
  problems: Problem[],
): Source[] {
  const sources: Source[] = [];
  for (const file of files) {
    const source = readSource(join(root, file));
    const name = nameIn(file, mounts);
    if (source.ok) sources.push({ file, name, text: source.text, path: pathOfDocument(name, source.text) });
    else problems.push(problemIn(file, source.code, source.line, source.message));
  }
  return sources;
}

interface KeepOptions {
  root: string;
  publicDir: string;
  pathByFile: ReadonlyMap<string, string>;
  draftPaths: ReadonlyMap<string, string>;
  /** Documents at an address that is taken or reserved. */
  clashing: ReadonlySet<string>;
  note(row: DocumentRow, problems: Problem[]): void;
}

/** Reuses rows that have not changed since the last database; returns the documents to parse. */
function keepUnchanged(sources: readonly Source[], writer: DatabaseWriter, options: KeepOptions): Source[] {
  return sources.filter((source) => {
    const row = writer.previous.get(source.file);
    if (!row || row.path !== source.path) return true;
    const includes = hashIncludes(options.root, options.publicDir, JSON.parse(row.includes) as string[]);
    if (row.hash !== hashDocument(source.text, includes)) return true;
    // A linked file may have moved or been deleted without this file changing.
    const links = JSON.parse(row.links) as DocumentLink[];
    const pathOf = (file: string) => options.pathByFile.get(file) ?? options.draftPaths.get(file);
    if (links.some((link) => link.file !== undefined && pathOf(link.file) !== link.path)) return true;
    const problems = JSON.parse(row.problems) as Problem[];
    // A missing target may exist by now.
    if (hasErrors(problems) || options.clashing.has(row.file)) return true;
    options.note(row, problems);
    writer.keep(row);
    return false;
  });
}

async function parseAll(
  sources: readonly Source[],
  settings: ParseSettings,
  { onProgress, processes }: BuildContentOptions,
  onDocument: (parsed: ParsedRow) => void,
): Promise<void> {
  let done = 0;
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const take = (parsed: ParsedRow) => {
    onDocument(parsed);
    // Frees the source text; otherwise the texts of all pages would stay in memory until the last one is
    // parsed.
    const source = byFile.get(parsed.document.file);
    if (source) Object.assign(source, { text: '', previousBody: undefined });
    onProgress?.(++done, sources.length);
  };
  if (sources.length < processesFrom || processes === 1 || settings.isOutline) {
    for (const source of sources) take(await parseRow(source, settings));
    return;
  }
  const jobs: Source[][] = [];
  for (let i = 0; i < sources.length; i += documentsPerJob) jobs.push(sources.slice(i, i + documentsPerJob));
  const parse = (some: readonly Source[][], onDeath: (job: Source[]) => void) =>
    runPool<ParseSettings, Source[], ParsedRow[]>(some, {
      module: new URL('./documents/parse-process.ts', import.meta.url),
      setup: settings,
      onResult: (documents) => documents.forEach(take),
      onDeath,
      ...(processes !== undefined && { processes }),
    });
  // Parses each document of a crashed job separately, to find the one that crashes the process.
  const suspects: Source[] = [];
  await parse(jobs, (job) => suspects.push(...job));
  const tooHeavy: Source[] = [];
  await parse(
    suspects.map((source) => [source]),
    (job) => tooHeavy.push(...job),
  );
  const tooHeavyMessage =
    'The page could not be read: the program that reads it ran out of memory or crashed. Split it, or take out the last thing you changed.';
  for (const source of tooHeavy)
    take(
      await rowWithoutText(source, settings, (report) => report('document-too-heavy', null, tooHeavyMessage)),
    );
}
