// Parses obsolete elements and attributes in the section "Non-conforming features".
import type { ObsoleteAttribute } from '../../../src/schema/facts.ts';
import { childElements, plainWords, type TreeElement, wordsOf } from './html-tree.ts';
import type { Standard } from './standard.ts';

export interface Obsolete {
  /** The replacement, by element. */
  elements: Map<string, string>;
  attributes: ObsoleteAttribute[];
}

export function readObsolete(standard: Standard): Obsolete {
  const heading = standard.byId('non-conforming-features');
  const siblings = heading.parentNode ? childElements(heading.parentNode) : [];
  const [elements, attributes] = siblings
    .slice(siblings.indexOf(heading))
    .filter(({ tagName }) => tagName === 'dl');
  if (!elements || !attributes) throw new Error('The lists of obsolete features have moved.');
  return {
    elements: new Map(
      groupsOf(elements).flatMap(({ terms, advice, more }) =>
        terms.map((term) => [plainWords(term), adviceFor(plainWords(term), { terms, advice, more })]),
      ),
    ),
    attributes: groupsOf(attributes).flatMap(({ terms, advice }) =>
      terms.map((term) => readAttribute(wordsOf(term), advice)),
    ),
  };
}

interface Group {
  /** Terms that share a description. */
  terms: TreeElement[];
  /** The first paragraph, which applies to all of them. */
  advice: string;
  /** The paragraphs after it. */
  more: string[];
}

/** Later paragraphs apply to the only element of a group, or to the one that they name. */
function adviceFor(name: string, { terms, advice, more }: Group): string {
  const own = more.filter((words) => terms.length === 1 || words.includes(`\`${name}\``));
  return [advice, ...own].join(' ');
}

function groupsOf(list: TreeElement): Group[] {
  const groups: Group[] = [];
  let terms: TreeElement[] = [];
  for (const child of childElements(list)) {
    if (child.tagName === 'dt') {
      terms.push(child);
      continue;
    }
    const [paragraph = child, ...more] = childElements(child, 'p');
    groups.push({ terms, advice: wordsOf(paragraph), more: more.map(wordsOf) });
    terms = [];
  }
  return groups;
}

/** `datafld` on `a`, `button` and `div` elements. */
function readAttribute(words: string, advice: string): ObsoleteAttribute {
  const [, name = '', rest = ''] = /^`([^`]+)` on (.*?) ?elements?/.exec(words) ?? [];
  if (name === '') throw new Error(`An obsolete attribute is described in other words than before: ${words}`);
  const elements = [...rest.replaceAll(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const isRange = /`h1`\s*—\s*`h6`/.test(rest);
  return { name, elements: isRange ? ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] : elements, advice };
}
