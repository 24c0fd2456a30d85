// Which files of a folder count, and what is wrong with their names.
import * as text from '#messages/folder-findings.ts';
import type { Finding, FolderFile } from './folder.ts';

const skippedNames = new Set(['node_modules', '__macosx', 'thumbs.db', 'desktop.ini']);

/** Hidden files, installed packages, and what operating systems leave in folders. */
export function isSkipped(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || skippedNames.has(part.toLowerCase()));
}

/** Pickers and archives put the folder's own name in front of every path. */
export function withoutTopFolder<File extends Pick<FolderFile, 'path'>>(files: readonly File[]): File[] {
  const top = files[0]?.path.split('/')[0];
  const isShared = top !== undefined && files.every(({ path }) => path.startsWith(`${top}/`));
  return isShared ? files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) })) : [...files];
}

/** Signs that mean something in addresses or that some file systems refuse. */
const reserved = /[#?%&+:;,=@$!*'"<>|\\^`{}[\]()]/;
const otherLetters = /[^\w. -]/;

/** At most one per file: the worst. */
export function findNameProblems(path: string): Finding[] {
  const name = path.split('/').at(-1) ?? path;
  const better = plainName(path);
  const [sign] = reserved.exec(path) ?? [];
  const found = /\.html?\.\w+$/i.test(name)
    ? (['name-ending', text.nameWithTwoEndings(name.replace(/(\.html?)\.\w+$/i, '$1'))] as const)
    : sign !== undefined
      ? (['name-reserved', text.nameWithReserved(sign, better)] as const)
      : otherLetters.test(path.replaceAll('/', ''))
        ? (['name-letters', text.nameWithOtherLetters(better)] as const)
        : / /.test(path)
          ? (['name-space', text.nameWithSpaces(better)] as const)
          : /[A-Z]/.test(path)
            ? (['name-capital', text.nameWithCapitals(better)] as const)
            : null;
  if (!found) return [];
  const [rule, [message, advice]] = found;
  return [{ rule, file: path, line: null, message, advice }];
}

/** The path in small letters, digits and hyphens. */
export function plainName(path: string): string {
  return path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => {
      const dot = part.lastIndexOf('.');
      const [name, ending] = dot > 0 ? [part.slice(0, dot), part.slice(dot)] : [part, ''];
      const plain = name.replace(/[^a-z\d._-]+/g, '-').replace(/^-+|-+$/g, '') || 'file';
      return plain + ending.replace(/[^a-z\d.]/g, '');
    })
    .join('/');
}
