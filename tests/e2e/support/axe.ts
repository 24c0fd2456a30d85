// Rules of accessibility, checked in the page. The checker is brought into each document once and asked many times:
// bringing it takes about as long as asking.
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { resize } from './resize.ts';
import { isEveryPage } from './test.ts';

const ruleSets = {
  /** WCAG A and AA, and what axe's makers advise. */
  usual: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  },
  /** What axe looks for when it is told nothing. */
  every: {},
  /** What other colours can break: nothing but colours differs between the modes. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

interface CheckOptions {
  /** The part of the page to check; all of it otherwise. */
  include?: string;
  rules?: keyof typeof ruleSets;
}

/** Each broken rule with the element that breaks it. */
export async function findViolations(
  page: Page,
  { include, rules = 'usual' }: CheckOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, chosen }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(include ?? document, {
        ...chosen,
        // Describing every element that passed takes longer than the check itself.
        resultTypes: ['violations'],
        // What examples show is checked with the content.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { include, chosen: ruleSets[rules] as RunOptions },
  );
}

/** So high that no list scrolls: an entry that is half out of sight would count as too small. */
export const tall = 6000;

/**
 * What is wrong in either colour mode at each width; each finding says where it was made. In dark colours only colours
 * are looked at, but for the night, when there is time to see that nothing else differs.
 */
export async function findViolationsInBothModes(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A page of ten thousand elements takes its time to be drawn in other colours.
    await expect(page.locator('html')).toHaveClass(colorScheme, { timeout: 60_000 });
    for (const width of widths) {
      await resize(page, width, tall);
      const rules = colorScheme === 'light' || isEveryPage ? 'usual' : 'colours';
      for (const violation of await findViolations(page, { rules }))
        found.push(`${colorScheme}, ${width} px: ${violation}`);
    }
  }
  return found;
}
