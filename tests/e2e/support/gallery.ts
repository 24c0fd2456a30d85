// What tests that work through the gallery have in common.
import type { JSHandle, Page } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { open } from './moving.ts';

/** The site's parts, as the gallery exposes them to programs. */
export type GalleryHandle = JSHandle<Gallery['api']>;

export async function openGallery(page: Page): Promise<GalleryHandle> {
  await open(page, '/_gallery');
  return galleryOf(page);
}

/** The gallery of a page that is there already. A load of the document makes the answer useless. */
export function galleryOf(page: Page): Promise<GalleryHandle> {
  return page.waitForFunction(
    () => (window as unknown as { gallery?: Gallery['api'] }).gallery,
  ) as Promise<GalleryHandle>;
}

/**
 * Opens the gallery with a clock that stands still from then on; `page.clock.runFor` moves it. What the browser draws
 * and fetches goes on as ever.
 */
export async function openGalleryInStillTime(page: Page): Promise<GalleryHandle> {
  await page.clock.install();
  const gallery = await openGallery(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  return gallery;
}
