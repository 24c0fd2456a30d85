// Takes one screenshot.
import type { Browser, Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Taller pages are cut, because the browser cannot capture them in one piece. */
const tallest = 10_000;

/** Common window heights for each width. */
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1280: 800, 1600: 1000 };

/**
 * Lazy pictures and components load near the viewport, so the page is scrolled through once, and then left
 * until the network is idle.
 */
const readThrough = `(async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${tallest}); y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await pause(150);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  let before = -1;
  for (let now = 0; now !== before; now = performance.getEntriesByType('resource').length) {
    before = now;
    await pause(500);
  }
})()`;

/** Saves it to a file. */
export async function takeScreen(
  browser: Browser,
  site: string,
  screen: Screen,
  { width, colorScheme }: Look,
  file: string,
): Promise<void> {
  const viewport = { width, height: heights[width] ?? 900 };
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    colorScheme,
    // No animation is running when the screenshot is taken.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(screen.path);
    await page.locator('html[data-ready]').waitFor();
    if (screen.prepare) await takeWindow(page, screen.prepare, file);
    else await takeWhole(page, file);
  } finally {
    await context.close();
  }
}

async function takeWindow(page: Page, prepare: (page: Page) => Promise<void>, file: string): Promise<void> {
  await prepare(page);
  await page.screenshot({ path: file });
}

async function takeWhole(page: Page, file: string): Promise<void> {
  await page.evaluate(readThrough);
  const { width, height } = (await page.evaluate(
    '({ width: innerWidth, height: document.documentElement.scrollHeight })',
  )) as { width: number; height: number };
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  await page.screenshot({ path: file, fullPage: true, clip, timeout: 60_000 });
}
