// The files a module consists of: the module itself and all its direct and indirect imports.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

export interface ImportClosure {
  /** Files of the project, as paths from its root, sorted. */
  files: string[];
  /** Packages with their installed version, such as `parse5 8.1.1`, sorted. */
  packages: string[];
}

const projectRoot = join(import.meta.dirname, '../..');

interface Manifest {
  imports?: Record<string, string>;
  version?: string;
}

/** Follows the imports of some files. Type imports are skipped, because they have no effect at run time. */
export function importClosure(entries: readonly string[], root = projectRoot): ImportClosure {
  const { imports: aliases = {} } = readManifest(join(root, 'package.json'));
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = entries.map((entry) => resolve(root, entry));
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!isModule(file)) continue;
    for (const name of importedNames(file, readFileSync(file, 'utf8'))) {
      if (name.startsWith('node:')) continue;
      const target = resolveOwn(name, file, aliases, root);
      if (target) open.push(target);
      else packages.add(packageOf(name));
    }
  }
  return {
    files: [...files].map((file) => relative(root, file)).sort(),
    packages: [...packages].sort().map((name) => `${name} ${installedVersion(name, root)}`),
  };
}

/**
 * A hash that changes with the code of any file of the closure, or the version of any package it uses. Comments, types
 * and blank lines are left out, so that rewording or renaming them does not invalidate verdicts that take minutes.
 */
export function closureHash(entries: readonly string[], root = projectRoot): string {
  const { files, packages } = importClosure(entries, root);
  const hash = createHash('sha256').update(packages.join('\n'));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    hash.update(`\0${file}\0`).update(isModule(file) ? codeOf(file, text) : text);
  }
  return hash.digest('hex');
}

/** A module without its comments, types and blank lines. */
function codeOf(file: string, text: string): string {
  const { comments, program } = parseSync(file, text);
  const ranges = [...comments, ...typesIn(program as unknown as SyntaxNode)].sort(
    (a, b) => a.start - b.start,
  );
  let code = '';
  let end = 0;
  for (const range of ranges) {
    if (range.start > end) code += text.slice(end, range.start);
    end = Math.max(end, range.end);
  }
  return (code + text.slice(end)).replace(/[ \t]*\n\s*/g, '\n').trim();
}

interface Range {
  start: number;
  end: number;
}

interface SyntaxNode extends Range {
  type: string;
  importKind?: string;
  exportKind?: string;
  expression?: SyntaxNode;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Everything that is removed when types are stripped. */
function typesIn(node: SyntaxNode): Range[] {
  if (node.importKind === 'type' || node.exportKind === 'type') return [node];
  const children = Object.values(node).flat().filter(isNode);
  if (!node.type.startsWith('TS')) return children.flatMap(typesIn);
  // `value as Type`, `value satisfies Type` and `value!` contain an expression.
  const { expression } = node;
  if (!expression || node.type === 'TSExpressionWithTypeArguments') return [node];
  return [{ start: expression.end, end: node.end }, ...typesIn(expression)];
}

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** Names that a module imports at run time: static and dynamic imports, re-exports, and `new URL('…', import.meta.url)`. */
function importedNames(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const imported = module.staticImports
    .filter(({ entries }) => !isTypeOnly(entries))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(
    ({ moduleRequest }) =>
      /^(['"])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? [],
  );
  const urls = [...text.matchAll(/new URL\(\s*'(\.[^']+\.[cm]?[jt]sx?)',\s*import\.meta\.url/g)].map(
    ([, name]) => name as string,
  );
  return [...imported, ...exported, ...dynamic, ...urls];
}

function resolveOwn(
  name: string,
  from: string,
  aliases: Readonly<Record<string, string>>,
  root: string,
): string | null {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(from), path);
  for (const [alias, folder] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (path.startsWith(prefix)) return join(root, folder.replace('*', path.slice(prefix.length)));
  }
  return null;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function installedVersion(name: string, root: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? (readManifest(file).version ?? '') : 'not installed';
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
