// Accessibility rules, checked by axe in the page. axe is injected once into each document: that takes about as long as
// a check.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { recallViolations } from './axe-verdicts.ts';
import { resize } from './resize.ts';
import { isEveryPage } from './test.ts';

/** `axe.source` is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colours, the only ones that the colour mode can break. axe needs half of its time for them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules about sizes and scrolling, which the width can break on every element. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

const ruleSets = {
  /** WCAG A and AA, and the best practices of axe. */
  usual: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  },
  /** The default of axe. */
  every: {},
  colours: { runOnly: { type: 'rule', values: colourRules } },
  layout: { runOnly: { type: 'rule', values: layoutRules } },
} satisfies Record<string, RunOptions>;

interface CheckOptions {
  /** The part of the page to check, as a selector. By default the whole page. */
  include?: string;
  /** Check only elements that were not visible yet when `rememberVisible` was called. */
  isOnlyNew?: boolean;
  rules?: keyof typeof ruleSets;
}

/** Each broken rule with the element that breaks it. */
export async function findViolations(page: Page, options: CheckOptions = {}): Promise<string[]> {
  return recallViolations(page, options, () => runAxe(page, options));
}

async function runAxe(
  page: Page,
  { include, isOnlyNew = false, rules = 'usual' }: CheckOptions,
): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, isOnlyNew, chosen }) => {
      const { axe, visibleBefore = new Set() } = window as unknown as {
        axe: typeof import('axe-core');
        visibleBefore?: Set<Element | null>;
      };
      const listNew = () =>
        [...document.querySelectorAll('body *')].filter(
          (element) =>
            !visibleBefore.has(element) &&
            visibleBefore.has(element.parentElement) &&
            element.checkVisibility({ visibilityProperty: true }),
        );
      const added = isOnlyNew ? listNew() : [];
      if (isOnlyNew && added.length === 0) return [];
      const part = isOnlyNew ? { include: added } : (include ?? document);
      const { violations } = await axe.run(part, {
        ...chosen,
        // Describing every element that passed takes longer than the check itself.
        resultTypes: ['violations'],
        // The documents of examples are checked with the content.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { include, isOnlyNew, chosen: ruleSets[rules] as RunOptions },
  );
}

/** Remembers which elements are visible at the current width. */
async function rememberVisible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const visible = [...document.querySelectorAll('body, body *')].filter(isVisible);
    Object.assign(window, { visibleBefore: new Set(visible) });
  });
}

/** So tall that no list scrolls: the target size of an entry that is half out of view would count as too small. */
export const tall = 6000;

/**
 * What is wrong in either colour mode at each width; each finding says where it was made. At the first width all rules
 * run, and those about colours again in the dark mode. At the other widths the rules about layout run, and all others
 * only on elements that the first width does not show: names, roles and colours of an element don't depend on the
 * width. The nightly run checks every combination completely.
 */
export async function findViolationsInBothModes(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  let mode: 'light' | 'dark' = 'light';
  for (const [index, width] of widths.entries()) {
    const isFirst = index === 0;
    const check = async (options: CheckOptions) => {
      for (const violation of await findViolations(page, isEveryPage ? {} : options))
        found.push(`${mode}, ${width} px: ${violation}`);
    };
    const checkMode = async () => {
      await emulateMode(page, mode);
      if (mode === 'dark') await check({ rules: 'colours', isOnlyNew: !isFirst });
      else if (isFirst || isEveryPage) await check({});
      else {
        await check({ rules: 'layout' });
        await check({ isOnlyNew: true });
      }
    };
    await resize(page, width, tall);
    await checkMode();
    // The next width begins in this mode, which saves a switch.
    mode = mode === 'light' ? 'dark' : 'light';
    await checkMode();
    if (isFirst && widths.length > 1) await rememberVisible(page);
  }
  return found;
}

async function emulateMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // A page of ten thousand elements takes its time to be drawn in other colours.
  await expect(page.locator('html')).toHaveClass(colorScheme, { timeout: 60_000 });
}
