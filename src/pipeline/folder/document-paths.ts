// Determines the address of every document before parsing: from the file name, or from `path:` in its front
// matter.
import { isPagePath, pathFromFile } from '#lib/address/content-path.ts';
import { isReservedPath } from '#site/addresses.ts';
import { splitFrontMatter } from '../documents/front-matter.ts';
import { type Problem, problemIn } from '../problem.ts';
import { maxSettingsLength, readYaml } from './read-yaml.ts';

/** The address of one document, by the name under which its file is mounted. */
export function pathOfDocument(name: string, text: string): string {
  const head = text.slice(0, 4000);
  // Most documents do not contain `path:`; the substring check is faster than the expression.
  if (!head.includes('path:') || !/^path:/m.test(head)) return pathFromFile(name);
  // Invalid YAML is reported when the document is parsed.
  const yaml = readYaml(splitFrontMatter(text).yaml ?? '', maxSettingsLength);
  const path = yaml.ok ? yaml.data.path : null;
  if (typeof path === 'string' && isPagePath(path)) return path.length > 1 ? path.replace(/\/$/, '') : path;
  return pathFromFile(name);
}

/**
 * Reports documents with an invalid address. Names may lose their number or unsupported characters, and only
 * dots may remain.
 */
export function findInvalid(pathByFile: ReadonlyMap<string, string>): Problem[] {
  return [...pathByFile]
    .filter(([, path]) => !isPagePath(path))
    .map(([file, path]) =>
      problemIn(
        file,
        'path-invalid',
        null,
        `The address of the page would be "${path}", which leads to another place. Rename the file or its folder, or give the page a "path:".`,
      ),
    );
}

/** Reports every document whose address is already used, with the first one that uses it. */
export function findDuplicates(pathByFile: ReadonlyMap<string, string>): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [file, path] of pathByFile) {
    if (!isPagePath(path)) continue;
    const other = first.get(path);
    if (other === undefined) first.set(path, file);
    else {
      const message = `The page has the same address as ${other}: ${path}. Rename one of the two files, or give one a "path:".`;
      problems.push({ ...problemIn(file, 'path-taken', null, message), also: other });
    }
  }
  return problems;
}

const unusual = /[^\p{L}\p{M}\p{N}\-_.~@+/]/u;

/** The warning for an address that is hard to type or share; null for any other. */
export function unusualAddress(path: string): string | null {
  const [sign] = unusual.exec(path) ?? [];
  if (sign === undefined) return null;
  return `The address of the page is "${path}", and "${sign}" is easily lost where addresses are sent. Rename the file or its folder, or give the page a "path:".`;
}

/** Reports documents at addresses that the site uses for its own files. */
export function findReserved(pathByFile: ReadonlyMap<string, string>): Problem[] {
  return [...pathByFile]
    .filter(([, path]) => isReservedPath(path))
    .map(([file, path]) =>
      problemIn(
        file,
        'path-reserved',
        null,
        `The site keeps files of its own at ${path}, so no page can be there. Rename the file or its folder, or give the page another "path:".`,
      ),
    );
}
