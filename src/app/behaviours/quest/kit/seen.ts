// What somebody who looks at the page sees: whether a thing is drawn, where, in which colours.

import { type Colour, colourOf, coloursIn, contrastOf, over } from './colour.ts';
import { flatChildren, flatParent, isDrawn, isWordBoundary } from './live-tree.ts';
import { viewport } from './viewport.ts';
import { spaced } from './wording.ts';

/** Whether the element can be seen somewhere on the page: drawn, not transparent, not cut off, not moved out of it. */
export function visible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return [...element.children].some(visible);
  let { left, top, right, bottom } = box;
  for (let around = flatParent(element); around; around = flatParent(around)) {
    const { overflowX, overflowY, position, clipPath, clip } = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    const isPage = around === document.documentElement || around === document.body;
    // What a reader can scroll to is there.
    if (!isPage && /hidden|clip/.test(overflowX))
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (!isPage && /hidden|clip/.test(overflowY))
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (isCutAway(position, clipPath, clip)) return false;
    if (position === 'fixed') break;
  }
  const style = getComputedStyle(element);
  if (isCutAway(style.position, style.clipPath, style.clip)) return false;
  return right - left > 1 && bottom - top > 1 && right + viewport.left() > 0 && bottom + viewport.top() > 0;
}

/** The ways in which texts are kept for screen readers alone. */
function isCutAway(position: string, clipPath: string, clip: string): boolean {
  if (/^inset\((?:50|100)%/.test(clipPath) || /^circle\(0(?:px|%)?\b/.test(clipPath)) return true;
  const [top, right, bottom, left] = clip.match(/-?[\d.]+(?=px)/g)?.map(Number) ?? [];
  const isPlaced = position === 'absolute' || position === 'fixed';
  return (
    isPlaced &&
    [top, right, bottom, left].every((side) => side !== undefined) &&
    right === left &&
    top === bottom
  );
}

/** Whether the whole element lies in what can be seen without scrolling. */
export function inView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return (
    visible(element) &&
    left >= 0 &&
    top >= 0 &&
    right <= viewport.width() + 1 &&
    bottom <= viewport.height() + 1
  );
}

/** The words of an element, or of the page, as they were written; hidden ones are left out. */
export function textOf(element: Element = document.body): string {
  return isDrawn(element) ? spaced(drawnText(element)) : '';
}

function drawnText(element: Element): string {
  const text = flatChildren(element).map((child) => {
    if (child instanceof Text) return child.data;
    return child instanceof Element && isDrawn(child) ? drawnText(child) : '';
  });
  return isWordBoundary(element, getComputedStyle(element)) ? ` ${text.join('')} ` : text.join('');
}

/** How far text stands out from what is behind it, from 1 to 21. A picture behind it counts as nothing. */
export function contrast(element: Element): number {
  const behind = background(element);
  return contrastOf(over(colourOf(getComputedStyle(element).color), behind), behind);
}

function background(element: Element): Colour {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const colour = colourOf(getComputedStyle(at).backgroundColor);
    layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1]);
}

const focusStyles = [
  ...['outline-style', 'outline-width', 'outline-color', 'outline-offset', 'box-shadow', 'border'],
  ...[
    'background-color',
    'background-image',
    'color',
    'text-decoration',
    'font-weight',
    'transform',
    'clip-path',
  ],
] as const;

/** Whether it can be seen that the element has the focus: something about how it is drawn differs. */
export function focusShows(element: HTMLElement): boolean {
  const look = () => {
    const style = getComputedStyle(element);
    const isShown = { outline: isOutlineSeen(element, style), shadow: isShadowSeen(element, style) };
    return focusStyles
      .filter((property) => isShown.outline || !property.startsWith('outline'))
      .filter((property) => isShown.shadow || property !== 'box-shadow')
      .map((property) => style.getPropertyValue(property))
      .join('|');
  };
  const before = document.activeElement;
  element.blur();
  const resting = look();
  element.focus({ focusVisible: true } as FocusOptions);
  const focused = look();
  if (before instanceof HTMLElement && before !== element) before.focus();
  return resting !== focused;
}

/** An outline without a width, a style or a colour is none, nor is one in the colour of what it is drawn on. */
function isOutlineSeen(element: Element, style: CSSStyleDeclaration): boolean {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
  const colour = colourOf(outlineColor);
  if (outlineStyle === 'none' || outlineWidth === '0px' || colour[3] === 0) return false;
  // Browsers draw their own ring in two colours.
  return outlineStyle === 'auto' || isRingSeen(element, [colour], Number.parseFloat(outlineOffset) < 0);
}

function isShadowSeen(element: Element, { boxShadow }: CSSStyleDeclaration): boolean {
  return boxShadow !== 'none' && isRingSeen(element, coloursIn(boxShadow), boxShadow.includes('inset'));
}

/** The least contrast with which a ring can be told from what is behind it. */
const leastRing = 1.2;

/** Whether a ring around an element, or inside it, has another colour than what it is drawn on. */
function isRingSeen(element: Element, colours: readonly Colour[], isInside: boolean): boolean {
  const around = flatParent(element);
  if (!around || liesElsewhere(element)) return true;
  const behind = [background(around), ...(isInside ? [background(element)] : [])];
  return colours.some((one) => behind.some((below) => contrastOf(over(one, below), below) >= leastRing));
}

/** Whether something else than the colours of the elements around it may be behind an element. */
function liesElsewhere(element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const { position, backgroundImage } = getComputedStyle(at);
    const isPlaced = position === 'absolute' || position === 'fixed' || position === 'sticky';
    if (isPlaced || (at !== element && backgroundImage !== 'none')) return true;
  }
  return false;
}
