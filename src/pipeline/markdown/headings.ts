// Heading ids, the list of headings, and every other id that a link may point to.
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentsEntry } from '#schema/body.ts';
import type { DocumentContext } from './context.ts';

export interface Headings {
  toc: ContentsEntry[];
  /** A level-one heading that opens the document: the page's own heading. It leaves the body. */
  opening: { id: string; text: string; children: ElementContent[] } | null;
}

export function nameHeadings(tree: Root, context: DocumentContext): Headings {
  const slugger = new GithubSlugger();
  const result: Headings = { toc: [], opening: null };
  const first = tree.children.find((child) => child.type === 'element');
  visit(tree, 'element', (element: Element) => {
    const own = element.properties.id;
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (!depth) {
      if (typeof own === 'string') context.anchors.push(own);
      return;
    }
    const text = textOf(element).trim();
    const id = typeof own === 'string' && own !== '' ? own : slugger.slug(text) || slugger.slug('section');
    element.properties.id = id;
    context.anchors.push(id);
    if (element === first && depth === '1') result.opening = { id, text, children: element.children };
    else result.toc.push({ id, text, depth: Number(depth) });
  });
  if (result.opening && first) tree.children.splice(tree.children.indexOf(first), 1);
  return result;
}
