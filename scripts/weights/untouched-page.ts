// A page that a reader opens and leaves alone until it requests nothing more. Code that runs in the page is text here,
// because commands are checked without the types of a browser.
import type { Page } from '@playwright/test';
import { until } from '../bench/browser/until.ts';

export interface Fetched {
  path: string;
  /** The compressed body. */
  bytes: number;
}

export interface UntouchedPage {
  /** Everything that the page has fetched by itself, its document included. */
  fetched: Fetched[];
  /** Waits again until the page requests nothing more. */
  untilQuiet(): Promise<void>;
}

/**
 * Milliseconds. Timers this long never end: they are for readers who stay on a page, and on a slow machine they would
 * end while the page is still being measured.
 */
const longTimer = 4000;

const stopLongTimers = `{
  const { setTimeout } = window;
  window.setTimeout = (run, wait, ...rest) => (wait >= ${longTimer} ? 0 : setTimeout(run, wait, ...rest));
}`;

/** If nothing is rendered, Chromium may not run idle callbacks for a minute. */
const idleMoment = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }))';

const areExamplesShown = `[...document.querySelectorAll('.example-view')].every((view) => {
  const { top, bottom } = view.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight || view.dataset.state === 'shown';
})`;

const fetchedSoFar = `['navigation', 'resource'].flatMap((type) =>
  performance.getEntriesByType(type).map(({ name, encodedBodySize }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
  })),
)`;

const reactRoots = `[...document.querySelectorAll('*')].filter((element) =>
  Object.keys(element).some((key) => key.startsWith('__reactContainer')),
).length`;

/** Opens a page in a context with an empty cache. */
export async function openAndLeaveAlone(page: Page, path: string): Promise<UntouchedPage> {
  await page.addInitScript({ content: stopLongTimers });
  const untilQuiet = watchNetwork(page);
  // Prefetching is the last thing that a page begins by itself.
  const prefetched = page.waitForResponse(/\/_payload\.json/);
  // If the page fails to open, that error is the one to report.
  prefetched.catch(() => {});
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  // Chromium reports a resting pointer to a page sooner or later, if it has none. This one is in the corner.
  await page.mouse.move(0, 0);
  const isShown = async () => (await page.evaluate<boolean>(areExamplesShown)) || null;
  await until(isShown, `The examples in view of ${path} did not start.`);
  await prefetched;
  await untilQuiet();
  return { fetched: await listFetched(page), untilQuiet };
}

/** Everything that the document and its scripts have fetched so far, the document itself included. */
export function listFetched(page: Page): Promise<Fetched[]> {
  return page.evaluate<Fetched[]>(fetchedSoFar);
}

/** How many parts of the document React has hydrated or rendered. */
export function countReactRoots(page: Page): Promise<number> {
  return page.evaluate<number>(reactRoots);
}

/** Bytes of everything whose path matches. */
export function sumBytes(fetched: readonly Fetched[], matches = /(?:)/): number {
  return fetched.filter(({ path }) => matches.test(path)).reduce((total, { bytes }) => total + bytes, 0);
}

/** Counts requests from now on; the function waits for several idle moments without any. */
function watchNetwork(page: Page): () => Promise<void> {
  let started = 0;
  let pending = 0;
  page.on('request', () => {
    started++;
    pending++;
  });
  page.on('requestfinished', () => void pending--);
  page.on('requestfailed', () => void pending--);
  return async () => {
    for (let before = -1, quiet = 0; quiet < 5; ) {
      await page.evaluate(idleMoment);
      quiet = started === before && pending === 0 ? quiet + 1 : 0;
      before = started;
    }
  };
}
