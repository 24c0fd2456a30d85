// The documents of a content folder, with the results of their last parse.
import { posix } from 'node:path';
import type { DocumentRow } from '#database/tables.ts';
import type { LinkedDocument } from '#pipeline/documents/check-links.ts';
import type { Picture } from '#pipeline/markdown/context.ts';
import type { Problem } from '#pipeline/problem.ts';

export class KnownDocuments {
  readonly pathByFile = new Map<string, string>();
  readonly fileByPath = new Map<string, string>();
  /** Documents of which only the front matter has been parsed. */
  readonly outlined = new Set<string>();
  readonly linked = new Map<string, LinkedDocument>();
  readonly problems = new Map<string, Problem[]>();
  /** The files of published pictures, by address. */
  readonly pictures = new Map<string, string>();
  readonly #includedBy = new Map<string, Set<string>>();

  clear(): void {
    this.pathByFile.clear();
    this.fileByPath.clear();
    this.outlined.clear();
    this.linked.clear();
    this.problems.clear();
    this.pictures.clear();
    this.#includedBy.clear();
  }

  /** Records a document as stored. */
  add(row: DocumentRow): void {
    const { file, path } = row;
    this.pathByFile.set(file, path);
    this.fileByPath.set(path, file);
    // A row without a hash was created from the front matter alone.
    if (row.hash === '') this.outlined.add(file);
    else this.outlined.delete(file);
    this.linked.set(file, { file, path, links: JSON.parse(row.links), anchors: JSON.parse(row.anchors) });
    this.problems.set(file, JSON.parse(row.problems) as Problem[]);
    for (const picture of JSON.parse(row.pictures) as Picture[]) this.pictures.set(picture.url, picture.file);
    for (const include of JSON.parse(row.includes) as string[]) {
      const name = posix.normalize(include);
      this.#includedBy.set(name, (this.#includedBy.get(name) ?? new Set()).add(file));
    }
  }

  /** The documents built from a file: the file itself, or those that include it. */
  madeFrom(file: string): string[] {
    return this.pathByFile.has(file) ? [file] : [...(this.#includedBy.get(file) ?? [])];
  }
}
