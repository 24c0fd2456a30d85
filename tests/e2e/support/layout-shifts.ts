// Layout shifts: what moves on a page although the reader did nothing.
import type { Page } from '@playwright/test';

/**
 * Watches every document that is opened from now on. The returned function lists the shifts on the current one.
 * Shifts below 0.0001 are fractions of a pixel.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null): string => {
      if (node instanceof Element) return `${node.localName}.${node.className}`;
      return node ? `${JSON.stringify(node.textContent)} in ${nameOf(node.parentNode)}` : 'gone';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
    const isUnseen = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      previousRect.width === 0 ||
      (node?.nodeType === Node.TEXT_NODE &&
        !node.textContent?.trim() &&
        placeOf(previousRect) === placeOf(currentRect));
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${nameOf(node)}, ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
    new PerformanceObserver((list) => {
      // Two kinds of entries are no shifts. An element without a previous size has only come into view, such as in a
      // list that scrolls to its current entry. And whitespace at the end of a line of code may be placed elsewhere
      // when Chromium lays the line out again, which is invisible.
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput && entry.value >= 0.0001 && !entry.sources.every(isUnseen))
          shifts.push(`${entry.value.toFixed(4)} by ${entry.sources.map(describe).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
