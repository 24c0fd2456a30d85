// The result of every live example is seen whole, or scrolls at its greatest height, and nothing moves when it comes.
// `npm run nightly` looks at all of them; otherwise at the pages below.
import { resultHeights } from '#schema/page/example.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { expect, isEveryPage, pagesOf, test } from '../support/test.ts';

const some = [
  '/cs/html/elements/dialog',
  '/cs/html/attributes/form',
  // A field in a typeface of fixed width, whose lines are of another height on every system unless their height is said.
  '/cs/html/attributes/writingsuggestions',
  '/cs/html/getting-started/images',
  '/cs/html/accessibility/forms-labels-and-errors',
];

for (const path of isEveryPage ? pagesOf('real') : some)
  for (const width of [390, 820, 1280])
    test(`${path} at ${width} px`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(encodeURI(path));
      for (const example of await page.locator('.example').all()) {
        const view = example.locator('.example-view');
        await view.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        // Where `toHaveAttribute` has to wait, it reads the accessibility tree, which lays folded lines out: a shift.
        await expect.poll(() => view.getAttribute('data-state')).toBe('shown');
        const frame = example.frameLocator('iframe').locator('html');
        const isWhole = () =>
          frame.evaluate(
            ({ scrollHeight, clientHeight }, most) => scrollHeight <= clientHeight || innerHeight === most,
            resultHeights.max,
          );
        await expect.poll(isWhole).toBe(true);
      }
      expect(await shifts()).toEqual([]);
    });
