// Helpers for tests that use the site's parts through the gallery.
import type { JSHandle, Page } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { open } from './moving.ts';

/** The site's parts, as the gallery exposes them to programs. */
export type GalleryHandle = JSHandle<Gallery['api']>;

export async function openGallery(page: Page): Promise<GalleryHandle> {
  await open(page, '/_gallery');
  return galleryOf(page);
}

/** The gallery of a page that is open already. The handle is useless after a document load. */
export function galleryOf(page: Page): Promise<GalleryHandle> {
  return page.waitForFunction(
    () => (window as unknown as { gallery?: Gallery['api'] }).gallery,
  ) as Promise<GalleryHandle>;
}

/** Opens the gallery and stops its clock; `page.clock.runFor` advances it. Painting and requests go on as usual. */
export async function openGalleryInStillTime(page: Page): Promise<GalleryHandle> {
  await page.clock.install();
  const gallery = await openGallery(page);
  await stopClock(page);
  return gallery;
}

/** Stops a clock that was installed with `page.clock.install()`; from now on only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
