// Content folder → content database: discover, read, keep or parse, link, write.
// Collects every problem of the run; writes nothing when one of them is an error.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentRow } from '#database/tables.ts';
import { type DatabaseWriter, writeDatabase } from '#database/writer.ts';
import type { Redirects } from '#schema/builds.ts';
import type { LinkPolicy, Settings } from '#schema/settings.ts';
import { checkLinks, type LinkedDocument } from './documents/check-links.ts';
import { pipelineFingerprint } from './documents/fingerprint.ts';
import { hashDocument, hashIncludes } from './documents/parse-document.ts';
import { type ParsedRow, type ParseSettings, parseRow, type Source } from './documents/parse-row.ts';
import { runPool } from './documents/process-pool.ts';
import { today } from './facts/baseline.ts';
import { checkPublic } from './folder/check-public.ts';
import { checkTemplates } from './folder/check-templates.ts';
import { discover } from './folder/discover.ts';
import { findDuplicates, findReserved, pathOfDocument } from './folder/document-paths.ts';
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
  /** The file to write. */
  database: string;
  onProgress?(done: number, total: number): void;
  /** Writes the good documents even when others have errors. For the development server, never for a build. */
  isLenient?: boolean;
  /** Reads only the front matter of new and changed pages; see `ParseInput`. */
  isOutline?: boolean;
  /** The day of the build, such as `2026-11-15`; today by default. It decides what is widely available. */
  day?: string;
  /** Whether links that lead nowhere stop the run; the folder's own choice unless given. */
  links?: LinkPolicy | undefined;
  /** How many processes parse; with fewer than `processesFrom` documents, this one does it all. */
  processes?: number;
}

export interface BuildContentResult {
  ok: boolean;
  problems: Problem[];
  /** How problems of links were weighed. */
  links: LinkPolicy;
  /** Whether the folder has a `site.yaml`. */
  hasSettings: boolean;
  /** Where the files of the folder are found. */
  mounts: readonly Mount[];
  settings: Settings;
  /** The rule of the folder's `theme.css`; empty where it has none. */
  theme: string;
  pages: number;
  /** How many documents were parsed rather than reused. */
  parsed: number;
  pictures: Picture[];
  redirects: Redirects;
}

/** Below this many documents, starting processes takes longer than it saves. */
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
    ...checkPublic(publicDir),
    ...checkTemplates(root),
    ...theme.problems,
  ];

  performance.mark('files found');

  const { mounts } = found;
  const sources = readSources(root, found.documents, mounts, problems);
  const pathByFile = new Map(sources.map((source) => [source.file, source.path]));
  const clashes = [...findDuplicates(pathByFile), ...findReserved(pathByFile)];
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
  const result = (ok: boolean, parsed: number): BuildContentResult => ({
    ok,
    problems: gatherRepeated(sortProblems(weigh(problems, links))),
    links,
    hasSettings: isWritten,
    mounts,
    settings,
    theme: theme.css,
    pages: sources.length,
    parsed,
    pictures: [...pictures.values()],
    redirects,
  });

  try {
    const changed = keepUnchanged(sources, writer, { root, publicDir, pathByFile, clashing, note });
    performance.mark('documents compared');
    for (const source of changed) {
      const row = writer.previous.get(source.file);
      const previousBody = row && writer.previousBody(row);
      if (previousBody !== undefined) source.previousBody = previousBody;
    }
    const parsing = { root, publicDir, pathByFile, day, isOutline: options.isOutline ?? false };
    await parseAll(changed, parsing, options, ({ document, row, problems: own }) => {
      note(document, own);
      if (!clashing.has(document.file)) writer.addRow(document, row);
    });
    performance.mark('documents parsed');
    const moved = readRedirects(root, linked, !options.isOutline);
    problems.push(...moved.problems, ...checkLinks(linked, publicDir, moved.redirects));
    redirects = moved.redirects;
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
  /** Documents at an address that is taken or reserved. */
  clashing: ReadonlySet<string>;
  note(row: DocumentRow, problems: Problem[]): void;
}

/** Reuses what has not changed since the last database; returns what must be parsed. */
function keepUnchanged(sources: readonly Source[], writer: DatabaseWriter, options: KeepOptions): Source[] {
  return sources.filter((source) => {
    const row = writer.previous.get(source.file);
    if (!row || row.path !== source.path) return true;
    const includes = hashIncludes(options.root, options.publicDir, JSON.parse(row.includes) as string[]);
    if (row.hash !== hashDocument(source.text, includes)) return true;
    // A linked file may have moved or disappeared without this file changing.
    const links = JSON.parse(row.links) as DocumentLink[];
    if (links.some((link) => link.file !== undefined && options.pathByFile.get(link.file) !== link.path))
      return true;
    const problems = JSON.parse(row.problems) as Problem[];
    // What was missing may exist by now.
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
    // Otherwise the texts of all pages stay in memory until the last one is parsed.
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
  // Which document a process has died of is seen when each is parsed on its own.
  const suspects: Source[] = [];
  await parse(jobs, (job) => suspects.push(...job));
  const tooHeavy: Source[] = [];
  await parse(
    suspects.map((source) => [source]),
    (job) => tooHeavy.push(...job),
  );
  for (const source of tooHeavy) take(await withoutText(source, settings));
}

/** A page that no process survives: listed, so that links to it are right, and an error. */
async function withoutText(source: Source, settings: ParseSettings): Promise<ParsedRow> {
  const empty = await parseRow(
    { file: source.file, name: source.name, path: source.path, text: '' },
    { ...settings, isOutline: true },
  );
  const problem = problemIn(
    source.file,
    'document-too-heavy',
    null,
    'The page could not be read: the program that reads it ran out of memory or crashed. Split it, or take out the last thing you changed.',
  );
  return { ...empty, problems: [problem] };
}
