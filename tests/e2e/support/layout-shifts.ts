// What moved on a page without the reader's doing.
import type { Page } from '@playwright/test';

/**
 * Watches every document that is opened from now on; the answer tells what has moved on the present one. Less than a
 * ten-thousandth is a fraction of a pixel.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const describe = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      // What was nowhere has not moved: a list that scrolls to its current entry brings some into view.
      for (const entry of list.getEntries() as Shift[])
        if (
          !entry.hadRecentInput &&
          entry.value >= 0.0001 &&
          entry.sources.some(({ previousRect }) => previousRect.width > 0)
        )
          shifts.push(
            `${entry.value.toFixed(4)} by ${entry.sources.map(({ node }) => describe(node)).join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
