// Small faults put into a page: what a learner might forget, mistype or mix up. Each changes one place of the text.
import {
  defaultTreeAdapter as adapter,
  parse,
  serialize,
  type Token,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import type { FileMutant } from './file-mutant.ts';

/** Their tags may be left out, so taking them away changes nothing. */
const frame = new Set(['html', 'head', 'body']);
/** Not for people who use the page. */
const unseen = new Set(['script', 'style', 'template', 'noscript', 'meta', 'link', 'title', 'base']);
const flowing = new Set(
  'a abbr b bdi cite code data dfn em i kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const endTagsKept = new Set(
  'p li dt dd option tr td th thead tbody tfoot caption colgroup rt rp optgroup'.split(' '),
);

/** What somebody might write in place of an element. */
const mixedUp: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  ol: 'ul',
  ul: 'ol',
  th: 'td',
  td: 'th',
  dt: 'dd',
  button: 'div',
  summary: 'div',
};

interface Located extends Tree.Element {
  sourceCodeLocation: Token.ElementLocation & { startTag: Token.Location };
}

/** Every such page that is really another one, in the order of the text. */
export function mutateHtml(text: string): FileMutant[] {
  const document = parse(text, { sourceCodeLocationInfo: true });
  const before = serialize(document);
  const mutants: FileMutant[] = [];
  const add = (operator: string, name: string, next: string) => {
    // The browser would make the same page of it.
    if (serialize(parse(next)) !== before || operator === 'doctype')
      mutants.push({ operator, name, text: next });
  };
  const cut = (from: number, to: number, put = '') => text.slice(0, from) + put + text.slice(to);

  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType')?.sourceCodeLocation;
  if (doctype) add('doctype', 'the doctype is gone', cut(doctype.startOffset, doctype.endOffset));

  for (const element of elementsOf(document)) {
    const at = element.sourceCodeLocation;
    const { startTag, endTag } = at;
    const { tagName } = element;
    const label = labelOf(element);
    for (const attribute of element.attrs) {
      const place = at.attrs?.[attribute.name];
      if (!place) continue;
      add(
        'attribute dropped',
        `${label} loses ${attribute.name}`,
        cut(place.startOffset, place.endOffset).replace(/[ \t]+(?=\/?>)/, ' '),
      );
      const value = changedValue(attribute.name, attribute.value);
      if (value !== null)
        add(
          'attribute changed',
          `${label} has ${attribute.name}="${value}"`,
          cut(place.startOffset, place.endOffset, `${attribute.name}="${value.replaceAll('"', '&quot;')}"`),
        );
    }
    if (frame.has(tagName)) continue;
    add('element removed', `${label} is gone`, cut(at.startOffset, at.endOffset));
    if (endTag) {
      const inside = text.slice(startTag.endOffset, endTag.startOffset);
      const hasText = element.childNodes.some((child) => adapter.isTextNode(child) && child.value.trim());
      const other = mixedUp[tagName] ?? (flowing.has(tagName) ? 'span' : 'div');
      if (other !== tagName && !unseen.has(tagName))
        add(
          'element renamed',
          `${label} is written as ${other}`,
          cut(
            startTag.startOffset,
            at.endOffset,
            `<${other}${text.slice(startTag.startOffset + 1 + tagName.length, startTag.endOffset)}${inside}</${other}>`,
          ),
        );
      if (!unseen.has(tagName))
        add('tags dropped', `${label} has no tags`, cut(at.startOffset, at.endOffset, inside));
      if (hasText && tagName !== 'style' && tagName !== 'script')
        add('text emptied', `${label} is empty`, cut(startTag.endOffset, endTag.startOffset));
      if (hasText && !unseen.has(tagName))
        add(
          'element hidden',
          `${label} is hidden`,
          cut(
            startTag.startOffset + 1 + tagName.length,
            startTag.startOffset + 1 + tagName.length,
            ' hidden',
          ),
        );
      if (!endTagsKept.has(tagName) && !unseen.has(tagName))
        add('end tag dropped', `${label} is not closed`, cut(endTag.startOffset, endTag.endOffset));
    }
    const last = element.childNodes.findLast((child) => adapter.isTextNode(child) && child.value.trim());
    const place = last?.sourceCodeLocation;
    if (place && !['script', 'style'].includes(tagName)) {
      const words = text.slice(place.startOffset, place.endOffset);
      add(
        'word dropped',
        `${label} loses a word`,
        cut(place.startOffset, place.endOffset, words.replace(/\S+(?=\s*$)/, '')),
      );
    }
    const next = nextElement(element);
    if (next && !unseen.has(tagName)) {
      const second = next.sourceCodeLocation;
      add(
        'order swapped',
        `${label} comes after ${labelOf(next)}`,
        text.slice(0, at.startOffset) +
          text.slice(second.startOffset, second.endOffset) +
          text.slice(at.endOffset, second.startOffset) +
          text.slice(at.startOffset, at.endOffset) +
          text.slice(second.endOffset),
      );
    }
    if (!unseen.has(tagName)) {
      const copy = text.slice(at.startOffset, at.endOffset);
      add('element doubled', `${label} stands there twice`, cut(at.endOffset, at.endOffset, copy));
    }
  }
  return mutants;
}

/** Another value that somebody might have written; null where it is on or off. */
function changedValue(name: string, value: string): string | null {
  if (value === '' && name !== 'alt') return null;
  if (/^-?\d+$/.test(value)) return String(Number(value) + 1);
  if (value === 'true') return 'false';
  if (value === 'false') return 'true';
  if (name === 'class' || name === 'style') return null;
  return `${value}x`;
}

function elementsOf(node: Tree.ParentNode): Located[] {
  return node.childNodes.flatMap((child) => {
    if (!adapter.isElementNode(child)) return [];
    const inside = 'content' in child ? elementsOf((child as Tree.Template).content) : elementsOf(child);
    return isLocated(child) ? [child, ...inside] : inside;
  });
}

function isLocated(element: Tree.Element): element is Located {
  return element.sourceCodeLocation?.startTag !== undefined;
}

function nextElement(element: Tree.Element): Located | null {
  const siblings = element.parentNode?.childNodes.filter((child) => adapter.isElementNode(child)) ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  return next && isLocated(next) && !unseen.has(next.tagName) ? next : null;
}

const naming = ['id', 'name', 'href', 'src', 'for', 'type', 'aria-label', 'role', 'class'];

/** The element in words that stay the same when lines move: its tag, and what tells it from others. */
function labelOf(element: Tree.Element): string {
  const words = textOf(element).replace(/\s+/g, ' ').trim();
  const attribute = naming
    .map((name) => element.attrs.find((one) => one.name === name))
    .find((found) => found !== undefined);
  const told = attribute ? ` ${attribute.name}=${shortened(attribute.value)}` : '';
  const hasWords = words && !unseen.has(element.tagName) && !frame.has(element.tagName);
  return `<${element.tagName}${told}>${hasWords ? ` “${shortened(words)}”` : ''}`;
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}

function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) =>
      adapter.isTextNode(child) ? child.value : adapter.isElementNode(child) ? textOf(child) : '',
    )
    .join('');
}
