// Helpers for tests of toasts: adding them through the gallery, finding and measuring them.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ToastInput } from '#ui/toast/toast.ts';
import type { GalleryHandle } from './gallery.ts';

export const regionOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)', exact: true });

export const toastsOf = (page: Page) => regionOf(page).getByRole('listitem');

/** Adds toasts in one event and waits until the last of them is shown. Returns their ids. */
export async function addToasts(
  page: Page,
  gallery: GalleryHandle,
  ...inputs: ToastInput[]
): Promise<string[]> {
  const ids = await gallery.evaluate(
    ({ toasts }, given) => given.map((input) => toasts.add(input).id),
    inputs,
  );
  await expect(toastsOf(page).last()).toContainText(inputs.at(-1)?.title ?? '');
  return ids;
}

/** Removes all toasts, and gives pointer and focus back to the page, as if nothing had been shown. */
export async function clearToasts(page: Page, gallery: GalleryHandle): Promise<void> {
  await gallery.evaluate(({ toasts }) => toasts.clear());
  await expect(toastsOf(page)).toHaveCount(0);
  await page.mouse.move(20, 20);
  await page.getByRole('main').focus();
}

/** Where an element is once its animations are over. */
export function boxOf(locator: Locator) {
  return locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });
}
