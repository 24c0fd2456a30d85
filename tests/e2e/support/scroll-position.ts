// Navigating from a script, and the scroll position that a navigation ends at.
import { expect, type Page } from '@playwright/test';
import { ready } from './moving.ts';

/** Starts a navigation without loading a document, as a link does. */
export async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => void navigation.navigate(to), to);
}

/** Navigates and waits until the navigation is over. A smooth scroll may still be under way. */
export async function goAndFinish(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => navigation.navigate(to).finished?.then(() => {}), to);
}

/** Steps through the history from inside the page: the browser process may not know the last entry yet. */
export async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

export async function forward(page: Page): Promise<void> {
  await page.evaluate(() => history.forward());
}

/** Loads the document again, with a first input as in `open`, so that the script starts at once. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await ready(page);
}

/** Expects the page to arrive at a vertical position, within two pixels. A smooth scroll takes a moment. */
export async function expectPosition(page: Page, y: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y), {
      message: `distance to the scroll position ${y}`,
    })
    .toBeLessThanOrEqual(2);
}

/** Expects the page to arrive at a heading: at the top of the window, below its margin and the sticky header. */
export async function expectAtHeading(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Math.abs(await page.evaluate(offsetOf, id)), { message: `distance to #${id}` })
    .toBeLessThanOrEqual(2);
}

function offsetOf(id: string): number {
  const element = document.getElementById(id);
  if (!element) return Number.POSITIVE_INFINITY;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return element.getBoundingClientRect().top - margin - padding;
}
