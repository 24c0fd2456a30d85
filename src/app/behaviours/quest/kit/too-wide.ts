// What makes a page wider than the window, so that readers must scroll to the side.

import { flatChildren, flatElements, flatParent } from './live-tree.ts';
import { viewport } from './viewport.ts';

/** Pixels by which browsers may round. */
const rounding = 1;

/** The innermost elements that stick out to the side; empty where nobody has to scroll. */
export function elementsTooWide(): Element[] {
  const page = document.scrollingElement ?? document.documentElement;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (Math.max(scrollWidth, page.scrollWidth) <= clientWidth + rounding) return [];
  const wide = new Set(flatElements(document.body).filter((element) => sticksOut(element, clientWidth)));
  return [...wide].filter((element) => !flatElements(element).some((inner) => wide.has(inner)));
}

function sticksOut(element: Element, width: number): boolean {
  const isOut = (box: DOMRect) =>
    box.width > 0 &&
    (box.right + viewport.left() > width + rounding || box.left + viewport.left() < -rounding);
  const words = flatChildren(element).filter((child) => child instanceof Text && child.data.trim() !== '');
  const textBoxes = words.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  if (![element.getBoundingClientRect(), ...textBoxes].some(isOut)) return false;
  if (!element.checkVisibility()) return false;
  // What a box around it cuts off, or lets readers scroll to, makes only the box wide.
  for (let around = flatParent(element); around && around !== document.body; around = flatParent(around))
    if (getComputedStyle(around).overflowX !== 'visible' && around !== document.documentElement) return false;
  return true;
}
