// What opens above a page, and the page for server errors, break no accessibility rule in either colour mode. The
// gallery and the search have tests of their own; the other states of the search are checked at night.
import { screens } from '../../../scripts/screens/screens.ts';
import { findViolationsInBothModes, tall } from '../support/axe.ts';
import { open } from '../support/moving.ts';
import { expect, isEveryPage, test } from '../support/test.ts';
import { checkResults } from '../support/visit/check-results.ts';

const states = screens.filter(
  ({ name, prepare }) => prepare && (isEveryPage || !/^search-(?:empty|nothing|term)$/.test(name)),
);

/** The menus are the same above every page, and axe needs a third of the time on a short one. */
const shortPage = '/projects/one-page-about-you';

for (const [listed, ofPage] of Map.groupBy(states, (state) => state.path)) {
  const path = isEveryPage || listed === '/_gallery' ? listed : shortPage;

  test(`above ${path}: ${ofPage.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    test.setTimeout(isEveryPage ? 600_000 : 180_000);
    // Colours that are fading would be measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 390])
      for (const { name, prepare, exists = () => true } of ofPage)
        if (exists(width))
          await test.step(`${name} at ${width} px`, async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            await page.setViewportSize({ width, height: tall });
            await open(page, path);
            await checkResults(page);
            await prepare?.(page);
            expect.soft(await findViolationsInBothModes(page, [width]), name).toEqual([]);
          });
  });
}
