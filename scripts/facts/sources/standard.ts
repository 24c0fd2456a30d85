// The HTML standard as contained in the Nu checker: a parsed document and its elements by id.
import { join } from 'node:path';
import { parse } from 'parse5';
import { elementsById, type TreeElement, type TreeNode } from './html-tree.ts';
import { packageFolder } from './packages.ts';
import { readJarEntry } from './read-jar-entry.ts';

export interface Standard {
  root: TreeNode;
  /** The element with an id; throws if the standard no longer contains it. */
  byId(id: string): TreeElement;
  find(id: string): TreeElement | undefined;
}

/** The published standard; an id behind it leads to the chapter that contains it. */
export const standardPage = 'https://html.spec.whatwg.org/multipage/#';

const entry = 'nu/validator/localentities/files/html5spec';

/** Reads the standard from the jar; takes some seconds. */
export async function readStandard(): Promise<Standard> {
  return standardFrom(await readJarEntry(join(packageFolder('vnu-jar'), 'build/dist/vnu.jar'), entry));
}

/** The same for given HTML, in tests. */
export function standardFrom(html: string): Standard {
  const root = parse(html);
  const known = elementsById(root);
  return {
    root,
    find: (id) => known.get(id),
    byId(id) {
      const element = known.get(id);
      if (!element)
        throw new Error(`The standard has no place "#${id}" any more. Adapt scripts/facts to it.`);
      return element;
    },
  };
}
