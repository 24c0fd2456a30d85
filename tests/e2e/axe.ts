// Rules of accessibility, checked in the page. The checker is brought into each document once and asked many times:
// bringing it takes about as long as asking.
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** WCAG A and AA, and what axe's makers advise. */
const usual: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

const ruleSets = {
  usual,
  /** The usual rules whose answer may change with the colours; they take as long as all others together. */
  colours: { runOnly: { type: 'rule', values: colourRules } },
  /** The usual rules without those. */
  shapes: {
    ...usual,
    rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
  },
  /** Every rule there is. */
  every: {},
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
