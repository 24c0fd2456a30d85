// Matches selectors against the elements of a source. Every part of a selector tests all elements once, so
// matching takes at most its length times the number of elements. States that need a user or a script, such
// as `:hover`, match nothing, and neither do unknown selectors.
import {
  childElements,
  hasAttribute,
  isElement,
  isText,
  keyword,
  type SourceElement,
  type SourceNode,
  words,
} from '../source-tree.ts';
import { splitOutside } from './style-rules.ts';

/** All elements of a document in order, with the positions that selectors test. */
export interface ElementList {
  elements: readonly SourceElement[];
  places: readonly Place[];
}

interface Place {
  /** Indexes into the list; -1 if there is none. */
  parent: number;
  previous: number;
  /** Position among the elements with the same parent, from 1. */
  number: number;
  siblings: number;
}

/** A set of elements as one flag per entry of the list. */
type Matches = readonly boolean[];

export interface SelectorMatch {
  matches: Matches;
  specificity: number;
  /** `before` or `after` for a pseudo-element. */
  part: string;
}

export function listElements(root: SourceNode): ElementList {
  const elements: SourceElement[] = [];
  const places: Place[] = [];
  const add = (node: SourceNode, parent: number) => {
    const children = childElements(node);
    let previous = -1;
    for (const [at, child] of children.entries()) {
      const place = elements.push(child) - 1;
      places.push({ parent, previous, number: at + 1, siblings: children.length });
      previous = place;
      add(child, place);
    }
  };
  add(root, -1);
  return { elements, places };
}

/** One entry for each selector of a list such as `p, .note`; unknown selectors are left out. */
export function matchSelectors(text: string, list: ElementList): SelectorMatch[] {
  return splitOutside(text, ',').flatMap((one) => matchSelector(one.trim(), list) ?? []);
}

/** One test of an element, such as a class, and its specificity. */
interface Part {
  weight: number;
  test(element: SourceElement, place: number): boolean;
}

const name = '(?:[\\w-]|[^\\0-\\x7f]|\\\\.)+';
const sign = new RegExp(
  `(?<combinator>\\s*[>+~]\\s*|\\s+)|(?<type>\\*|${name})|\\.(?<className>${name})|#(?<id>${name})|\\[(?<attribute>[^\\]]*)\\]|(?<pseudo>::?)(?<pseudoName>[\\w-]+)(?<bracket>\\()?`,
  'y',
);

const idWeight = 1_000_000;
const classWeight = 1000;

function matchSelector(text: string, list: ElementList): SelectorMatch | null {
  if (!text) return null;
  let current: boolean[] | null = null;
  let compound: Part[] = [];
  let combinator = '';
  let specificity = 0;
  let part = '';
  const endCompound = () => {
    const reached = current && reachedBy(combinator, current, list);
    current = list.elements.map(
      (element, place) => (reached?.[place] ?? true) && compound.every(({ test }) => test(element, place)),
    );
    specificity += compound.reduce((sum, { weight }) => sum + weight, 0);
    compound = [];
  };
  for (let at = 0; at < text.length; ) {
    sign.lastIndex = at;
    const { groups } = sign.exec(text) ?? {};
    if (!groups) return null;
    at = sign.lastIndex;
    if (groups.combinator !== undefined) {
      endCompound();
      combinator = groups.combinator.trim();
    } else if (groups.pseudo !== undefined) {
      const pseudo = groups.pseudoName?.toLowerCase() ?? '';
      let inner = '';
      if (groups.bracket) {
        const end = closingBracket(text, at);
        inner = text.slice(at, end);
        at = end + 1;
      }
      if (['before', 'after'].includes(pseudo)) part = pseudo;
      else {
        const found = groups.pseudo === ':' ? pseudoClass(pseudo, inner, list) : null;
        if (!found) return null;
        compound.push(found);
      }
    } else compound.push(simplePart(groups));
  }
  endCompound();
  return current && { matches: current, specificity: specificity + (part ? 1 : 0), part };
}

/** The elements that a combinator reaches from a set. */
function reachedBy(combinator: string, from: Matches, { places }: ElementList): boolean[] {
  const reached: boolean[] = [];
  for (const { parent, previous } of places) {
    const near = combinator === '>' || combinator === '' ? parent : previous;
    const isNext = near >= 0 && from[near] === true;
    // The descendant and `~` combinators apply to further elements too.
    const goesOn = (combinator === '' || combinator === '~') && near >= 0 && reached[near] === true;
    reached.push(isNext || goesOn);
  }
  return reached;
}

