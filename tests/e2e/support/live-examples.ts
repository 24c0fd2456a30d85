// The page `/notes/blocks` of the site `layouts`, which has live examples.
import { expect, type Page } from '@playwright/test';
import { open } from './moving.ts';

export const examplesPage = '/notes/blocks';

/** Opens the page and waits until the example "A harbour" shows its result. */
export async function openHarbour(page: Page) {
  await open(page, examplesPage);
  const harbour = harbourOf(page);
  await harbour.example.scrollIntoViewIfNeeded();
  await expect(harbour.view).toHaveAttribute('data-state', 'shown');
  return harbour;
}

/** The parts of the example "A harbour". */
export function harbourOf(page: Page) {
  const example = page.getByRole('group', { name: 'A harbour', exact: true });
  return {
    example,
    view: example.locator('.example-view'),
    source: example.getByRole('textbox', { name: 'Source' }),
    result: example.frameLocator('iframe[title="Result"]'),
    edit: example.getByRole('button', { name: 'Edit' }),
    reset: example.getByRole('button', { name: 'Reset' }),
    run: example.getByRole('button', { name: 'Run' }),
    /** The sentence below the result. */
    line: example.locator('.example-line > p'),
  };
}
