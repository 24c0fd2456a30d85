// The content database while an author works: one edit costs one parse, and errors never take the other pages away.
import { join, posix } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Database, wrapDatabase } from '#database/open.ts';
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow } from '#database/tables.ts';
import type { StoredDocument } from '#database/writer.ts';
import { checkLinks, type LinkedDocument } from '#pipeline/check-links.ts';
import { pathOfDocument } from '#pipeline/document-paths.ts';
import { buildContent } from '#pipeline/index.ts';
import type { Picture } from '#pipeline/markdown/context.ts';
import { codeOfBody, type KnownCode } from '#pipeline/markdown/highlight.ts';
import { parseDocument } from '#pipeline/parse-document.ts';
import { hasErrors, type Problem, problemIn, sortProblems } from '#pipeline/problem.ts';
import { unreadableFrontMatter } from '#pipeline/problem-codes.ts';
import { readSource } from '#pipeline/read-source.ts';
import type { Body } from '#schema/body.ts';
import { pageFieldNames } from '#schema/page.ts';
import type { Redirects } from '#schema/redirects.ts';
import type { Settings } from '#schema/settings.ts';
import { collectionOfPath } from '#site/sections.ts';

export interface LiveContentOptions {
  root: string;
  publicDir: string;
  database: string;
  /** Parses one document; the pipeline's own parser unless a test passes another. */
  parse?: typeof parseDocument;
  onProgress?(done: number, total: number): void;
}

/** Up to this many documents are parsed before the server answers. */
const parsedAtOnce = 50;

/** The author counts as busy for this long after a request or an edit, in milliseconds. */
const quietAfter = 400;

/** What an edit means for the pages that are open. */
export type Change = 'nothing' | 'page' | 'navigation';

const navigationFields = [
  'title',
  'description',
  'navigation',
  'icon',
  'showChildren',
  'difficulty',
  'date',
] as const;

export class LiveContent {
  readonly #options: LiveContentOptions;
  #raw: DatabaseSync | null = null;
  #settings: Settings | null = null;
  #pathByFile = new Map<string, string>();
  #fileByPath = new Map<string, string>();
  /** Documents of which only the front matter has been read. */
  #outlined = new Set<string>();
  #lastUse = Number.NEGATIVE_INFINITY;
  #linked = new Map<string, LinkedDocument>();
  /** Problems of documents, by file, as of their last parse. */
  #ownProblems = new Map<string, Problem[]>();
  /** Problems of the folder as a whole, as of the last full run. */
  #folderProblems: Problem[] = [];
  #pictures = new Map<string, string>();
  #redirects: Redirects = {};
  #includedBy = new Map<string, Set<string>>();

  constructor(options: LiveContentOptions) {
    this.#options = options;
  }

