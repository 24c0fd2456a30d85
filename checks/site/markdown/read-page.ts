// Parses the document of a page: the parts that the Markdown must contain too.
import { parseFragment } from 'parse5';
import { type Element, find, hasClass, linksIn, type Node, textOf } from './html-nodes.ts';
import { emptyOutline, type Outline, squeezed } from './outline.ts';
import { readInto } from './page-outline.ts';

/** A document in its parts. */
export interface ReadPage {
  text: Outline;
  /** All text of the page's own area, without white space. */
  words: string;
  /** Its facts: browser support, level, dates. */
  facts: string[];
  /** The targets of all links in the page's own area. */
  links: string[];
  /** The targets of the links in its lists of pages. */
  shownLinks: string[];
  hasShown: boolean;
}

export function readPage(html: string): ReadPage {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const main = parseFragment(start === -1 ? '' : html.slice(start, end)).childNodes;
  const text = emptyOutline();
  const parts = find(main, isOwnText);
  const related = parts.findIndex((node) => hasClass(node, 'related'));
  parts.splice(related < 0 ? parts.length : related, 0, ...find(main, isReadFirst));
  for (const part of parts) readInto(part, text);
  const shown = find(main, (node) => !isPosts(node) && hasClass(node, ...shownClasses));
  return {
    text,
    words: main.map(textOf).join('').replace(/\s+/g, ''),
    facts: factsIn(main),
    links: linksIn(main),
    shownLinks: shown.flatMap((node) => linksIn([node])),
    hasShown: shown.length > 0,
  };
}

/** In the line below the title, or the byline of a post. */
function factsIn(nodes: readonly Node[]): string[] {
  const lines = find(nodes, (node) => hasClass(node, 'page-facts', 'byline'));
  const marks = find(nodes, (node) => hasClass(node, 'baseline-mark'));
  const facts = find(lines, (node) => hasClass(node, 'level') || node.tagName === 'time');
  return [...marks, ...facts].map((node) => squeezed(textOf(node)));
}

const shownClasses = ['directory', 'page-list', 'landing-list', 'home-wall', 'step-list', 'packs'];

/** The lessons that a quest needs. The workspace shows them beside the task, the Markdown at the end. */
function isReadFirst(node: Element): boolean {
  return hasClass(node, 'bench-lessons');
}

/** The newest posts are not part of the page's content. */
function isPosts(node: Element): boolean {
  return hasClass(node, 'latest-posts');
}

/** The title, the lead, the text and the author's other content, in the order of the page. */
function isOwnText(node: Element): boolean {
  if (node.tagName === 'h1' || hasClass(node, 'lead', 'promises', 'prose', 'related')) return true;
  return (
    hasClass(node, 'landing-section') && find([node], (inner) => hasClass(inner, 'principles')).length > 0
  );
}
