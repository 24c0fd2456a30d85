// Parses the summary box of every element's section: categories, contexts, content model, tags, attributes,
// interface.
import { attributeOf, childElements, findAll, plainWords, type TreeElement, wordsOf } from './html-tree.ts';
import type { Standard } from './standard.ts';

interface SectionAttribute {
  name: string;
  /** `in picture` */
  where?: string;
  /** The anchor of its definition. */
  link: string;
}

export interface ElementSection {
  names: string[];
  id: string;
  categories: string[];
  contexts: string[];
  contentModel: string[];
  tags: string[];
  attributes: SectionAttribute[];
  /** Global attributes with a special meaning on this element. */
  special: string[];
  interface: string;
  /** The interface in IDL, or an empty string if it belongs to another element. */
  idl: string;
}

/** Every section of an element in document order; `h1` to `h6` share one. */
export function readElementSections(standard: Standard): ElementSection[] {
  const boxes = findAll(standard.root, ({ tagName, attrs }) =>
    tagName === 'dl' ? attrs.some(({ name, value }) => name === 'class' && value === 'element') : false,
  );
  // The box of autonomous custom elements is below a heading without an element name.
  return boxes.filter((box) => namesOf(headingBefore(box)).length > 0).map(readSection);
}

function readSection(box: TreeElement): ElementSection {
  const heading = headingBefore(box);
  const parts = partsOf(box);
  const attributes = (parts.get('Content attributes') ?? []).filter((part) => !/^Also,/.test(wordsOf(part)));
  const dom = parts.get('DOM interface') ?? [];
  const idl = dom.flatMap((part) => findAll(part, ({ tagName }) => tagName === 'pre')).map(plainWords);
  return {
    names: namesOf(heading),
    id: attributeOf(heading, 'id') ?? '',
    categories: phrases(parts.get('Categories')),
    contexts: phrases(parts.get('Contexts in which this element can be used')),
    contentModel: phrases(parts.get('Content model')),
    tags: phrases(parts.get('Tag omission in text/html')),
    attributes: attributes.flatMap(readAttribute),
    special: phrases(parts.get('Content attributes')).flatMap(
      (words) => /^Also, the `([a-z-]+)` (?:global )?attribute has special semantics/.exec(words)?.[1] ?? [],
    ),
    interface: interfaceOf(dom, idl.join('\n')),
    idl: idl.join('\n'),
  };
}

function namesOf(heading: TreeElement): string[] {
  return findAll(heading, (element) => attributeOf(element, 'data-dfn-type') === 'element').map(plainWords);
}

function headingBefore(box: TreeElement): TreeElement {
  const siblings = box.parentNode ? childElements(box.parentNode) : [];
  const before = siblings.slice(0, siblings.indexOf(box)).findLast(({ tagName }) => /^h\d$/.test(tagName));
  if (!before) throw new Error('A box of an element stands below no heading.');
  return before;
}

/** The `dd`s of each `dt`, by its text. */
function partsOf(box: TreeElement): Map<string, TreeElement[]> {
  const parts = new Map<string, TreeElement[]>();
  let current: TreeElement[] = [];
  for (const child of childElements(box)) {
    if (child.tagName === 'dt') {
      current = [];
      parts.set(plainWords(child).replace(/:$/, ''), current);
    } else current.push(child);
  }
  return parts;
}

function phrases(parts: TreeElement[] = []): string[] {
  return parts.map(wordsOf).filter((words) => words !== 'Global attributes');
}

/** `src (in audio or video) — Address …`, or `If …: value — Ordinal value …`. */
function readAttribute(part: TreeElement): SectionAttribute[] {
  const written = /^(?:(If [^:]+): )?`([a-z-]+)`(?: \((in [^)]+)\))?/.exec(wordsOf(part));
  if (!written) return [];
  const [, condition, name = '', place] = written;
  const code = findAll(part, (element) => element.tagName === 'code' && plainWords(element) === name)[0];
  const anchor = code && childElements(code, 'a')[0];
  const where = condition?.replace(/^If/, 'if') ?? place;
  const link = (anchor && attributeOf(anchor, 'href')?.replace('#', '')) ?? '';
  return [{ name, link, ...(where !== undefined && { where }) }];
}

function interfaceOf(dom: TreeElement[], idl: string): string {
  const own = /interface (\w+) : \w+/.exec(idl)?.[1];
  if (own) return own;
  const used = /^(?:Uses|Use) `?(\w+)`?/.exec(dom.map(wordsOf).join(' '))?.[1];
  if (!used) throw new Error(`An interface is described in other words than before: ${dom.map(wordsOf)}`);
  return used;
}
