// One picture of one screen.
import type { Browser, Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** A picture that is taller than this is cut: the browser cannot draw it in one piece. */
const tallest = 10_000;

/** Heights of windows that are common at a width. */
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1280: 800, 1600: 1000 };

/**
 * Pictures and parts come when a reader gets near them, so the page is read once before it is taken, and then left
 * alone until nothing more is fetched.
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

/** Takes it into a file. */
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
    // Nothing is on its way when the picture is taken.
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
