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
 * A hash that changes with the code of any file of the closure, or the version of any package it uses. Comments and
 * blank lines are left out, so that rewording a comment does not invalidate verdicts that take minutes to produce.
 */
export function closureHash(entries: readonly string[], root = projectRoot): string {
  const { files, packages } = importClosure(entries, root);
  const hash = createHash('sha256').update(packages.join('\n'));
  for (const file of files)
    hash.update(`\0${file}\0`).update(codeOf(file, readFileSync(join(root, file), 'utf8')));
  return hash.digest('hex');
}

/** A module without its comments and blank lines; any other file as it is. */
function codeOf(file: string, text: string): string {
  if (!isModule(file)) return text;
  const { comments } = parseSync(file, text);
  let code = '';
  let end = 0;
  for (const comment of comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  return (code + text.slice(end)).replace(/[ \t]*\n\s*/g, '\n').trim();
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
