// Rewrites with other elements that mean the same: a role in place of a tag, wrappers without meaning, redundant attributes.
import type { Random } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import {
  appendChild,
  attributeOf,
  createTextNode,
  detachNode,
  type Element,
  elementNamed,
  elementsIn,
  insertBefore,
  isBlank,
  isElement,
  isText,
  mentions,
  type Node,
  newElement,
  pageOf,
  parsePage,
  removeAttribute,
  rename,
  scriptsOf,
  setAttribute,
  setText,
  stylesOf,
  withPage,
  wrap,
} from './answer-tree.ts';
import type { Rewrite } from './rewrite.ts';
import { shuffled, writeHtml } from './write-html.ts';

type Document = ReturnType<typeof parsePage>;

interface Context {
  files: readonly QuestFile[];
  random: Random;
  scripts: string;
  styles: string;
}

function structural(
  kind: string,
  claim: Rewrite['claim'],
  change: (document: Document, context: Context) => boolean,
): Rewrite {
  return {
    kind,
    claim,
    apply(files, random) {
      const document = parsePage(pageOf(files).text);
      const context = { files, random, scripts: scriptsOf(files), styles: stylesOf(files) };
      return change(document, context) ? withPage(files, writeHtml(document, random)) : null;
    },
  };
}

/** Whether a style or a script depends on where elements are among others. */
const dependsOnPlaces = (styles: string) =>
  /[>+~]|:(?:first|last|nth|only|has|empty)|grid|flex|columns/.test(styles.replace(/\([^)]*\)/g, ''));

const blocks = new Set('body main div section article header footer nav aside'.split(' '));

/** Elements in the page's body whose tag no style and no script names. */
function unnamed(document: Document, { scripts, styles }: Context): Element[] {
  const body = elementNamed(document, 'body');
  return (body ? elementsIn(body) : []).filter(
    ({ tagName, namespaceURI }) =>
      namespaceURI.endsWith('xhtml') && !mentions(styles, tagName) && !mentions(scripts, tagName),
  );
}

/** Tags with the role that a `div` needs to be the same. */
const roles: Readonly<Record<string, string>> = {
  nav: 'navigation',
  main: 'main',
  aside: 'complementary',
  search: 'search',
  article: 'article',
};

/** In these, `header` and `footer` are no landmarks. */
const sectioning = new Set(['article', 'aside', 'main', 'nav', 'section']);

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentNode; at && 'tagName' in at; at = at.parentNode) found.push(at);
  return found;
}

const phrasing = new Set(
  'p h1 h2 h3 h4 h5 h6 li td th dt dd figcaption caption a button label legend summary span cite em strong'.split(
    ' ',
  ),
);

