// What somebody who looks at the page sees of it, whatever keeps the rest from the eye: no box, no opacity, a place off
// the screen, a frame that cuts it off, letters that are too small or have the colour of what is behind them.

import { type Colour, colourOf, coloursIn, contrastOf, over } from './colour.ts';
import { type GeneratedPlace, generatedPlaces, generatedText, mayGenerate } from './generated-text.ts';
import { flatChildren, flatElements, flatParent, isWithin, isWordBoundary } from './live-tree.ts';
import { viewport } from './viewport.ts';
import { spaced } from './wording.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the elements around a text do to it. */
interface Surroundings {
  /** Where things are drawn: those in the flow, those with `position: absolute`, those with `position: fixed`. */
  flow: Box;
  absolute: Box;
  fixed: Box;
  opacity: number;
  /** Colours that are behind it in some place; null where a picture is. */
  behind: readonly Colour[] | null;
  /** Colours that a background paints into the letters themselves. */
  ink: readonly Colour[];
}

/** Milliseconds after which something that appears is not waited for. */
const longestFade = 5000;

/** Less than this nobody sees: a share of opacity, a contrast, pixels of letters and of a side of something. */
const least = { opacity: 0.1, contrast: 1.3, letters: 4, side: 2 };

/** The words that are seen in an element, or on the page, as they were written. What is typed into fields is none of them. */
export function seenText(element: Element = document.body): string {
  const around = surroundingsOf(element);
  return around ? spaced(textIn(element, around)) : '';
}

/** Whether any of an element is seen: text, a picture, a control. */
export function isSeen(element: Element): boolean {
  const around = surroundingsOf(element);
  return around !== null && (hasSeenThing(element, around) || spaced(textIn(element, around)) !== '');
}

function surroundingsOf(element: Element): Surroundings | null {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) path.unshift(at);
  return path.reduce<Surroundings | null>(
    (around, one, at) => around && (at > 0 && !isOpenTo(path[at - 1], one) ? null : enter(one, around)),
    pageItself(),
  );
}

/** The page without anything on it. */
function pageItself(): Surroundings {
  const { colorScheme, direction } = getComputedStyle(document.documentElement);
  const isDark =
    /dark/.test(colorScheme) &&
    (!/light/.test(colorScheme) || matchMedia('(prefers-color-scheme:dark)').matches);
  // Readers can scroll to the right and down as far as they like, never before the start.
  const left = direction === 'rtl' ? Number.NEGATIVE_INFINITY : -viewport.left();
  const page = {
    left,
    top: -viewport.top(),
    right: Number.POSITIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  const window = { left: 0, top: 0, right: viewport.width(), bottom: viewport.height() };
  return {
    ...{ flow: page, absolute: page, fixed: window, opacity: 1, ink: [] },
    behind: [isDark ? [18, 18, 18, 1] : [255, 255, 255, 1]],
  };
}

/** Whether what is in an element is drawn at all: a closed `details` shows its summary only. */
function isOpenTo(parent: Element | undefined, child: Node): boolean {
  if (!(parent instanceof HTMLDetailsElement) || parent.open) return true;
  return child === [...parent.children].find(({ localName }) => localName === 'summary');
}

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** What an element adds to its surroundings; null where nothing in it is drawn. */
function enter(element: Element, around: Surroundings): Surroundings | null {
  const style = getComputedStyle(element);
  if (style.display === 'none') return null;
  if (style.display === 'contents') return around;
  // Nothing around a modal dialog or an open popover cuts it off or makes it transparent.
  const outer = element.matches(':modal, :popover-open') ? pageItself() : around;
  const opacity = outer.opacity * opacityOf(element, style);
  // What is in the top layer may be seen all the same.
  if (isCutAway(element, style)) return { ...outer, flow: nowhere, absolute: nowhere, fixed: nowhere };
  const { position } = style;
  const base = position === 'fixed' ? outer.fixed : position === 'absolute' ? outer.absolute : outer.flow;
  const flow = cutBy(element, style, base);
  const holdsFixed =
    [style.transform, style.filter, style.perspective].some((value) => value !== 'none') ||
    /paint|layout|strict|content/.test(style.contain);
  const { behind, ink } = paint(style, outer);
  return {
    ...{ flow, opacity, behind, ink },
    absolute: holdsFixed || position !== 'static' ? flow : outer.absolute,
    fixed: holdsFixed ? flow : outer.fixed,
  };
}

/** Of an element that is just appearing, the opacity that it will have. */
function opacityOf(element: Element, { opacity, filter }: CSSStyleDeclaration): number {
  const fading =
    opacity === '1'
      ? undefined
      : element
          .getAnimations()
          .filter(({ effect, playState }) => effect instanceof KeyframeEffect && playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestFade)
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.opacity ?? [])
          .at(-1);
  const filters = [...filter.matchAll(/\bopacity\(([\d.]+)(%?)\)/g)].map(
    ([, value, sign]) => Number(value) / (sign ? 100 : 1),
  );
  return filters.reduce((product, one) => product * one, Number(fading ?? opacity));
}

