// Heading ids, the list of headings, and all other ids that links may point to.
import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ContentsEntry } from '#schema/page/body.ts';
import type { DocumentContext } from './context.ts';
import { walkElements } from './walk.ts';

export interface Headings {
  toc: ContentsEntry[];
  /**
   * A level-one heading at the start of the document becomes the page's heading and is removed from the body.
   */
  opening: { id: string; text: string; children: ElementContent[] } | null;
}

const headingTag = /^h([1-6])$/;

/** The hidden heading above the footnotes is for screen readers, not for the table of contents. */
const footnotesId = 'footnote-label';

/** `## Words {#id}` */
function takeWrittenId(heading: Element): void {
  const last = heading.children.at(-1);
  const written = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) : null;
  if (!written || last?.type !== 'text') return;
  heading.properties.id = written[1] ?? '';
  last.value = last.value.slice(0, written.index);
}

/** Gives every heading an id and records all ids of the page. */
export function nameHeadings(tree: Root, context: DocumentContext): Headings {
  const slugger = new GithubSlugger();
  const result: Headings = { toc: [], opening: null };
  const first = tree.children.find((child) => child.type === 'element');
  walkElements<Element>(tree, (element) => {
    if (headingTag.test(element.tagName)) takeWrittenId(element);
    const { id } = element.properties;
    // An id set by the author is not used for another heading.
    if (typeof id === 'string') slugger.occurrences[id] = 0;
  });
  walkElements<Element>(tree, (element) => {
    const own = element.properties.id;
    const depth = headingTag.exec(element.tagName)?.[1];
    if (!depth) {
      if (typeof own === 'string') context.anchors.push(own);
      return;
    }
    const text = textOf(element).trim();
    const id = typeof own === 'string' && own !== '' ? own : slugger.slug(slug(text) ? text : 'section');
    element.properties.id = id;
    context.anchors.push(id);
    if (element === first && depth === '1') result.opening = { id, text, children: element.children };
    else if (id !== footnotesId) result.toc.push({ id, text, depth: Number(depth) });
  });
  if (result.opening && first) tree.children.splice(tree.children.indexOf(first), 1);
  return result;
}
