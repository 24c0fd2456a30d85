// The error page in tests: making a page fail, and what has to be on screen while it is shown and after it is gone.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { expectHeading } from './moving.ts';

export type GalleryWindow = { gallery: Gallery['api'] };

/** What the error page says when the error has no message of its own. */
export const noMessage = 'Something went wrong on our side. Please try again.';

/** Reports an error as the site does. The gallery must have been opened in this document; any page may be shown. */
export async function fail(page: Page, error: unknown): Promise<void> {
  await page.evaluate((thrown) => (window as unknown as GalleryWindow).gallery.fail(thrown), error);
}

/** Rejects a promise that nothing handles, with an error that calls itself fatal. Works on every page. */
export async function failFatally(page: Page, error: object = {}): Promise<void> {
  await page.evaluate((fields) => {
    setTimeout(() => void Promise.reject({ fatal: true, ...fields }));
  }, error);
}

/** Throws where nothing catches it. */
export async function throwUncaught(page: Page, message: string): Promise<void> {
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, message);
}

interface ShownError {
  code: number;
  heading: string;
  description: string;
  title: string;
  announced: string;
}

export const internalServerError: ShownError = {
  code: 500,
  heading: 'Internal Server Error',
  description: noMessage,
  title: '500 - Internal Server Error',
  announced: '500: Internal Server Error',
};

/** The whole error page, and the site around it. */
export async function expectError(page: Page, shown: ShownError): Promise<void> {
  const { code, heading, description, title, announced } = shown;
  const main = page.getByRole('main');
  await expectHeading(page, heading);
  const actions = code === 404 ? ['Back to home'] : ['Back to home', 'Try again'];
  await expect(main).toHaveText(`${code}${heading}${description}${actions.join('')}`);
  await expect(main.getByText(String(code), { exact: true })).toBeVisible();
  await expect(main.getByText(description, { exact: true })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(actions);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('[data-announcer]')).toHaveText(announced);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
  await expectSiteAround(page);
}

/** Header and footer of the site `moving`. */
export async function expectSiteAround(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** A page as it is without an error. */
export async function expectNoError(page: Page, heading: string): Promise<void> {
  await expectHeading(page, heading);
  await expect(page).toHaveTitle(heading);
  await expect(page.locator('.error-page')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}

/** A link of the header. */
export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** Leaves an error through a link of the header. */
export async function leaveFor(page: Page, name: string): Promise<void> {
  await headerLink(page, name).click();
  await expectNoError(page, name);
}

/** Goes to an address within the document, as a link does. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => void navigation.navigate(to), path);
  await expectHeading(page, heading);
}

/** What the site's error log gets, each line with its type; the list grows. */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[app] ')) lines.push(`${message.type()} ${message.text()}`);
  });
  return lines;
}

/** Markup in a page must never open one of these; the list grows. */
export function recordDialogs(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}
