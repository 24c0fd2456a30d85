// The content on the authoring server: one edit requires one parse, and errors never make other pages
// unavailable.
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from '#database/open.ts';
import { checkConnections } from '#pipeline/documents/check-connections.ts';
import { checkLinks } from '#pipeline/documents/check-links.ts';
import { parseDocument } from '#pipeline/documents/parse-document.ts';
import { pathOfDocument } from '#pipeline/folder/document-paths.ts';
import { readPublishable } from '#pipeline/folder/folder-files.ts';
import { type Mount, nameIn } from '#pipeline/folder/mounts.ts';
import { readRedirects, redirectsFile } from '#pipeline/folder/read-redirects.ts';
import { readSource } from '#pipeline/folder/read-source.ts';
import { starterZip } from '#pipeline/folder-checks/starter.ts';
import { readStepFiles, stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { stepZip } from '#pipeline/guides/step-zip.ts';
import { buildContent } from '#pipeline/index.ts';
import { gatherRepeated, type Problem, problemIn, sortProblems, weigh } from '#pipeline/problem.ts';
import { linkProblems, unreadableFrontMatter } from '#pipeline/problem-codes.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Redirects } from '#schema/builds.ts';
import type { Quest } from '#schema/page/quest.ts';
import type { StepRunData } from '#schema/page/step-run.ts';
import type { LinkPolicy, Settings } from '#schema/settings.ts';
import { collectionOfPath } from '#site/sections.ts';
import { exampleMediaFolder, listExampleMedia } from '../example-media.ts';
import { makeQuest } from '../quest-data.ts';
import { makeStepData } from '../step-data.ts';
import { KnownDocuments } from './known-documents.ts';
import { type LiveDatabase, openLiveDatabase } from './live-database.ts';
import type { FileEvent } from './watch-content.ts';

export interface LiveContentOptions {
  root: string;
  publicDir: string;
  database: string;
  /** Parses one document; the pipeline's own parser unless a test passes another. */
  parse?: typeof parseDocument;
  /** Additional rules for a document that a build does not check. */
  check?(file: string, text: string): Problem[];
  /** Whether broken links are errors; the folder's own setting by default. */
  links?: LinkPolicy | undefined;
  onProgress?(done: number, total: number): void;
}

/** Up to this many documents are parsed before the server answers. */
const parsedAtOnce = 50;

/** The author counts as busy for this long after a request or an edit, in milliseconds. */
const quietAfter = 400;

/** Files that affect the site without being part of a document. */
const folderFile =
  /(^|\/)(site\.yaml|content\.config\.m?[jt]s|redirects\.yaml|(?:\.navigation|_dir)\.\w+|[^/]+\.md)$|^theme\.css$/;
/** Templates are checked with the folder, besides being part of documents. */
const templateFile = /^blocks\/[^/]+\.html$/;

/** The effect of an edit on open pages. */
export type Change =
  | 'nothing'
  /** The pages built from the file. */
  | 'page'
  /** These, and lists on other pages that show their description. */
  | 'description'
  /** Any page. */
  | 'navigation';

const changesBySize: readonly Change[] = ['nothing', 'page', 'description', 'navigation'];

export class LiveContent {
  readonly #options: LiveContentOptions;
  readonly #known = new KnownDocuments();
  #database: LiveDatabase | null = null;
  #settings: Settings | null = null;
  #theme = '';
  #redirects: Redirects = {};
  /** The file of every draft by its path. */
  #drafts = new Map<string, string>();
  #links: LinkPolicy = 'error';
  #mounts: readonly Mount[] = [];
  /** Problems of the folder as a whole, from the last full run. */
  #folderProblems: Problem[] = [];
  #redirectProblems: Problem[] = [];
  /** Problems of links, from the last time all pages were parsed. */
  #linkProblems: Problem[] = [];
  /** Problems from the additional rules, for documents that were opened or edited. */
  readonly #checked = new Map<string, Problem[]>();
  #lastUse = Number.NEGATIVE_INFINITY;

  constructor(options: LiveContentOptions) {
    this.#options = options;
  }

  get settings(): Settings {
    return orThrow(this.#settings);
  }

  /** The rule of the folder's theme; empty if it has none. */
  get theme(): string {
    return this.#theme;
  }

  get database(): Database {
    return this.#live;
  }

  get #live(): LiveDatabase {
    return orThrow(this.#database);
  }

  /** The redirect target of an old address, or null. */
  findRedirect(path: string): string | null {
    return this.#redirects[path] ?? null;
  }

  /** The bytes of the content file for a published address; null if it does not exist (any more). */
  readPicture(url: string): Buffer | null {
    const file = this.#known.pictures.get(url);
    const found = file === undefined ? null : readPublishable(this.#options.root, file);
    return found?.ok ? found.bytes : null;
  }

  /** The names of the files that live examples may use. */
  listExampleMedia(): string[] {
    return listExampleMedia(this.#options.root);
  }

  /** The bytes of such a file; null if it does not exist. */
  readExampleMedia(name: string): Buffer | null {
    const found = readPublishable(exampleMediaFolder(this.#options.root), name);
    return found.ok ? found.bytes : null;
  }

  /** The archive of the step at a path; null if there is no such step. */
  packStep(path: string): Buffer | null {
    const { root } = this.#options;
    const file = this.#fileAt(path);
    const place = file === undefined ? null : stepPlaceOf(file);
    const files = readStepFiles(root, place?.folder ?? null);
    return place && files.size > 0 ? stepZip(place, files) : null;
  }

  /** The data of the step at a path with its current files. */
  readStep(path: string, renderer: Renderer): Promise<StepRunData | null> {
    return makeStepData(path, renderer, this.#options.root);
  }

  /** The archive of the starter of the project at a path; null if there is none. */
  packStarter(path: string): Buffer | null {
    const file = this.#fileAt(path);
    return file === undefined ? null : starterZip(this.#options.root, file);
  }

  #fileAt(path: string): string | undefined {
    return [...this.#known.pathByFile].find(([, known]) => known === path)?.[0];
  }

  /** The quest at a path with its current files. */
  readQuest(path: string, renderer: Renderer): Promise<Quest | null> {
    return makeQuest(path, renderer, this.#options.root);
  }

  /** The pages built from a file. */
  pathsOf(file: string): string[] {
    return this.#known.madeFrom(file).flatMap((made) => this.#known.pathByFile.get(made) ?? []);
  }

  /** All current problems. */
  problems(): Problem[] {
    const { linked, problems } = this.#known;
    // Links can only be checked when every page is parsed; until then, their previous problems are kept.
    if (!this.isPartial) {
      const documents = [...linked.values()];
      this.#linkProblems = [
        ...checkLinks(documents, this.#options.publicDir, this.#redirects, this.#drafts),
        ...checkConnections(documents, this.#drafts),
      ];
      // The headings that redirects point to are known at this point too.
      this.#redirectProblems = readRedirects(this.#options.root, documents).problems;
    }
    const checked = [...this.#checked].filter(([file]) => problems.has(file)).map(([, own]) => own);
    const all = [
      ...this.#folderProblems,
      ...this.#redirectProblems,
      ...[...problems.values(), ...checked].flat(),
      ...this.#linkProblems,
    ];
    return gatherRepeated(sortProblems(weigh(all, this.#links)));
  }

  /** The document of a path. */
  fileOf(path: string): string | null {
    return this.#known.fileByPath.get(path) ?? null;
  }

  /**
   * Reads the whole folder: at the start, and after edits that affect more than one document. If there is
   * much to parse, pages are only listed at first; each is parsed on request, and `parseRest` does the
   * others.
   */
  async readAll(): Promise<void> {
    const result = await buildContent({
      ...this.#options,
      ...{ isLenient: true, isOutline: true, withDrafts: true },
    });
    // The previous one is left to the garbage collector, because pages may still be rendered from it.
    this.#database = openLiveDatabase(this.#options.database);
    this.#settings = result.settings;
    this.#theme = result.theme;
    this.#redirects = result.redirects;
    this.#drafts = new Map(result.drafts);
    this.#links = result.links;
    this.#mounts = result.mounts;
    this.#known.clear();
    for (const row of this.#live.listDocuments()) this.#known.add(row);
    const ofFolder = result.problems.filter(({ file }) => !this.#known.pathByFile.has(file));
    this.#folderProblems = ofFolder.filter(({ file }) => file !== redirectsFile);
    this.#redirectProblems = ofFolder.filter(({ file }) => file === redirectsFile);
    if (this.#known.outlined.size > parsedAtOnce) return;
    for (const file of this.#known.outlined) await this.#parse(file);
  }

  /** Whether some pages have only been listed so far. */
  get isPartial(): boolean {
    return this.#known.outlined.size > 0;
  }

  /** Parses pages that have only been listed, one after another, and pauses for requests and edits. */
  async parseRest(): Promise<void> {
    const { outlined } = this.#known;
    const total = outlined.size;
    for (const file of outlined) {
      while (performance.now() - this.#lastUse < quietAfter) await setTimeout(quietAfter / 2);
      // Reading a document is synchronous, so this lets pending requests run.
      await setImmediate();
      await this.#parse(file);
      this.#options.onProgress?.(total - outlined.size, total);
    }
  }

  /** Makes sure that the page at a path is fully parsed. */
  async prepare(path: string): Promise<void> {
    this.#lastUse = performance.now();
    const file = this.#known.fileByPath.get(path);
    if (file === undefined) return;
    if (this.#known.outlined.has(file)) await this.#parse(file);
    if (!this.#checked.has(file)) this.#check(file);
  }

  /** For pages that the author has not opened, only problems that a build would report are kept. */
  #check(file: string): void {
    const { root, check } = this.#options;
    if (!check) return;
    const source = readSource(join(root, file));
    this.#checked.set(file, source.ok ? check(file, source.text) : []);
  }

  /** A file of the folder was written, added or removed. */
  async fileChanged(file: string, event: FileEvent): Promise<Change> {
    this.#lastUse = performance.now();
    const documents = this.#known.madeFrom(file);
    const isTemplate = templateFile.test(file);
    if (event === 'change' && documents.length > 0 && !isTemplate) return this.#parseEach(documents);
    // An added file may be the missing target of a link.
    const mayBeMissing = ({ severity, code }: Problem) => severity === 'error' || linkProblems.includes(code);
    const matters =
      documents.length > 0 || isTemplate || folderFile.test(file) || this.problems().some(mayBeMissing);
    if (!matters) return 'nothing';
    await this.readAll();
    return 'navigation';
  }

  async #parseEach(files: readonly string[]): Promise<Change> {
    let largest = 0;
    for (const file of files) {
      largest = Math.max(largest, changesBySize.indexOf(await this.#parse(file)));
      this.#check(file);
    }
    return changesBySize[largest] ?? 'navigation';
  }

  async #parse(file: string): Promise<Change> {
    const { root, publicDir, parse = parseDocument } = this.#options;
    const { outlined, pathByFile, problems: problemsByFile } = this.#known;
    outlined.delete(file);
    const source = readSource(join(root, file));
    if (!source.ok) {
      problemsByFile.set(file, [problemIn(file, source.code, source.line, source.message)]);
      return 'page';
    }
    const name = nameIn(file, this.#mounts);
    const path = pathOfDocument(name, source.text);
    if (path !== pathByFile.get(file)) {
      await this.readAll();
      return 'navigation';
    }
    const collection = collectionOfPath(path);
    const knownCode = this.#live.findCode({ collection, id: `${collection}/${file}` });
    const site = { pathByFile };
    const { stored, problems } = await parse({
      file,
      name,
      text: source.text,
      path,
      root,
      publicDir,
      site,
      knownCode,
    });
    const listing = this.#live.findListing(stored.document);
    // A page with invalid front matter keeps its last good version on the screen, below the message.
    if (!problems.some(({ code }) => unreadableFrontMatter.includes(code))) {
      this.#live.store(stored);
      this.#known.add(stored.document);
    }
    problemsByFile.set(file, problems);
    const wasDraft = this.#drafts.delete(path);
    const isDraft = stored.page.meta.draft === true;
    if (isDraft) this.#drafts.set(path, file);
    if (isDraft !== wasDraft) return 'navigation';
    const after = this.#live.findListing(stored.document);
    if (listing.fields !== after.fields) return 'navigation';
    return listing.description === after.description ? 'page' : 'description';
  }
}

function orThrow<T>(value: T | null): T {
  if (value === null) throw new Error('The content has not been read yet.');
  return value;
}