export const structureRewrites: readonly Rewrite[] = [
  structural('role in place of a landmark', 'structure', (document, context) => {
    const found = unnamed(document, context).filter(
      (element) => element.tagName in roles && attributeOf(element, 'role') === null,
    );
    if (found.length === 0) return false;
    const element = context.random.pick(found);
    setAttribute(element, 'role', roles[element.tagName] ?? '');
    rename(element, 'div');
    return true;
  }),
  structural('role in place of header or footer', 'structure', (document, context) => {
    const found = unnamed(document, context).filter(
      (element) => /^(?:header|footer)$/.test(element.tagName) && attributeOf(element, 'role') === null,
    );
    if (found.length === 0) return false;
    const element = context.random.pick(found);
    if (!ancestorsOf(element).some(({ tagName }) => sectioning.has(tagName)))
      setAttribute(element, 'role', element.tagName === 'header' ? 'banner' : 'contentinfo');
    rename(element, 'div');
    return true;
  }),
  structural('div in place of a section without a name', 'structure', (document, context) => {
    const found = unnamed(document, context).filter(
      (element) => element.tagName === 'section' && hasNoName(element),
    );
    if (found.length === 0) return false;
    rename(context.random.pick(found), 'div');
    return true;
  }),
  structural('role in place of a heading', 'structure', (document, context) => {
    const found = unnamed(document, context).filter(
      (element) =>
        /^h[1-6]$/.test(element.tagName) &&
        attributeOf(element, 'role') === null &&
        element.parentNode !== null &&
        'tagName' in element.parentNode &&
        blocks.has(element.parentNode.tagName),
    );
    if (found.length === 0) return false;
    for (const element of context.random.chance(0.5) ? found : [context.random.pick(found)]) {
      setAttribute(element, 'role', 'heading');
      setAttribute(element, 'aria-level', element.tagName.slice(1));
      rename(element, 'div');
    }
    return true;
  }),
  structural('tag in place of a role', 'structure', (document, context) => {
    const found = unnamed(document, context).filter(({ tagName, parentNode, attrs }) => {
      const role = attrs.find(({ name }) => name === 'role')?.value ?? '';
      const isInBlock = parentNode && 'tagName' in parentNode && blocks.has(parentNode.tagName);
      return tagName === 'div' && isInBlock && (role === 'heading' || Object.values(roles).includes(role));
    });
    if (found.length === 0) return false;
    const element = context.random.pick(found);
    const role = attributeOf(element, 'role');
    const level = attributeOf(element, 'aria-level') ?? '2';
    if (role === 'heading' && !/^[1-6]$/.test(level)) return false;
    rename(
      element,
      role === 'heading'
        ? `h${level}`
        : (Object.entries(roles).find(([, one]) => one === role)?.[0] ?? 'div'),
    );
    removeAttribute(element, 'role');
    removeAttribute(element, 'aria-level');
    return true;
  }),
  structural('roles in place of an unordered list', 'structure', (document, context) => {
    const tags = unnamed(document, context);
    const found = tags.filter(
      (element) =>
        element.tagName === 'ul' &&
        element.attrs.every(({ name }) => name === 'class' || name === 'id') &&
        element.childNodes.every(
          (child) =>
            isBlank(child) ||
            (isElement(child) && child.tagName === 'li' && tags.includes(child) && child.attrs.length === 0),
        ),
    );
    if (found.length === 0) return false;
    const list = context.random.pick(found);
    setAttribute(list, 'role', 'list');
    rename(list, 'div');
    for (const item of list.childNodes.filter(isElement)) {
      setAttribute(item, 'role', 'listitem');
      rename(item, 'div');
    }
    return true;
  }),
  structural('group in place of a fieldset', 'structure', (document, context) => {
    const ids = elementsIn(document).flatMap((element) => attributeOf(element, 'id') ?? []);
    const found = unnamed(document, context).filter((element) => {
      const [first] = element.childNodes.filter((node) => !isBlank(node));
      return (
        element.tagName === 'fieldset' &&
        element.attrs.length === 0 &&
        first &&
        isElement(first) &&
        first.tagName === 'legend' &&
        !mentions(`${context.styles}${context.scripts}`, 'legend')
      );
    });
    if (found.length === 0) return false;
    const element = context.random.pick(found);
    const legend = element.childNodes.filter(isElement)[0];
    if (!legend) return false;
    const id = attributeOf(legend, 'id') ?? freshName('group', ids);
    setAttribute(legend, 'id', id);
    setAttribute(element, 'role', 'group');
    setAttribute(element, 'aria-labelledby', id);
    rename(element, 'div');
    rename(legend, 'div');
    return true;
  }),
  structural('div around blocks', 'structure', (document, { random, scripts, styles }) => {
    if (dependsOnPlaces(styles) || /child|parent|sibling|closest|append|before|after|body/i.test(scripts))
      return false;
    const found = elementsIn(document).filter(
      (element) =>
        blocks.has(element.tagName) && element.childNodes.some((node) => isElement(node) && !isUnseen(node)),
    );
    if (found.length === 0) return false;
    const children = random.pick(found).childNodes.filter((node) => !isUnseen(node));
    const from = random.below(children.length);
    const count = random.chance(0.5) ? children.length : 1 + random.below(children.length - from);
    wrap(
      random.chance(0.5) ? children : children.slice(from, from + count),
      newElement('div', wrapperAttributes(random)),
    );
    return true;
  }),
  structural('span around text', 'structure', (document, context) => {
    const { random, scripts } = context;
    const isAllowed = ({ tagName }: Element) =>
      scripts ? /^(?:h[1-6]|p)$/.test(tagName) : phrasing.has(tagName);
    const texts = unnamed(document, context)
      .filter(isAllowed)
      .flatMap(({ childNodes }) => childNodes.filter((node) => isText(node) && !isBlank(node)));
    const tags = ['span', 'b', 'i'].filter(
      (tag) => !mentions(context.styles, tag) && !mentions(scripts, tag),
    );
    if (texts.length === 0 || tags.length === 0) return false;
    for (const text of random.chance(0.5) ? [random.pick(texts)] : texts)
      wrapWords(text, random.pick(tags), random);
    return true;
  }),
  structural('redundant attributes', 'structure', (document, { random, scripts, styles }) => {
    if (/\[/.test(styles)) return false;
    const added = elementsIn(document).flatMap((element) =>
      redundant(element)
        .filter(([name]) => attributeOf(element, name) === null && !(scripts && name === 'role'))
        .map((attribute) => [element, attribute] as const),
    );
    const chosen = added.filter(() => random.chance(0.6));
    for (const [element, [name, value]] of chosen) setAttribute(element, name, value);
    return chosen.length > 0;
  }),
  structural('attributes without meaning', 'structure', (document, { random }) => {
    const body = elementNamed(document, 'body');
    for (const element of body ? elementsIn(body) : []) {
      if (!random.chance(0.2)) continue;
      if (random.chance(0.5)) setAttribute(element, 'data-note', 'x');
      else if (attributeOf(element, 'class') === null) setAttribute(element, 'class', 'fz-part');
    }
    return true;
  }),
  structural('other order in the head', 'names', (document, { random }) => {
    const head = elementNamed(document, 'head');
    const free = head?.childNodes.filter(
      (node): node is Element =>
        isElement(node) &&
        (node.tagName === 'title' || (node.tagName === 'meta' && attributeOf(node, 'charset') === null)),
    );
    if (!head || !free || free.length === 0) return false;
    for (const element of shuffled(free, random)) {
      detachNode(element);
      const [charset] = head.childNodes.filter(
        (node) => isElement(node) && attributeOf(node, 'charset') !== null,
      );
      const places = head.childNodes.slice(charset ? head.childNodes.indexOf(charset) + 1 : 0);
      insertOrAppend(head, element, random.pick([...places, null]));
    }
    return true;
  }),
  structural('more in the head', 'structure', (document, { random }) => {
    const head = elementNamed(document, 'head');
    if (!head) return false;
    const more = [
      newElement('meta', { name: 'author', content: 'Ana Example' }),
      newElement('meta', { name: 'generator', content: 'A text editor' }),
      newElement('meta', { name: 'theme-color', content: '#123456' }),
      newElement('meta', { name: 'format-detection', content: 'telephone=no' }),
    ].filter(() => random.chance(0.5));
    for (const element of more) appendChild(head, element);
    return more.length > 0;
  }),
  structural('another typeface', 'structure', (document, { styles }) => {
    const head = elementNamed(document, 'head');
    if (!head || /font/.test(styles)) return false;
    const style = newElement('style', { class: 'fz-look' });
    setText(style, 'body { font-family: Georgia, serif; }');
    insertOrAppend(
      head,
      style,
      head.childNodes.find((node) => isElement(node) && /^(?:style|link)$/.test(node.tagName)) ?? null,
    );
    return true;
  }),
  structural('encoding in http-equiv', 'names', (document) => {
    const meta = elementsIn(document).find(
      (element) => element.tagName === 'meta' && attributeOf(element, 'charset') !== null,
    );
    if (!meta) return false;
    const charset = attributeOf(meta, 'charset') ?? '';
    meta.attrs = [
      { name: 'http-equiv', value: 'Content-Type' },
      { name: 'content', value: `text/html; charset=${charset}` },
    ];
    return true;
  }),
  structural('letter case of values', 'structure', (document, { random, scripts, styles }) => {
    let count = 0;
    for (const element of elementsIn(document))
      for (const attribute of element.attrs) {
        const isFree =
          attribute.name === 'charset' ||
          (attribute.name === 'lang' && !/lang/.test(styles + scripts)) ||
          (['type', 'method', 'scope', 'loading', 'autocomplete'].includes(attribute.name) &&
            element.tagName !== 'script' &&
            !/\[|\.type/.test(styles + scripts) &&
            // Numbering with letters: here the case matters.
            !['ol', 'li'].includes(element.tagName));
        if (!isFree || !random.chance(0.7)) continue;
        attribute.value = random.chance(0.5) ? attribute.value.toUpperCase() : attribute.value.toLowerCase();
        count++;
      }
    return count > 0;
  }),
  structural('other ids', 'names', (document, { random, scripts, styles }) => {
    const elements = elementsIn(document);
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    const free = ids.filter(
      (id) => !mentions(scripts, id) && !mentions(styles, id) && !scripts.includes('getElementById(`'),
    );
    if (free.length === 0 || scripts.includes('.id')) return false;
    const id = random.pick(free);
    const next = freshName(`${id}-1`, ids);
    for (const element of elements)
      for (const attribute of element.attrs) attribute.value = withOtherId(attribute, id, next);
    return true;
  }),
];

const lists = new Set([
  'for',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'itemref',
]);
const singles = new Set([
  'id',
  'form',
  'list',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'interestfor',
]);

function withOtherId({ name, value }: { name: string; value: string }, id: string, next: string): string {
  if (singles.has(name)) return value === id ? next : value;
  if (lists.has(name))
    return value
      .split(/(\s+)/)
      .map((part) => (part === id ? next : part))
      .join('');
  return /^(?:href|xlink:href|usemap)$/.test(name) && value === `#${id}` ? `#${next}` : value;
}

/** Attributes that say what is true anyway. */
function redundant(element: Element): [name: string, value: string][] {
  const role = { main: 'main', nav: 'navigation', aside: 'complementary', table: 'table' }[element.tagName];
  const own: Record<string, [string, string][]> = {
    html: [['dir', 'ltr']],
    input:
      attributeOf(element, 'type') === null && attributeOf(element, 'list') === null
        ? [['type', 'text']]
        : [],
    form: attributeOf(element, 'method') === null ? [['method', 'get']] : [],
    style: [['type', 'text/css']],
    td: [['colspan', '1']],
    th: [['rowspan', '1']],
    img:
      attributeOf(element, 'loading') === null
        ? [
            ['loading', 'eager'],
            ['decoding', 'auto'],
          ]
        : [],
  };
  return [...(role ? [['role', role] as [string, string]] : []), ...(own[element.tagName] ?? [])];
}

export { hasNoName, redundant as redundantAttributes, roles as rolesOfTags };

/** Whether a section is no landmark. */
const hasNoName = ({ attrs }: Element) =>
  !attrs.some(({ name }) => name === 'role' || name === 'title' || name.startsWith('aria-'));

const isUnseen = (node: Node) =>
  isElement(node) && ['script', 'style', 'link', 'template', 'dialog'].includes(node.tagName);

function wrapperAttributes(random: Random): Record<string, string> {
  return random.chance(0.5) ? { class: 'fz-wrapper' } : {};
}

/** Puts all of a text, or some whole words of it, into an element. */
function wrapWords(text: Node, tag: string, random: Random): void {
  if (!isText(text) || !text.parentNode) return;
  const words = text.value.split(/(?<=\s)(?=\S)/);
  const from = random.chance(0.5) ? 0 : random.below(words.length);
  const to = random.chance(0.5) ? words.length : from + 1;
  const parts = [words.slice(0, from), words.slice(from, to), words.slice(to)].map((part) => part.join(''));
  const middle = newElement(tag);
  setText(middle, parts[1] ?? '');
  for (const [at, part] of parts.entries())
    if (at === 1) insertBefore(text.parentNode, middle, text);
    else if (part) insertBefore(text.parentNode, createTextNode(part), text);
  detachNode(text);
}

function insertOrAppend(parent: Element, element: Element, before: Node | null): void {
  if (before) insertBefore(parent, element, before);
  else appendChild(parent, element);
}

export function freshName(name: string, known: readonly string[]): string {
  return known.includes(name) ? freshName(`${name}-1`, known) : name;
}
