// Finds texts that are drawn over each other.
import type { Page } from '@playwright/test';

/** Each pair of overlapping texts in words. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2;

    /** The nearest element that is a box of its own. Inline parts of one paragraph may touch. */
    const blockOf = (element: Element): Element => {
      const isInline = getComputedStyle(element).display.startsWith('inline');
      return isInline && element.parentElement ? blockOf(element.parentElement) : element;
    };
    /** Elements with `overflow` draw nothing outside of their box. */
    const clips = new Map<Element, Box>();
    const everything = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const clipOf = (element: Element): Box => {
      const known = clips.get(element);
      if (known) return known;
      const outer = element.parentElement ? clipOf(element.parentElement) : everything;
      const isCut = getComputedStyle(element).overflow !== 'visible';
      const clip = isCut ? intersect(outer, element.getBoundingClientRect()) : outer;
      clips.set(element, clip);
      return clip;
    };

    /** A sticky bar covers the text that scrolls below it, which is no overlap. */
    const isCovered = (element: Element, { left, top, right, bottom }: Box): boolean => {
      for (const above of document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)) {
        if (above.contains(element) || element.contains(above)) return false;
        // Transparent colours have an alpha value.
        if (!/^rgba|\//.test(getComputedStyle(above).backgroundColor)) return true;
      }
      return false;
    };

    const texts: { text: string; block: Element; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // A line box is taller than its letters.
        const air = (bottom - top) / 4;
        const box = intersect({ left, right, top: top + air, bottom: bottom - air }, clipOf(parent));
        if (isSeen(box)) texts.push({ text: text.slice(0, 40), block: blockOf(parent), box });
      }
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    const found = new Set<string>();
    for (const [at, one] of texts.entries())
      for (let next = at + 1; next < texts.length; next++) {
        const other = texts[next];
        if (!other || other.box.top >= one.box.bottom) break;
        const shared = intersect(one.box, other.box);
        if (other.block === one.block || !isSeen(shared)) continue;
        if (![one.block, other.block].some((block) => isCovered(block, shared)))
          found.add(`“${one.text}” and “${other.text}”`);
      }
    return [...found];
  });
}
