// Finds the documents of a content folder. Never reads anything outside the folder.
import { type Dirent, promises as fs } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type Problem, problemIn, type Report, reportTo } from '../problem.ts';
import { isHidden, refusalMessage } from './folder-files.ts';
import type { Mount } from './mounts.ts';
import { matchesPattern } from './patterns.ts';
import { placeDocuments } from './place-documents.ts';
import { readMounts } from './read-mounts.ts';
import { readSettings, settingsFile } from './read-settings.ts';
import { skippedProblems } from './skipped-files.ts';

export interface Discovered {
  /** Markdown files, as paths inside the folder with forward slashes, in a stable order. */
  documents: string[];
  /** `.navigation.yml`, `.yaml` and `.json`, or `_dir` with these endings. */
  navigationFiles: string[];
  /** The mounts of all files; see `nameIn`. */
  mounts: Mount[];
  problems: Problem[];
}

/** Other file endings for Markdown. */
const otherMarkdown = /\.(?:md|mdx|mdown|mkd|markdown)$/i;

/** The settings of a folder; `_dir` is the name used by Nuxt Content 2. */
const navigationFile = /^(?:\.navigation|_dir)\.(?:ya?ml|json)$/;

/**
 * Walks the folder. Skips dot files and `node_modules`. A README at the top of a mount becomes its first page
 * if it has no index; otherwise it is treated as a note for authors.
 */
export async function discover(root: string): Promise<Discovered> {
  const found: Discovered = { documents: [], navigationFiles: [], mounts: [], problems: [] };
  const reportFolder = reportTo(found.problems, '');
  let realRoot: string;
  try {
    realRoot = await fs.realpath(root);
  } catch {
    reportFolder(
      'content-folder-missing',
      null,
      'The content folder does not exist. Create it, or set CONTENT_DIR to the right place.',
    );
    return found;
  }
  if (!(await fs.stat(realRoot)).isDirectory()) {
    reportFolder(
      'content-folder-missing',
      null,
      'The content folder is a file. Set CONTENT_DIR to the folder that contains it.',
    );
    return found;
  }
  /** Markdown files with other endings. */
  const skipped: string[] = [];
  const plan = readMounts(root);
  found.problems.push(...plan.problems);
  for (const folder of plan.folders) await walkRoot(folder);
  found.documents.sort();
  found.navigationFiles.sort();
  const { exclude } = readSettings(root).folder;
  const wanted = found.documents.filter((file) => !isExcluded(file, exclude));
  found.problems.push(
    ...skippedProblems(
      skipped.filter((file) => !isExcluded(file, exclude)),
      wanted.length,
    ),
  );
  const placed = placeDocuments(wanted, plan);
  found.problems.push(...placed.problems);
  found.documents = placed.files;
  found.mounts = placed.mounts;
  if (found.documents.length === 0 && found.problems.length === 0) {
    reportFolder(
      'content-folder-empty',
      null,
      'There is no Markdown file in the content folder. Add an index.md, or set CONTENT_DIR to the right place.',
    );
  }
  return found;

  async function walkRoot(folder: string): Promise<void> {
    if (folder === '') return walk(root, '');
    if (await hasLink(root, folder)) {
      const message = `The path of the folder "${folder}" in "roots" contains a symbolic link. Links to folders are not followed: name the folder itself, or put a copy in its place.`;
      found.problems.push(problemIn(settingsFile, 'root-linked', null, message));
      return;
    }
    const stats = await fs.lstat(join(root, folder)).catch(() => null);
    if (stats?.isDirectory()) return walk(join(root, folder), `${folder}/`);
    const message = `The folder "${folder}" in "roots" does not exist. Correct the name, or remove the entry.`;
    found.problems.push(problemIn(settingsFile, 'root-missing', null, message));
  }

  async function walk(absolute: string, prefix: string): Promise<void> {
    const entries = await fs.readdir(absolute, { withFileTypes: true });
    for (const entry of entries) {
      const file = prefix + entry.name;
      const target = join(absolute, entry.name);
      const kind = await kindOf(entry, target, reportTo(found.problems, file));
      if (kind === 'folder' && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        await walk(target, `${file}/`);
      if (kind !== 'file') continue;
      if (navigationFile.test(entry.name)) found.navigationFiles.push(file);
      else if (entry.name.startsWith('.')) continue;
      else if (entry.name.endsWith('.md')) found.documents.push(file);
      else if (otherMarkdown.test(entry.name)) skipped.push(file);
    }
  }

  async function kindOf(entry: Dirent, target: string, report: Report): Promise<'file' | 'folder' | 'other'> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other';
    try {
      const real = await fs.realpath(target);
      const inside =
        !relative(realRoot, real).startsWith('..') && real !== realRoot && !realRoot.startsWith(real + sep);
      if (inside) {
        const stats = await fs.stat(real);
        if (!stats.isDirectory()) return linkedFile(entry.name, real, stats.isFile(), report);
        report(
          'symlink-to-folder',
          null,
          'The symbolic link to a folder is not followed. Copy the folder in its place.',
        );
        return 'other';
      }
      report(
        'symlink-outside',
        null,
        'The symbolic link leads out of the content folder. Copy the file in its place.',
      );
    } catch {
      report(
        'symlink-dangling',
        null,
        'The symbolic link is broken. Remove it, or copy the file in its place.',
      );
    }
    return 'other';
  }

  /** A linked file is treated like the file it points to. */
  function linkedFile(name: string, real: string, isRegular: boolean, report: Report): 'file' | 'other' {
    const path = relative(realRoot, real).split(sep).join('/');
    const hidden = isHidden(path) && !navigationFile.test(basename(path));
    if (isRegular && !hidden) return 'file';
    report('file-refused', null, refusalMessage(name, isRegular ? 'hidden' : 'irregular'));
    return 'other';
  }
}

/** Whether any part of a path is a symbolic link, which could lead out of the folder. */
async function hasLink(root: string, path: string): Promise<boolean> {
  let at = root;
  for (const name of path.split('/')) {
    at = join(at, name);
    const stats = await fs.lstat(at).catch(() => null);
    if (stats?.isSymbolicLink()) return true;
  }
  return false;
}

/** Whether a pattern matches a file or a folder that contains it. */
function isExcluded(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const plain = pattern.replace(/\/+$/, '');
    return matchesPattern(file, plain) || matchesPattern(file, `${plain}/**`);
  });
}