  get settings(): Settings {
    if (!this.#settings) throw new Error('The content has not been read yet.');
    return this.#settings;
  }

  open(): Database {
    if (!this.#raw) throw new Error('The content has not been read yet.');
    return wrapDatabase(this.#raw);
  }

  /** Where an old address leads; null for one that never was. */
  movedTo(path: string): string | null {
    return this.#redirects[path] ?? null;
  }

  /** The content file behind a published address. */
  fileOfPicture(url: string): string | null {
    const file = this.#pictures.get(url);
    return file === undefined ? null : join(this.#options.root, file);
  }

  /**
   * Reads the whole folder. Also the answer to edits that reach further than one document. Where there is much to
   * parse, pages are only listed at first; each is parsed when it is asked for, and `parseRest` does the others.
   */
  async readAll(): Promise<void> {
    const result = await buildContent({ ...this.#options, isLenient: true, isOutline: true });
    this.#raw?.close();
    this.#raw = new DatabaseSync(this.#options.database);
    // It can be made again from the documents at any time, so nothing has to wait for the disk.
    this.#raw.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
    this.#settings = result.settings;
    for (const known of [
      this.#pathByFile,
      this.#fileByPath,
      this.#linked,
      this.#ownProblems,
      this.#pictures,
      this.#includedBy,
      this.#outlined,
    ])
      known.clear();
    for (const row of this.#raw.prepare('SELECT * FROM _documents').iterate())
      this.#note(row as unknown as DocumentRow);
    this.#redirects = result.redirects;
    this.#folderProblems = result.problems.filter(({ file }) => !this.#pathByFile.has(file));
    if (this.#outlined.size <= parsedAtOnce) await this.parseRest();
  }

  /** Whether some pages have only been listed so far. */
  get isPartial(): boolean {
    return this.#outlined.size > 0;
  }

  /** Parses what has only been listed, one page after the other, and gives way to requests and edits. */
  async parseRest(): Promise<void> {
    const total = this.#outlined.size;
    for (const file of this.#outlined) {
      while (performance.now() - this.#lastUse < quietAfter) await setTimeout(quietAfter / 2);
      await this.#parse(file);
      this.#options.onProgress?.(total - this.#outlined.size, total);
    }
  }

  /** Makes sure that the page at a path is there in full. */
  async prepare(path: string): Promise<void> {
    this.#lastUse = performance.now();
    const file = this.#fileByPath.get(path);
    if (file !== undefined && this.#outlined.has(file)) await this.#parse(file);
  }

  /** A file of the folder was written, added or removed. */
  async fileChanged(file: string, kind: 'change' | 'add' | 'unlink'): Promise<Change> {
    this.#lastUse = performance.now();
    const isDocument = this.#pathByFile.has(file);
    const including = [...(this.#includedBy.get(file) ?? [])];
    if (kind !== 'change' || (!isDocument && including.length === 0)) {
      if (
        !isDocument &&
        including.length === 0 &&
        !/(^|\/)(site\.yaml|\.navigation\.\w+|[^/]+\.md)$/.test(file) &&
        !hasErrors(this.problems())
      ) {
        return 'nothing';
      }
      await this.readAll();
      return 'navigation';
    }
    const changes: Change[] = [];
    for (const document of isDocument ? [file] : including) changes.push(await this.#parse(document));
    return changes.includes('navigation') ? 'navigation' : changes.includes('page') ? 'page' : 'nothing';
  }

  /** Everything that is wrong now. */
  problems(): Problem[] {
    // Links can only be judged when every page is known.
    const links = this.isPartial ? [] : this.#linkProblems();
    return sortProblems([...this.#folderProblems, ...[...this.#ownProblems.values()].flat(), ...links]);
  }

  async #parse(file: string): Promise<Change> {
    const { root, publicDir, parse = parseDocument } = this.#options;
    this.#outlined.delete(file);
    const source = await readSource(join(root, file));
    if (!source.ok) {
      this.#ownProblems.set(file, [problemIn(file, source.code, source.line, source.message)]);
      return 'page';
    }
    const path = pathOfDocument(file, source.text);
    if (path !== this.#pathByFile.get(file)) {
      await this.readAll();
      return 'navigation';
    }
    const { stored, problems } = await parse({
      file,
      text: source.text,
      path,
      root,
      publicDir,
      site: { pathByFile: this.#pathByFile },
      knownCode: this.#codeOf(file),
    });
    const before = this.#navigationOf(stored.document);
    // A page whose settings cannot be read keeps its last good form on the screen, below the message.
    const isBroken = problems.some(({ code }) => unreadableFrontMatter.includes(code));
    if (!isBroken) this.#store(stored);
    this.#ownProblems.set(file, problems);
    return before === this.#navigationOf(stored.document) ? 'page' : 'navigation';
  }

  /** Highlighted code of the page as it is now: an edit of the text leaves it as it is. */
  #codeOf(file: string): KnownCode {
    const collection = collectionOfPath(this.#pathByFile.get(file) ?? '/');
    const row = this.#raw
      ?.prepare(`SELECT body FROM "${collection}" WHERE id = ?`)
      .get(`${collection}/${file}`);
    return typeof row?.body === 'string' ? codeOfBody(JSON.parse(row.body) as Body) : new Map();
  }

  #store({ document, page }: StoredDocument): void {
    const row = rowFromPage(page);
    const names = pageFieldNames.map((name) => `"${name}"`).join(', ');
    const slots = pageFieldNames.map(() => '?').join(', ');
    this.#raw
      ?.prepare(`INSERT OR REPLACE INTO "${document.collection}" (${names}) VALUES (${slots})`)
      .run(...pageFieldNames.map((name): SQLInputValue => row[name]));
    const known: readonly SQLInputValue[] = Object.values(document);
    this.#raw
      ?.prepare(
        `INSERT OR REPLACE INTO _documents (${Object.keys(document).join(', ')}) VALUES (${known.map(() => '?').join(', ')})`,
      )
      .run(...known);
    this.#note(document);
  }

  #note(row: DocumentRow): void {
    this.#pathByFile.set(row.file, row.path);
    this.#fileByPath.set(row.path, row.file);
    if (row.hash === '') this.#outlined.add(row.file);
    else this.#outlined.delete(row.file);
    this.#linked.set(row.file, {
      file: row.file,
      path: row.path,
      links: JSON.parse(row.links),
      anchors: JSON.parse(row.anchors),
    });
    this.#ownProblems.set(row.file, JSON.parse(row.problems) as Problem[]);
    for (const picture of JSON.parse(row.pictures) as Picture[])
      this.#pictures.set(picture.url, picture.file);
    for (const include of JSON.parse(row.includes) as string[]) {
      const name = posix.normalize(include);
      this.#includedBy.set(name, (this.#includedBy.get(name) ?? new Set()).add(row.file));
    }
  }

  #navigationOf(document: DocumentRow): string {
    const columns = navigationFields.map((name) => `"${name}"`).join(', ');
    return JSON.stringify(
      this.#raw?.prepare(`SELECT ${columns} FROM "${document.collection}" WHERE id = ?`).get(document.id) ??
        null,
    );
  }

  #linkProblems(): Problem[] {
    return checkLinks([...this.#linked.values()], this.#options.publicDir, this.#redirects);
  }
}
