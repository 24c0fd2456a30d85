// The content database while an author works: one edit costs one parse, and errors never take the other pages away.
import { join, posix } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Database, wrapDatabase } from '#database/open.ts';
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow } from '#database/tables.ts';
import type { StoredDocument } from '#database/writer.ts';
import { checkLinks, type LinkedDocument } from '#pipeline/check-links.ts';
import { pathOfDocument } from '#pipeline/document-paths.ts';
import { buildContent } from '#pipeline/index.ts';
import type { Picture } from '#pipeline/markdown/context.ts';
import { codeOfBody, type KnownCode } from '#pipeline/markdown/known-code.ts';
import { parseDocument } from '#pipeline/parse-document.ts';
import { hasErrors, type Problem, sortProblems } from '#pipeline/problem.ts';
import { readSource } from '#pipeline/read-source.ts';
import type { Body } from '#schema/body.ts';
import { collectionOfPath } from '#schema/collections.ts';
import { pageFieldNames } from '#schema/page.ts';
import type { Settings } from '#schema/settings.ts';

export interface LiveContentOptions {
  root: string;
  publicDir: string;
  database: string;
  onProgress?(done: number, total: number): void;
}

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
  #linked = new Map<string, LinkedDocument>();
  /** Problems of documents, by file, as of their last parse. */
  #ownProblems = new Map<string, Problem[]>();
  /** Problems of the folder as a whole, as of the last full run. */
  #folderProblems: Problem[] = [];
  #pictures = new Map<string, string>();
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

  /** The content file behind a published address. */
  fileOfPicture(url: string): string | null {
    const file = this.#pictures.get(url);
    return file === undefined ? null : join(this.#options.root, file);
  }

  /** Reads the whole folder. Also the answer to edits that reach further than one document. */
  async readAll(): Promise<void> {
    const result = await buildContent({ ...this.#options, isLenient: true });
    this.#raw?.close();
    this.#raw = new DatabaseSync(this.#options.database);
    this.#settings = result.settings;
    for (const map of [this.#pathByFile, this.#linked, this.#ownProblems, this.#pictures, this.#includedBy])
      map.clear();
    for (const row of this.#raw.prepare('SELECT * FROM _documents').iterate())
      this.#note(row as unknown as DocumentRow);
    const isOwn = (problem: Problem) =>
      this.#ownProblems
        .get(problem.file)
        ?.some((own) => own.message === problem.message && own.line === problem.line);
    const links = new Set(this.#linkProblems().map((problem) => JSON.stringify(problem)));
    this.#folderProblems = result.problems.filter(
      (problem) => !isOwn(problem) && !links.has(JSON.stringify(problem)),
    );
  }

  /** A file of the folder was written, added or removed. */
  async fileChanged(file: string, kind: 'change' | 'add' | 'unlink'): Promise<Change> {
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
    return sortProblems([
      ...this.#folderProblems,
      ...[...this.#ownProblems.values()].flat(),
      ...this.#linkProblems(),
    ]);
  }

  async #parse(file: string): Promise<Change> {
    const { root, publicDir } = this.#options;
    const source = await readSource(join(root, file));
    if (!source.ok) {
      this.#ownProblems.set(file, [{ severity: 'error', file, line: source.line, message: source.message }]);
      return 'page';
    }
    const path = pathOfDocument(file, source.text);
    if (path !== this.#pathByFile.get(file)) {
      await this.readAll();
      return 'navigation';
    }
    const { stored, problems } = await parseDocument({
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
    const isBroken = problems.some(
      (problem) => problem.severity === 'error' && problem.message.startsWith('The front matter'),
    );
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
    this.#note(document);
  }

  #note(row: DocumentRow): void {
    this.#pathByFile.set(row.file, row.path);
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
    return checkLinks([...this.#linked.values()], this.#options.publicDir);
  }
}
