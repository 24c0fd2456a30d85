// Reads the `content.config.ts` of a Nuxt Content project: the files of each collection and their addresses.
// The file is read as data and never run; expressions that are more than data are reported, and their files
// keep their own addresses.
import { existsSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { isPagePath, pathFromFile } from '#lib/address/content-path.ts';
import { readGlob } from '#lib/glob.ts';
import { type Problem, problemIn, type Report, reportTo } from '../problem.ts';
import { readPublishable } from './folder-files.ts';
import type { Mount } from './mounts.ts';
import { type ModuleData, type PlainData, readModule, Unread } from './plain-data.ts';

export interface ContentConfig {
  /** Its path relative to the content folder. */
  file: string;
  /** The root of the project's files, as a path in the content folder. */
  base: string;
  mounts: Mount[];
  /**
   * Whether every collection was understood. Only then is a file outside all of them known to belong to none.
   */
  isComplete: boolean;
  problems: Problem[];
}

const names = ['content.config.ts', 'content.config.mts', 'content.config.js', 'content.config.mjs'];

/** The content folder of a Nuxt Content project. */
const contentFolder = 'content';

/** Larger files are refused, so that reading stays fast. */
const maxBytes = 200_000;
/** Every file of the folder is compared with every source. */
const maxSources = 200;
/** The limit for the brace expansions of all patterns together. */
const maxAlternatives = 1000;

interface FoundConfig {
  /** Path relative to the content folder. */
  file: string;
  /** Null if the file is too large. */
  text: string | null;
  /** The folder that sources are relative to, as a path in the content folder. */
  base: string;
}

/**
 * Reads the collections of a folder; null if there is no such file in it or, for a folder called `content`,
 * beside it.
 */
export function readContentConfig(root: string): ContentConfig | null {
  const found = findConfig(root);
  if (!found) return null;
  const { file, base, text } = found;
  if (text === null) {
    const message = `The file is larger than ${maxBytes.toLocaleString('en-GB')} bytes, so its collections are not read. Move everything except the collections into another file.`;
    return {
      file,
      base,
      mounts: [],
      isComplete: false,
      problems: [problemIn(file, 'collections-too-many', null, message)],
    };
  }
  const problems: Problem[] = [];
  if (isOfAstro(text)) {
    const message =
      'This is a config file for Astro, whose collections are not read: every .md file of the folder is a page at the address of its file. "roots" in site.yaml can say otherwise.';
    return {
      ...{ file, base: '', mounts: [], isComplete: false },
      problems: [problemIn(file, 'collections-of-astro', null, message)],
    };
  }
  const module = readModule(text, ['defineContentConfig', 'defineCollection']);
  const reader = new CollectionReader(module, base, reportTo(problems, file));
  const mounts = reader.read();
  return { file, base, mounts, isComplete: reader.isComplete, problems };
}

/** Config files outside the folder that may describe it, whether or not they exist. */
export function configsBeside(root: string): string[] {
  return basename(root) === contentFolder ? names.map((name) => join(dirname(root), name)) : [];
}

function findConfig(root: string): FoundConfig | null {
  const isNamedContent = basename(root) === contentFolder;
  for (const name of names) {
    const own = readPublishable(root, name);
    const hasFolder = existsSync(join(root, contentFolder));
    if (own.ok) return { file: name, text: textOf(own.bytes), base: hasFolder ? contentFolder : '' };
    const beside = isNamedContent ? readPublishable(dirname(root), name) : null;
    if (beside?.ok) return { file: `../${name}`, text: textOf(beside.bytes), base: '' };
  }
  return null;
}

/** Astro has a file of the same name, in which `base`, `loader` and `pattern` have other meanings. */
function isOfAstro(text: string): boolean {
  return /(['"])(?:astro:content|astro\/(?:loaders|zod)|@astrojs\/[\w./-]+)\1/.test(text);
}

function textOf(bytes: Buffer): string | null {
  return bytes.length > maxBytes ? null : bytes.toString('utf8');
}

class CollectionReader {
  isComplete = true;
  #alternatives = 0;
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
    const { excessLine } = this.#module;
    if (excessLine !== null)
      return this.#tooMany(
        excessLine,
        'more values than can be read, because constants are used again and again',
      );
    if (!isGroup(collections)) return this.#unread('What the file exports', collections, main);
    const mounts = Object.entries(collections).flatMap(([name, collection]) =>
      this.#mountsOf(name, collection),
    );
    if (mounts.length <= maxSources) return mounts;
    return this.#tooMany(this.#lineOf(collections, main), `more than ${maxSources} sources`);
  }

  #tooMany(line: number | null, what: string): Mount[] {
    this.isComplete = false;
    const message = `The file has ${what}. None of its collections is read. Make it shorter, or write "roots" into site.yaml.`;
    this.#report('collections-too-many', line, message);
    return [];
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
    const address = prefixOf(prefix ?? '');
    if (!isPrefix(address)) {
      const message = `The "prefix" of "${collection}" is "${prefix}", which is not an address of this site. Write one such as "/docs".`;
      this.isComplete = false;
      this.#report('collection-prefix-invalid', this.#lineOf(source, around), message);
      return [];
    }
    if (/\.(?:ya?ml|json|csv)$/.test(include)) {
      if (around.type !== 'data') this.#reportData(collection, include, this.#lineOf(source, around));
      return [];
    }
    for (const pattern of [include, ...exclude])
      if (!this.#isUsable(pattern, collection, this.#lineOf(source, around))) return [];
    const at = (path: string) => posix.join(this.#base, path).replace(/^\.$/, '');
    return [
      {
        // A prefix replaces the fixed folder that all its files start with; without one they keep it.
        folder: at(prefix === undefined ? '' : fixedFolder(include)),
        include: [at(include)],
        exclude: exclude.map(at),
        prefix: address,
        collection,
      },
    ];
  }

  /** Whether a pattern is valid; reports it otherwise. */
  #isUsable(pattern: string, collection: string, line: number | null): boolean {
    const result = readGlob(pattern);
    if (result.ok) this.#alternatives += result.glob.alternatives;
    if (result.ok && this.#alternatives <= maxAlternatives) return true;
    this.isComplete = false;
    const reason = result.ok
      ? `the braces of all patterns expand to more than ${maxAlternatives.toLocaleString('en-GB')} in all`
      : result.reason;
    const message = `The pattern "${pattern}" of the collection "${collection}" cannot be used: ${reason}.`;
    this.#report('pattern-refused', line, message);
    return false;
  }

  #reportData(collection: string, include: string, line: number | null): void {
    const message = `The collection "${collection}" makes pages of data (${include}). Here only Markdown becomes a page.`;
    this.#report('collection-of-data', line, message);
  }

  /** The line of a value, or of the value that contains it. */
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

/** The fixed folder at the start of a pattern. */
function fixedFolder(pattern: string): string {
  const fixed = pattern.includes('*') ? pattern.slice(0, pattern.indexOf('*')) : '';
  return fixed.slice(0, Math.max(0, fixed.lastIndexOf('/')));
}

/** As an address; empty for the root. */
function prefixOf(written: string): string {
  const path = pathFromFile(`${written.replace(/^\/+|\/+$/g, '')}/index.md`);
  return path === '/' ? '' : path;
}

/**
 * Whether it is a valid address, and still one after number prefixes are removed, as they are from file
 * names.
 */
function isPrefix(address: string): boolean {
  return address === '' || (isPagePath(address) && isPagePath(pathFromFile(`${address.slice(1)}/index.md`)));
}

function isGroup(value: PlainData): value is { [name: string]: PlainData } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unread);
}

function isTexts(value: PlainData): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
