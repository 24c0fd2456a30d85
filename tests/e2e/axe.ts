// Rules of accessibility, checked in the page. The checker is brought into each document once and asked many times:
// bringing it takes about as long as asking.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const ruleSets = {
  /** WCAG A and AA, and what axe's makers advise. */
  usual: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  },
  /** The usual rules whose answer may change with the colours. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  /** Every rule there is. */
  every: {},
} as const;

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
        ...(chosen as import('axe-core').RunOptions),
        // Describing every element that passed takes longer than the check itself.
        resultTypes: ['violations'],
        // What examples show is checked with the content.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { include, chosen: ruleSets[rules] as unknown },
  );
}
