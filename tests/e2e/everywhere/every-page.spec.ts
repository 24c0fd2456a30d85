// Every page of the real site, checked like the page kinds of `npm test`, and at more widths. This takes long, so only
// `npm run nightly` runs it.

import { addressOf } from '#tests/support/sites/sites.ts';
import { expectReadable } from '../support/read-without-script.ts';
import { expect, pagesOf, test } from '../support/test.ts';
import { visitPage } from '../support/visit/visit-page.ts';

const widths = [390, 600, 768, 1024, 1280, 1600];

/** The pages are divided among tests, so that the workers share them. */
const parts = 12;

/** The nightly report adds up the numbers in these notes, one for each page. */
const findingsNote = 'axe findings';

for (let part = 0; part < parts; part++) {
  const title = `(part ${part + 1} of ${parts})`;

  test(`every page is quiet, still and accessible, and its links load no document ${title}`, async ({
    context,
  }) => {
    test.setTimeout(7_200_000);
    const pages = pagesOf('real');
    for (const path of pages.filter((_, index) => index % parts === part)) {
      const page = await context.newPage();
      const result = await visitPage(page, { path, pages, origin: addressOf('real'), widths }).catch(
        (error) => ({
          faults: [String(error)],
          violations: 0,
        }),
      );
      await page.close();
      test.info().annotations.push({ type: findingsNote, description: String(result.violations) });
      // One page with a fault must not hide the others.
      expect.soft(result.faults, path).toEqual([]);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`every page shows its heading and its text ${title}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      for (const path of pagesOf('real').filter((_, index) => index % parts === part))
        await expectReadable(page, path);
    });
  });
}
