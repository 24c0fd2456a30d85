// Prepares a module and everything that it imports for a page, which loads modules one by one from blobs: each after the
// modules that it imports, with places for their addresses.
import { offeredModules, stepFolder } from './offered-modules.ts';
import { type ModuleImport, type ReadModule, readModule } from './read-module.ts';

/** A piece of source text, or the place for the address of another module. */
type ModulePiece = string | { address: string };

export interface LinkedModule {
  name: string;
  pieces: ModulePiece[];
}

interface LinkProblem {
  /** A sentence with the file, the line and what to do. */
  message: string;
  file: string;
  line: number | null;
  /** The missing file or package; null for other problems. */
  missing: string | null;
}

export type LinkResult = { ok: true; modules: LinkedModule[] } | { ok: false; problem: LinkProblem };

/** All modules for one file, in the order in which they are loaded; the file itself is the last one. */
export function linkModules(entry: string, files: ReadonlyMap<string, string>): LinkResult {
  const modules: LinkedModule[] = [];
  const read = new Map<string, ReadModule>();
  const path: string[] = [];
  const done = new Set<string>();

  const readFile = (name: string): ReadModule => {
    const known = read.get(name) ?? readModule(files.get(name) ?? '');
    read.set(name, known);
    return known;
  };
  const visit = (name: string): LinkProblem | null => {
    path.push(name);
    const module = readFile(name);
    for (const one of module.imports) {
      const problem = checkImport(name, one);
      if (problem) return problem;
    }
    path.pop();
    done.add(name);
    modules.push({ name, pieces: piecesOf(name, files.get(name) ?? '', module) });
    return null;
  };
  const checkImport = (importer: string, one: ModuleImport): LinkProblem | null => {
    const { specifier, line, names } = one;
    const problem = (words: string, missing: string | null = null): LinkProblem => ({
      message: words,
      ...{ file: importer, line, missing },
    });
    const where = `${importer} imports '${specifier}' on line ${line}`;
    const target = resolve(importer, specifier);
    if (target === null) {
      const offered = offeredModules[specifier];
      const absent = offered && names.find((name) => !offered.includes(name));
      if (!offered || absent !== undefined)
        return problem(
          `${offered ? `${importer} imports '${absent}' of '${specifier}' on line ${line}` : where}, which the page does not have. It offers node:test, node:assert/strict and readFileSync of node:fs. Write the code without it, or run the step on your computer.`,
          specifier,
        );
      return null;
    }
    if (!files.has(target)) {
      const isEndingMissing = files.has(`${target}.js`);
      const advice = isEndingMissing
        ? `Write '${specifier}.js': imports need the ending of the file.`
        : `Create ${target}, or correct the import.`;
      return problem(`${where}, but there is no file ${target}. ${advice}`, target);
    }
    const circle = path.indexOf(target);
    if (circle !== -1) {
      const files = [...path.slice(circle), target].join(' → ');
      return problem(
        `${where}, which closes a circle: ${files}. Node allows that, but this page can't load it. Move the part that both need to a third file.`,
      );
    }
    if (!done.has(target)) {
      const inner = visit(target);
      if (inner) return inner;
    }
    const { exports, exportsAll, errorLine } = readFile(target);
    const absent = names.find((name) => !exports.has(name));
    if (absent === undefined || exportsAll || errorLine !== null) return null;
    const words =
      absent === 'default'
        ? `${importer} imports the default export of '${specifier}' on line ${line}, but ${target} has none. Import a name in braces, or add export default to ${target}.`
        : `${importer} imports '${absent}' from '${specifier}' on line ${line}, but ${target} does not export it. Add export before its declaration in ${target}, or correct the name.`;
    return problem(words);
  };

  const problem = visit(entry);
  return problem ? { ok: false, problem } : { ok: true, modules };
}

/** The file that a specifier names; null for a package. */
function resolve(importer: string, specifier: string): string | null {
  if (!/^\.{0,2}\//.test(specifier)) return null;
  const { href } = new URL(specifier, stepFolder + importer);
  return href.startsWith(stepFolder) ? decodeURI(href.slice(stepFolder.length)) : specifier;
}

/** Lines stay where they are, so that errors have the lines of the source. */
function piecesOf(name: string, text: string, { imports, metaUrls }: ReadModule): ModulePiece[] {
  const places = [
    ...imports.map(({ from, to, specifier }) => ({
      ...{ from, to },
      piece: { address: resolve(name, specifier) ?? specifier },
    })),
    ...metaUrls.map((range) => ({ ...range, piece: JSON.stringify(stepFolder + name) })),
  ].sort((a, b) => a.from - b.from);
  const pieces: ModulePiece[] = [];
  let end = 0;
  for (const { from, to, piece } of places) {
    pieces.push(text.slice(end, from), piece);
    end = to;
  }
  return [...pieces, text.slice(end)];
}
