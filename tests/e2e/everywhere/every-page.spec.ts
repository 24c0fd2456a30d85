// Every page of the real site, whole, with all its live examples: nothing is said in the console, at no width does
// anything stick out, and no rule of accessibility is broken on narrow and wide screens in both modes. It takes long, so
// `npm run nightly` runs it, not `npm test`.
import { findViolationsInBothModes } from '../support/axe.ts';
import { open } from '../support/moving.ts';
import { recordConsole } from '../support/requests.ts';
import { resize } from '../support/resize.ts';
import { expect, pagesOf, test } from '../support/test.ts';

const widths = [320, 390, 600, 768, 1024, 1280, 1600];

/** What the report of the night adds up. */
const findingsNote = 'axe findings';

for (const path of pagesOf('real'))
  test(path, async ({ page }) => {
    // The longest guide has ten thousand elements.
    test.setTimeout(600_000);
    const said = recordConsole(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, encodeURI(path));
    const sizes: Record<number, unknown> = {};
    for (const width of widths) {
      await resize(page, width, 800);
      sizes[width] = await page.evaluate('document.documentElement.scrollWidth');
    }
    expect.soft(sizes).toEqual(Object.fromEntries(widths.map((width) => [width, width])));

    const found = await findViolationsInBothModes(page, [390, 1280]);
    test.info().annotations.push({ type: findingsNote, description: String(found.length) });
    // By now every live example has been in sight.
    expect.soft(said).toEqual([]);
    expect(found).toEqual([]);
  });
