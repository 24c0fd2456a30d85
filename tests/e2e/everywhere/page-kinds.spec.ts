// What must hold on every page of the real site, checked on one page of each kind; see `visitPage` for the list.
// `npm run nightly` checks all pages the same way (`every-page.spec.ts`).
import { addressOf } from '#tests/support/sites/sites.ts';
import { kindPages } from '../support/page-kinds.ts';
import { expect, pagesOf, test } from '../support/test.ts';
import { visitPage } from '../support/visit/visit-page.ts';

for (const { kind, path, status, isLikeOther } of kindPages)
  test(`${kind}: quiet, still, accessible in both modes, and its links load no document`, {
    tag: isLikeOther ? '@nightly' : [],
  }, async ({ page }) => {
    // The largest pages have thousands of elements.
    test.setTimeout(180_000);
    const { faults } = await visitPage(page, {
      path,
      status,
      pages: pagesOf('real'),
      origin: addressOf('real'),
    });
    expect(faults).toEqual([]);
  });
