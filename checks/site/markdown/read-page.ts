// The document of a page, read back by a parser: what of it the Markdown must say too.
import { parseFragment } from 'parse5';
import { type Element, find, hasClass, linksIn, type Node, textOf } from './html-nodes.ts';
import { emptyOutline, type Outline, squeezed } from './outline.ts';
import { readInto } from './page-outline.ts';

/** A document in its parts. */
export interface ReadPage {
  text: Outline;
  /** Every word of the page's own area, without white space. */
  words: string;
  /** What it says about itself: how far browsers are, how hard it is, of which day it is. */
  facts: string[];
  /** Where every link of the page's own area leads. */
  links: string[];
  /** Where the links lead that the page is there for: its lists of pages. */
  shownLinks: string[];
  hasShown: boolean;
}

export function readPage(html: string): ReadPage {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const main = parseFragment(start === -1 ? '' : html.slice(start, end)).childNodes;
  const text = emptyOutline();
  for (const part of find(main, isOwnText)) readInto(part, text);
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

/** The newest posts are news, not a part of the page. */
function isPosts(node: Element): boolean {
  return hasClass(node, 'latest-posts');
}

/** The title, the lead, the text and what else the author says, in the order of the page. */
function isOwnText(node: Element): boolean {
  if (node.tagName === 'h1' || hasClass(node, 'lead', 'promises', 'prose', 'related')) return true;
  return (
    hasClass(node, 'landing-section') && find([node], (inner) => hasClass(inner, 'principles')).length > 0
  );
}
