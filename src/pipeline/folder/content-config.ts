// The `content.config.ts` of a project for Nuxt Content: which files its collections hold, and at which address. It is
// read as data and never run; what is more than data is told in a sentence, and its files keep their own addresses.
import { existsSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { pathFromFile } from '#lib/address/content-path.ts';
import { type Problem, type Report, reportTo } from '../problem.ts';
import { readPublishable } from './folder-files.ts';
import type { Mount } from './mounts.ts';
import { type ModuleData, type PlainData, readModule, Unread } from './plain-data.ts';

export interface ContentConfig {
  /** The file itself, as a path from the content folder. */
  file: string;
  /** Where the files of the project lie, as a path in the content folder. */
  base: string;
  mounts: Mount[];
  /** Whether every collection was understood: only then a file outside all of them is none of theirs. */
  isComplete: boolean;
  problems: Problem[];
}

const names = ['content.config.ts', 'content.config.mts', 'content.config.js', 'content.config.mjs'];

/** Where a project for Nuxt Content has its files. */
const contentFolder = 'content';

/** No such file is longer, and reading one must not take long. */
const maxLength = 200_000;

interface FoundConfig {
  /** Path from the content folder. */
  file: string;
  text: string;
  /** The folder that sources are named from, as a path in the content folder. */
  base: string;
}

/** Reads the collections of a folder; null where there is no such file in it or, if it is called `content`, beside it. */
export function readContentConfig(root: string): ContentConfig | null {
  const found = findConfig(root);
  if (!found) return null;
  const problems: Problem[] = [];
  const module = readModule(found.text, ['defineContentConfig', 'defineCollection']);
  const reader = new CollectionReader(module, found.base, reportTo(problems, found.file));
  const mounts = reader.read();
  return { file: found.file, base: found.base, mounts, isComplete: reader.isComplete, problems };
}

/** The files outside the folder that may say what is in it, whether or not they exist. */
export function configsBeside(root: string): string[] {
  return basename(root) === contentFolder ? names.map((name) => join(dirname(root), name)) : [];
}

function findConfig(root: string): FoundConfig | null {
  const isNamedContent = basename(root) === contentFolder;
  for (const name of names) {
    const own = readText(root, name);
    const hasFolder = existsSync(join(root, contentFolder));
    if (own !== null) return { file: name, text: own, base: hasFolder ? contentFolder : '' };
    const beside = isNamedContent ? readText(dirname(root), name) : null;
    if (beside !== null) return { file: `../${name}`, text: beside, base: '' };
  }
  return null;
}

function readText(folder: string, name: string): string | null {
  const found = readPublishable(folder, name);
  return found.ok ? found.bytes.toString('utf8').slice(0, maxLength) : null;
}

class CollectionReader {
  isComplete = true;
  readonly #module: ModuleData;
  readonly #base: string;
  readonly #report: Report;

  constructor(module: ModuleData, base: string, report: Report) {
    this.#module = module;
    this.#base = base;
    this.#report = report;
  }

  read(): Mount[] {
    const { exports } = this.#module;
    const main = exports.get('default');
    const collections = isGroup(main) ? main.collections : exports.get('collections');
    if (!isGroup(collections)) return this.#unread('What the file exports', collections, main);
    return Object.entries(collections).flatMap(([name, collection]) => this.#mountsOf(name, collection));
  }

  #mountsOf(name: string, collection: PlainData): Mount[] {
    if (!isGroup(collection)) return this.#unread(`The collection "${name}"`, collection);
    const isData = collection.type === 'data';
    const { source } = collection;
    if (source === undefined) return [];
    const written = Array.isArray(source) ? source : [source];
    return written.flatMap((one) => {
      const mounts = this.#mountOf(name, typeof one === 'string' ? { include: one } : one, collection);
      return mounts.map((mount) => (isData ? { ...mount, isData } : mount));
    });
  }

  #mountOf(collection: string, source: PlainData, around: { [name: string]: PlainData }): Mount[] {
    if (!isGroup(source)) return this.#unread(`A source of "${collection}"`, source, around);
    const { include, exclude = [], prefix, cwd, repository } = source;
    if (repository !== undefined) {
      const message = `The collection "${collection}" takes files from another repository. They are not fetched; put a copy into the folder if the site needs them.`;
      this.#report('collection-elsewhere', this.#module.lineOf(source), message);
      return [];
    }
    if (cwd !== undefined) return this.#unread(`The "cwd" of "${collection}"`, cwd, source, around);
    if (typeof include !== 'string' || /^\/|^\.\.?\//.test(include))
      return this.#unread(`The "include" of "${collection}"`, include, source, around);
    if (!isTexts(exclude)) return this.#unread(`The "exclude" of "${collection}"`, exclude, source, around);
    if (prefix !== undefined && typeof prefix !== 'string')
      return this.#unread(`The "prefix" of "${collection}"`, prefix, source, around);
    if (/\.(?:ya?ml|json|csv)$/.test(include)) {
      if (around.type !== 'data') this.#reportData(collection, include, this.#lineOf(source, around));
      return [];
    }
    const at = (path: string) => posix.join(this.#base, path).replace(/^\.$/, '');
    return [
      {
        // A prefix takes the place of what all its files begin with; without one they keep it.
        folder: at(prefix === undefined ? '' : fixedFolder(include)),
        include: [at(include)],
        exclude: exclude.map(at),
        prefix: prefixOf(prefix ?? ''),
        collection,
      },
    ];
  }

  #reportData(collection: string, include: string, line: number | null): void {
    const message = `The collection "${collection}" makes pages of data (${include}). Here only Markdown becomes a page.`;
    this.#report('collection-of-data', line, message);
  }

  /** The line of a value, or of what it stands in. */
  #lineOf(...values: PlainData[]): number | null {
    return values.map((value) => this.#module.lineOf(value)).find((line) => line !== null) ?? null;
  }

  #unread(what: string, ...where: PlainData[]): Mount[] {
    this.isComplete = false;
    this.#report(
      'collection-unread',
      this.#lineOf(...where),
      `${what} cannot be read as plain data, and the file is never run. Pages that it names keep the address of their file; "roots" in site.yaml can say another.`,
    );
    return [];
  }
}

/** The folder that a pattern begins with. */
function fixedFolder(pattern: string): string {
  const fixed = pattern.includes('*') ? pattern.slice(0, pattern.indexOf('*')) : '';
  return fixed.slice(0, Math.max(0, fixed.lastIndexOf('/')));
}

/** As an address; empty for the top. */
function prefixOf(written: string): string {
  const path = pathFromFile(`${written.replace(/^\/+|\/+$/g, '')}/index.md`);
  return path === '/' ? '' : path;
}

function isGroup(value: PlainData): value is { [name: string]: PlainData } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unread);
}

function isTexts(value: PlainData): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