function simplePart({ type, className, id, attribute = '' }: Record<string, string | undefined>): Part {
  if (type === '*') return { weight: 0, test: () => true };
  if (type !== undefined) {
    const wanted = type.toLowerCase();
    return { weight: 1, test: ({ localName }) => localName === wanted };
  }
  if (className !== undefined)
    return {
      weight: classWeight,
      test: (one) => words(one.getAttribute('class')).includes(unescaped(className)),
    };
  if (id !== undefined) return { weight: idWeight, test: (one) => one.getAttribute('id') === unescaped(id) };
  return { weight: classWeight, test: attributeTest(attribute) };
}

function attributeTest(text: string): Part['test'] {
  const {
    key = '',
    operator,
    value = '',
    flag,
  } = /^\s*(?<key>[\w-]+)\s*(?:(?<operator>[~|^$*]?=)\s*(?<value>"[^"]*"|'[^']*'|[^\s"']+)\s*(?<flag>[is])?\s*)?$/i.exec(
    text,
  )?.groups ?? {};
  const read = (written: string) => (flag?.toLowerCase() === 'i' ? written.toLowerCase() : written);
  const wanted = read(value.replace(/^(["'])(.*)\1$/, '$2'));
  return (element) => {
    const written = key ? element.getAttribute(key.toLowerCase()) : null;
    if (written === null || operator === undefined) return written !== null;
    const found = read(written);
    if (operator === '=') return found === wanted;
    if (wanted === '') return false;
    if (operator === '~=') return words(found).includes(wanted);
    if (operator === '|=') return found === wanted || found.startsWith(`${wanted}-`);
    if (operator === '^=') return found.startsWith(wanted);
    return operator === '$=' ? found.endsWith(wanted) : found.includes(wanted);
  };
}

/** Null for an unknown pseudo-class. */
function pseudoClass(pseudo: string, inner: string, list: ElementList): Part | null {
  const { places } = list;
  const place = (test: (place: Place) => boolean): Part => ({
    weight: classWeight,
    test: (_, at) => places[at] !== undefined && test(places[at]),
  });
  const element = (test: Part['test']): Part => ({ weight: classWeight, test });
  switch (pseudo) {
    case 'is':
    case 'where':
    case 'not': {
      const found = matchSelectors(inner, list);
      const weight = pseudo === 'where' ? 0 : Math.max(0, ...found.map(({ specificity }) => specificity));
      const isIn = (at: number) => found.some(({ matches }) => matches[at]);
      return { weight, test: (_, at) => isIn(at) === (pseudo !== 'not') };
    }
    case 'root':
      return element(({ localName }) => localName === 'html');
    case 'first-child':
      return place(({ number }) => number === 1);
    case 'last-child':
      return place(({ number, siblings }) => number === siblings);
    case 'only-child':
      return place(({ siblings }) => siblings === 1);
    case 'nth-child':
      return place(({ number }) => isNth(inner, number));
    case 'nth-last-child':
      return place(({ number, siblings }) => isNth(inner, siblings - number + 1));
    case 'empty':
      return element(({ childNodes }) =>
        Array.from(childNodes).every((node) => !isElement(node) && !(isText(node) && node.nodeValue)),
      );
    case 'checked':
      return element((one) => hasAttribute(one, one.localName === 'option' ? 'selected' : 'checked'));
    case 'disabled':
      return element((one) => hasAttribute(one, 'disabled'));
    case 'required':
      return element((one) => hasAttribute(one, 'required'));
    case 'open':
      return element((one) => hasAttribute(one, 'open'));
    case 'link':
    case 'any-link':
      return element((one) => ['a', 'area'].includes(one.localName) && hasAttribute(one, 'href'));
    case 'placeholder-shown':
      return element((one) => hasAttribute(one, 'placeholder') && keyword(one, 'value') === '');
    default:
      return null;
  }
}

/** Whether a number matches `odd`, `3` or `2n+1`. */
function isNth(formula: string, number: number): boolean {
  const text = formula
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^odd$/, '2n+1')
    .replace(/^even$/, '2n');
  const [whole, step, offset] = /^([+-]?\d*)n([+-]\d+)?$/.exec(text) ?? [];
  if (whole === undefined) return number === Number(text);
  const every = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
  const rest = number - Number(offset ?? 0);
  return every === 0 ? rest === 0 : rest % every === 0 && rest / every >= 0;
}

function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
