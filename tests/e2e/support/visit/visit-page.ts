// One visit that checks everything that must hold on every page. `npm test` visits one page of each kind this way,
// `npm run nightly` all pages.
import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from '../axe.ts';
import { findOverlaps } from '../find-overlaps.ts';
import { onlyGlance } from '../glance.ts';
import { watchShifts } from '../layout-shifts.ts';
import { open, scrollTo } from '../moving.ts';
import { resize } from '../resize.ts';
import { isEveryPage } from '../test.ts';
import { checkResults } from './check-results.ts';
import { followLink } from './follow-link.ts';
import { recordFaults } from './record-faults.ts';

export interface Visit {
  path: string;
  /** Every page of the site. */
  pages: readonly string[];
  /** Where the site is served. */
  origin: string;
  /** The status of the document, if it isn't 200. */
  status?: 404 | undefined;
  /** Widths at which nothing may stick out, besides the zoomed one. */
  widths?: readonly number[];
}

export interface VisitResult {
  /** Everything that is wrong with the page, in words. */
  faults: string[];
  /** How many of these axe has found. */
  violations: number;
}

const narrow = 390;
const wide = 1280;
const height = 800;
/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** Opens the page at several widths, looks at it in every way, and follows a link. */
export async function visitPage(page: Page, visit: Visit): Promise<VisitResult> {
  const { path, pages, origin, status, widths = [] } = visit;
  const address = encodeURI(path);
  const missing = status === 404 ? origin + address : undefined;
  const { faults, startLoad, untilQuiet, measure } = await recordFaults(page, { origin, missing });
  const listShifts = await watchShifts(page);
  // After some seconds on a page its typeface is loaded for the next one. Every load here is a first one.
  await onlyGlance(page);

  /** Opens the page in a window of that width. Nothing moves while it loads and its examples start. */
  async function load(width: number): Promise<{ examples: number }> {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height });
    startLoad();
    // The build manifest is requested a second after everything else, and pages are prefetched after that. It is
    // enough to wait for it in one of the windows.
    const manifest = width === wide ? page.waitForResponse(/\/builds\/meta\//) : null;
    // If the page fails to open, that error is the one to report.
    manifest?.catch(() => {});
    await open(page, address);
    const examples = await checkResults(page);
    if (manifest) {
      await manifest;
      await untilQuiet();
    }
    for (const shift of await listShifts()) faults.push(`layout shift at ${width} px: ${shift}`);
    return { examples };
  }

  async function checkWidth(width: number, note: string): Promise<void> {
    const content = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (content !== width) faults.push(`the content is ${content} px wide in a window of ${width} px${note}`);
  }

  const { examples } = await load(narrow);
  for (const width of [zoomed.width, ...widths]) {
    await resize(page, width, width === zoomed.width ? zoomed.height : height);
    await checkWidth(width, '');
  }
  await scrollTo(page, 0);
  await resize(page, narrow, height);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(`document.documentElement.setAttribute('data-text-size', 'large')`);
  await checkWidth(narrow, ' with large text');
  for (const overlap of await measure(() => findOverlaps(page)))
    faults.push(`overlap with large text: ${overlap}`);

  // Between the two measured widths, an example has the height for the narrower one.
  if (examples > 0 && isEveryPage) await load(820);

  await load(wide);
  // In a window as tall as axe needs it, all links are in view. Prefetching hundreds of pages would only take time.
  await page.evaluate(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })`,
  );
  // Colours that are fading would be measured half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = await measure(() => findViolationsInBothModes(page, [wide, narrow]));

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await resize(page, wide, height);
  // With Data Saver on, links load documents until the code that renders pages is cached.
  await page.evaluate('delete navigator.connection');
  await followLink(page, path, pages);
  await untilQuiet();
  return { faults: [...faults, ...violations], violations: violations.length };
}
