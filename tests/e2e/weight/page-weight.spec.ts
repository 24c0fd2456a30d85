// What one page of each kind weighs before load and until idle, compared with facts/weights.json and with the budgets in
// scripts/weights/weighed-pages.ts. `npm run weights` prints the figures; `npm run weights -- --record` records them.
import { readBaseline } from '#scripts/weights/baseline.ts';
import { findOverweight } from '#scripts/weights/compare.ts';
import { weighPages } from '#scripts/weights/weigh-pages.ts';
import { weighedPages } from '#scripts/weights/weighed-pages.ts';
import { addressOf } from '#tests/support/sites/sites.ts';
import { expect, test } from '../support/test.ts';

/** Two tests, so that two workers share the pages. */
const half = Math.ceil(weighedPages.length / 2);

for (const pages of [weighedPages.slice(0, half), weighedPages.slice(half)])
  test(`within 3 % of the baseline and within budget: ${pages.map(({ kind }) => kind).join(', ')}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const paths = pages.map(({ path }) => path);
    const measured = await weighPages(browser, addressOf('real'), paths);
    expect(findOverweight(pages, measured, readBaseline())).toEqual([]);
  });
