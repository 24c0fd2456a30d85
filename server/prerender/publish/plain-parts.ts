// Converts the parts of a page for readers without its styles and scripts: controls are removed, and visual
// meaning is expressed in text.
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Parts that are useless without scripts or a pointer. */
const controls = ['anchor', 'code-actions', 'example-result', 'quiz-head', 'question-check'];

/** Lines that are distinguished only by style. */
const titles = ['verdict', 'callout-title', 'prose-card-title', 'tab-alone', 'tab-label', 'badge'];

const blocks = new Set(
  'address aside blockquote details div dl fieldset figure h2 h3 h4 h5 h6 hr label ol p pre section table ul'.split(
    ' ',
  ),
);

/** The element as plain content; several elements, or none. */
export function plainParts(element: Element): ElementContent[] {
  const has = (...names: string[]) => names.some((name) => classesOf(element).includes(name));
  const { tagName, properties } = element;
  if (has(...controls) || tagName === 'svg') return [];
  if (tagName === 'legend') return has('sr-only') ? [] : [made('div', plainChildren(element))];
  if (tagName === 'input' && properties.type === 'checkbox') return [text(properties.checked ? '☑' : '☐')];
  // The choices of a question have letters; tabs have none.
  if (tagName === 'input') return properties.value ? [text(`${properties.value}. `)] : [];
  if (has('code-head')) return [made('figcaption', [text(wordsOf(element))])];
  const children = plainChildren(element);
  if (has(...titles)) return [titleOf(tagName, children)];
  if (has('callout')) return [made('aside', children)];
  if (tagName === 'label') return [made('div', children)];
  const isFrame = tagName === 'div' || tagName === 'fieldset';
  return isFrame && children.every(isBlockOrBlank) ? children : [{ ...element, children }];
}

function plainChildren(element: Element): ElementContent[] {
  return element.children.flatMap((child) => (child.type === 'element' ? plainParts(child) : child));
}

/** The icon before the text was removed, so the space after it is removed too. */
function titleOf(tagName: string, [first, ...rest]: ElementContent[]): Element {
  const start = first?.type === 'text' ? text(first.value.trimStart()) : first;
  const words = made('strong', start ? [start, ...rest] : rest);
  return tagName === 'span' ? words : made('p', [words]);
}

/** The labels above a code block, which are separated only by style. */
function wordsOf(element: Element): string {
  return element.children
    .map((child) => textOf(child).trim())
    .filter(Boolean)
    .join(' · ');
}

function isBlockOrBlank(node: ElementContent): boolean {
  if (node.type === 'element') return blocks.has(node.tagName);
  return node.type !== 'text' || node.value.trim() === '';
}

function classesOf({ properties }: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

function made(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