/** The ways in which texts are kept for screen readers alone. */
function isCutAway(element: Element, { clip, clipPath, position, maskImage }: CSSStyleDeclaration): boolean {
  if (position === 'absolute' || position === 'fixed') {
    const [top, right, bottom, left] = clip.match(/-?[\d.]+(?=px)/g)?.map(Number) ?? [];
    if (
      left !== undefined &&
      (Number(right) - left < least.side || Number(bottom) - Number(top) < least.side)
    )
      return true;
  }
  const mask = coloursIn(maskImage);
  if (mask.length > 0 && !/url\(/.test(maskImage) && mask.every(([, , , alpha]) => alpha < least.opacity))
    return true;
  if (clipPath === 'none') return false;
  const { width, height } = element.getBoundingClientRect();
  const pixels = (value: string, whole: number) =>
    value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value);
  const [, shape = '', inside = ''] = /^(\w+)\((.*)\)/.exec(clipPath) ?? [];
  if (shape === 'inset') {
    const [top = '0', right = top, bottom = top, left = right] = inside.split(/ round /)[0]?.split(' ') ?? [];
    const isNarrow = width - pixels(left, width) - pixels(right, width) < least.side;
    return isNarrow || height - pixels(top, height) - pixels(bottom, height) < least.side;
  }
  if (shape === 'circle' || shape === 'ellipse') return /^0(?:px|%)?(?:\s|$)/.test(inside);
  if (shape !== 'polygon') return false;
  const points = inside
    .replace(/^\w+, /, '')
    .split(', ')
    .map((point) => point.split(' '));
  const isFlat = (at: 0 | 1, whole: number) => {
    const places = points
      .map((point) => pixels(point[at] ?? '0', whole))
      .filter((place) => !Number.isNaN(place));
    return places.length > 0 && Math.max(...places) - Math.min(...places) < least.side;
  };
  return isFlat(0, width) || isFlat(1, height);
}

