// Rules of accessibility, checked in the page. The checker is brought into each document once and asked many times:
// bringing it takes about as long as asking.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG A and AA, and what axe's makers advise. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface CheckOptions {
  /** The part of the page to check; all of it otherwise. */
  include?: string;
  /** Every rule there is, rather than the usual tags. */
  hasEveryRule?: boolean;
}

/** Each broken rule with the element that breaks it. */
export async function findViolations(page: Page, options: CheckOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, hasEveryRule, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(include ?? document, {
        ...(!hasEveryRule && { runOnly: { type: 'tag', values: rules } }),
        // Describing every element that passed takes longer than the check itself.
        resultTypes: ['violations'],
        // What examples show is checked with the content.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { ...options, rules },
  );
}
