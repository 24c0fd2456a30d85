// A link to another page shows that page without loading its document, and shows what the document would have shown.
import type { Page } from '@playwright/test';
import { isSameWindow } from '../moving.ts';
import { shapeOf } from '../page-shape.ts';
import { expect } from '../test.ts';

/** Follows one link of the page that leads to one of `pages`. */
export async function followLink(page: Page, path: string, pages: readonly string[]): Promise<void> {
  const target = await page.evaluate(markLink, { pages, path });
  if (target === null) throw new Error(`${path} has no link to another page.`);
  const step = `${path} → ${target}`;
  const html = await (await page.request.get(encodeURI(target))).text();
  await page.locator('[data-followed]').click();
  const title = await page.evaluate(titleOf, html);
  // While `toHaveTitle` waits, it reads the accessibility tree, and the browser writes about folded lines to the console.
  await expect.poll(() => page.title(), { message: step }).toBe(title);
  expect(decodeURI(new URL(page.url()).pathname), step).toBe(target);
  expect(await isSameWindow(page), `${step} loads no document`).toBe(true);
  const expected = await page.evaluate(shapeOf, html);
  await expect.poll(() => page.evaluate(shapeOf, null), { message: step }).toBe(expected);
}

/** Marks a link and returns the path it leads to. Each page gets a different link, so that many kinds are tried. */
function markLink({ pages, path }: { pages: readonly string[]; path: string }): string | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]');
  const usable = [...links].filter((link) => {
    const to = decodeURI(link.pathname);
    const isOther = link.origin === location.origin && to !== path && pages.includes(to);
    // The link from an example to the playground brings its source along, which no document contains.
    return isOther && !link.matches('.open-example') && link.checkVisibility();
  });
  const link = usable[(Math.max(0, pages.indexOf(path)) * 7) % usable.length];
  if (!link) return null;
  link.dataset.followed = '';
  return decodeURI(link.pathname);
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title;
}
