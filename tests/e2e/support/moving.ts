// What tests of moving about have in common: waiting for the script, telling a swap from a load, reading the scroll.
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a page and waits until the site's script answers. A first input is sent, because without one the script waits
 * for an idle moment, which takes seconds on a busy machine. Tests about loading use `openUntouched`.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await sendFirstInput(page);
  await ready(page);
}

/** A sign of the reader, so that the site's script starts at once. Call it when the document has loaded. */
export async function sendFirstInput(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
}

/** Opens a page as a reader who does nothing yet: the script starts when the browser is idle. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits until the site's script answers, and marks the window: the mark is gone after a document load. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
}

/** The first link of that name in the page. */
export function link(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true }).first();
}

/** The notice of a new version. */
export function newVersion(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('listitem')
    .filter({ hasText: 'A new version is available' });
}

/** Whether the document is still the one that `open` marked. */
export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameWindow' in window);
}

export async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([text]);
}

/** Scrolls at once, and waits until the browser has told the page so. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** The scroll position once it has stood still for a while. */
async function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let since = performance.now();
        const look = () => {
          if (window.scrollY !== last) {
            last = window.scrollY;
            since = performance.now();
          }
          if (performance.now() - since > 400) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Expects the page to come to rest at a position, within two pixels. */
export async function expectScroll(page: Page, y: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await settledScroll(page)) - y) <= 2, { timeout: 15_000 })
    .toBe(true);
}

/** Notes the behaviour of every scroll that a script asks for. */
export async function recordScrolls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const behaviours: string[] = [];
    Object.assign(window, { scrollBehaviours: behaviours });
    const { scrollTo } = window;
    window.scrollTo = (...args: unknown[]) => {
      const [options] = args as [ScrollToOptions];
      behaviours.push(options?.behavior ?? 'none');
      return Reflect.apply(scrollTo, window, args);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      behaviours.push(typeof options === 'object' ? (options.behavior ?? 'none') : 'none');
      return scrollIntoView.call(this, options);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { scrollBehaviours: string[] }).scrollBehaviours.splice(0));
}