/** What of the place is left inside an element. What a reader can scroll to is there. */
function cutBy(
  element: Element,
  { overflowX, overflowY, display, direction }: CSSStyleDeclaration,
  base: Box,
): Box {
  const isPage = element === document.documentElement || element === document.body;
  if (isPage || display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return base;
  const frame = element.getBoundingClientRect();
  const cut = {
    left: Math.max(base.left, frame.left),
    top: Math.max(base.top, frame.top),
    right: Math.min(base.right, frame.right),
    bottom: Math.min(base.bottom, frame.bottom),
  };
  const isAcross = overflowX !== 'visible';
  const isDown = overflowY !== 'visible';
  const isGone =
    (isAcross && cut.right - cut.left < least.side) || (isDown && cut.bottom - cut.top < least.side);
  const scrolls = (overflow: string) => !isGone && /auto|scroll/.test(overflow);
  const across = scrolls(overflowX)
    ? {
        left: direction === 'rtl' ? Number.NEGATIVE_INFINITY : frame.left - element.scrollLeft,
        right: Number.POSITIVE_INFINITY,
      }
    : { left: cut.left, right: cut.right };
  const down = scrolls(overflowY)
    ? { top: frame.top - element.scrollTop, bottom: Number.POSITIVE_INFINITY }
    : { top: cut.top, bottom: cut.bottom };
  return { ...base, ...(isAcross && across), ...(isDown && down) };
}

/** The colours behind what is in an element, and those that its background paints into letters. */
function paint(
  style: CSSStyleDeclaration,
  { behind, ink }: Surroundings,
): Pick<Surroundings, 'behind' | 'ink'> {
  const { backgroundColor, backgroundImage, backgroundClip } = style;
  const colour = colourOf(backgroundColor);
  const stops = coloursIn(backgroundImage);
  if (/url\(|image-set\(|cross-fade\(/.test(backgroundImage))
    return /text/.test(backgroundClip) ? { behind, ink: [[0, 0, 0, 1]] } : { behind: null, ink };
  if (colour[3] === 0 && stops.length === 0) return { behind, ink };
  if (/text/.test(backgroundClip)) return { behind, ink: [colour, ...stops] };
  const isSolid = colour[3] === 1 || (stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1));
  if (!behind && !isSolid) return { behind, ink };
  const below = (behind ?? [colour]).map((one) => over(colour, one));
  // A gradient in a part of the box, such as a line below a link, leaves the rest as it is.
  const isPart = /\d|contain/.test(style.backgroundSize.replaceAll('100%', ''));
  const painted = (one: Colour) => [...(isPart ? [one] : []), ...stops.map((stop) => over(stop, one))];
  return { behind: stops.length > 0 ? below.flatMap(painted) : below, ink };
}

function textIn(element: Element, around: Surroundings): string {
  const style = getComputedStyle(element);
  const inside =
    style.contentVisibility === 'hidden'
      ? ''
      : flatChildren(element)
          .map((child) => {
            if (!isOpenTo(element, child)) return '';
            if (child instanceof Text) return isTextSeen(child, element, style, around) ? child.data : '';
            const next = child instanceof Element ? enter(child, around) : null;
            return next ? textIn(child as Element, next) : '';
          })
          .join('');
  const text =
    writtenBy(element, '::before', around) +
    (ownWords(element, style, around) ?? inside) +
    writtenBy(element, '::after', around);
  return isWordBoundary(element, style) ? ` ${text} ` : text;
}

/** Of a button without content, its value; of a list that is folded up, what is chosen. Null where children count. */
function ownWords(element: Element, style: CSSStyleDeclaration, around: Surroundings): string | null {
  const isButton = element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type);
  const isFolded = element instanceof HTMLSelectElement && !element.multiple && element.size <= 1;
  if (!isButton && !isFolded) return null;
  if (
    style.visibility !== 'visible' ||
    !isReadable(element, style, around, [element.getBoundingClientRect()])
  )
    return '';
  if (isFolded) return [...element.selectedOptions].map(({ text }) => text).join(' ');
  return element.value || { submit: 'Submit', reset: 'Reset' }[element.type] || '';
}

function isTextSeen(text: Text, element: Element, style: CSSStyleDeclaration, around: Surroundings): boolean {
  // Space between words needs to be seen by nobody.
  if (text.data.trim() === '') return true;
  if (style.visibility !== 'visible') return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return isReadable(element, style, around, [...range.getClientRects()]);
}

function isReadable(
  element: Element,
  style: CSSStyleDeclaration,
  around: Surroundings,
  boxes: readonly DOMRect[],
): boolean {
  if (around.opacity < least.opacity) return false;
  const box = boxes.find((one) => one.height >= least.letters && isInside(one, around.flow));
  if (!box || Number.parseFloat(style.fontSize) < least.letters) return false;
  return (
    (standsOut(style, around) || liesOnOther(element, style, box)) &&
    !isCovered(element, box) &&
    !isCoveredByStyle(element, box)
  );
}

const elementsAt = Document.prototype.elementsFromPoint;

/** Whether something is drawn over it that scrolling does not move away. */
function isCovered(element: Element, { left, top, right, bottom }: Box): boolean {
  const [width, height] = [viewport.width(), viewport.height()];
  const isInView = right > 0 && bottom > 0 && left < width && top < height;
  // What is further down is brought into the view by scrolling; what fills the window covers it there, too.
  const x = isInView ? (Math.max(left, 0) + Math.min(right, width)) / 2 : width / 2;
  const y = isInView ? (Math.max(top, 0) + Math.min(bottom, height)) / 2 : height / 2;
  for (const other of Reflect.apply(elementsAt, document, [x, y])) {
    if (isInView && isWithin(element, other)) return false;
    if (isWithin(other, element) || isWithin(element, other)) continue;
    const { position, backgroundColor, opacity } = getComputedStyle(other);
    const box = other.getBoundingClientRect();
    const fills = box.width >= width * 0.9 && box.height >= height * 0.9;
    const stays = position === 'absolute' ? isInView : position === 'fixed' && fills;
    if (stays && Number(opacity) > 0.9 && colourOf(backgroundColor)[3] > 0.9) return true;
  }
  return false;
}

/** Whether an element around it draws a `::before` or `::after` over it. Pointers may go through these. */
function isCoveredByStyle(element: Element, box: Box): boolean {
  if (!mayGenerate()) return false;
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const { position, zIndex, opacity, transform } = getComputedStyle(at);
    const isPlaced = position !== 'static';
    if (isPlaced && generatedPlaces.some((place) => isBehindPlate(at as Element, place, box))) return true;
    // What has a layer of its own may lie above, unless it was put below.
    const isLayer = isPlaced || zIndex !== 'auto' || opacity !== '1' || transform !== 'none';
    if (isLayer && !(Number.parseInt(zIndex, 10) < 0)) return false;
  }
  return false;
}

/** Whether an opaque box that the style sheet adds to a placed element lies where a text is. */
function isBehindPlate(element: Element, place: GeneratedPlace, box: Box): boolean {
  const style = getComputedStyle(element, place);
  const { content, display, position, visibility, zIndex, transform, clipPath } = style;
  if (content === 'none' || content === 'normal' || display === 'none' || position !== 'absolute')
    return false;
  if (visibility !== 'visible' || Number.parseInt(zIndex, 10) < 0) return false;
  if (transform !== 'none' || clipPath !== 'none') return false;
  if (Number(style.opacity) < 0.9 || colourOf(style.backgroundColor)[3] < 0.9) return false;
  const frame = element.getBoundingClientRect();
  const left = frame.left + element.clientLeft + Number.parseFloat(style.left);
  const top = frame.top + element.clientTop + Number.parseFloat(style.top);
  const right = left + Number.parseFloat(style.width);
  const bottom = top + Number.parseFloat(style.height);
  return left <= box.left + 1 && top <= box.top + 1 && right >= box.right - 1 && bottom >= box.bottom - 1;
}

function isInside({ left, top, right, bottom }: Box, frame: Box): boolean {
  return (
    Math.min(right, frame.right) - Math.max(left, frame.left) >= least.side &&
    Math.min(bottom, frame.bottom) - Math.max(top, frame.top) >= least.side
  );
}

/** The colours in which letters are drawn. */
function inksOf(style: CSSStyleDeclaration): Colour[] {
  const stroke = Number.parseFloat(style.webkitTextStrokeWidth) > 0 ? [style.webkitTextStrokeColor] : [];
  return [...[style.webkitTextFillColor, ...stroke].map(colourOf), ...coloursIn(style.textShadow)];
}

function standsOut(style: CSSStyleDeclaration, { behind, ink, opacity }: Surroundings): boolean {
  const inks = [...inksOf(style), ...ink].map(
    ([red, green, blue, alpha]): Colour => [red, green, blue, alpha * opacity],
  );
  if (!behind) return inks.some(([, , , alpha]) => alpha >= least.opacity);
  return inks.some((one) => behind.some((below) => contrastOf(over(one, below), below) >= least.contrast));
}

/** Whether something that is not around a text is drawn where it is, such as a picture that it was placed on. */
function liesOnOther(
  element: Element,
  style: CSSStyleDeclaration,
  { left, top, right, bottom }: Box,
): boolean {
  const inks = inksOf(style).filter(([, , , alpha]) => alpha >= least.opacity);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const differs = (look: CSSStyleDeclaration) => {
    const colours = [colourOf(look.backgroundColor), ...coloursIn(look.backgroundImage)];
    return (
      look.backgroundImage.includes('url(') ||
      colours.some((below) => below[3] >= 0.5 && inks.some((ink) => contrastOf(ink, below) >= least.contrast))
    );
  };
  return (
    inks.length > 0 &&
    flatElements(document.body).some((other) => {
      const box = other.getBoundingClientRect();
      if (box.left > x || box.right < x || box.top > y || box.bottom < y) return false;
      if (isWithin(element, other))
        return ['::before', '::after'].some((place) => {
          const look = getComputedStyle(other, place);
          return look.content !== 'none' && look.content !== 'normal' && differs(look);
        });
      return (
        other.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        (isPicture(other) || differs(getComputedStyle(other)))
      );
    })
  );
}

/** Text that the style sheet writes. Its place cannot be asked for, only how it is drawn. */
function writtenBy(element: Element, place: GeneratedPlace, around: Surroundings): string {
  const text = generatedText(element, place);
  if (text.trim() === '') return text;
  const style = getComputedStyle(element, place);
  const opacity = around.opacity * Number(style.opacity);
  const isAway = [style.left, style.top, style.textIndent].some((length) => Number.parseFloat(length) < -500);
  if (isAway || opacity < least.opacity || Number.parseFloat(style.fontSize) < least.letters) return '';
  const box = element.getBoundingClientRect();
  const isPlaced = style.position === 'absolute' || style.position === 'fixed';
  if (!isPlaced && !isInside(box, around.flow) && getComputedStyle(element).display !== 'contents') return '';
  const own = { ...around, opacity, ...paint(style, around) };
  if (!standsOut(style, own) && !liesOnOther(element, style, box)) return '';
  return style.display.startsWith('inline') ? text : ` ${text} `;
}

function isPicture(element: Element): boolean {
  return /^(?:img|svg|canvas|video|picture|object|embed|iframe)$/.test(element.localName);
}

/** Pictures and controls in an element, and the element itself. */
function hasSeenThing(element: Element, around: Surroundings): boolean {
  const style = getComputedStyle(element);
  const isThing =
    isPicture(element) ||
    /^(?:button|input|select|textarea|meter|progress|audio|hr)$/.test(element.localName) ||
    style.backgroundImage.includes('url(');
  const box = element.getBoundingClientRect();
  if (
    isThing &&
    around.opacity >= least.opacity &&
    style.visibility === 'visible' &&
    isInside(box, around.flow)
  )
    return true;
  if (style.contentVisibility === 'hidden') return false;
  return flatChildren(element).some((child) => {
    const next = child instanceof Element && isOpenTo(element, child) ? enter(child, around) : null;
    return next !== null && hasSeenThing(child as Element, next);
  });
}
