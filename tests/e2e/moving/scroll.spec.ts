// The scroll position after a navigation: the top, an anchor, or where the reader was.
import { expectHeading, open, openUntouched, recordScrolls, scrollTo } from '../support/moving.ts';
import {
  back,
  expectAtHeading,
  expectPosition,
  forward,
  go,
  goAndFinish,
  reload,
} from '../support/scroll-position.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

const link = (name: string) => ({ name, exact: true });

test('a new page starts at the top, and Back and Forward restore the position of each visit', async ({
  page,
}) => {
  const behaviours = await recordScrolls(page);
  await open(page, '/alpha');

  await test.step('a link scrolls smoothly to the top of the new page', async () => {
    await scrollTo(page, 1200);
    await behaviours();
    await page
      .getByRole('link', link('Beta'))
      .last()
      .evaluate((element: HTMLElement) => element.click());
    await expectHeading(page, 'Beta');
    await expectPosition(page, 0);
    expect(await behaviours()).toEqual(['smooth']);
  });

  await test.step('Back and Forward restore each position', async () => {
    await back(page);
    await expectHeading(page, 'Alpha');
    await expectPosition(page, 1200);
    await forward(page);
    await expectHeading(page, 'Beta');
    await expectPosition(page, 0);
  });

  await test.step('two visits to one page have two positions', async () => {
    await goAndFinish(page, '/alpha');
    await expectHeading(page, 'Alpha');
    await expectPosition(page, 0);
    await scrollTo(page, 900);
    await back(page);
    await expectHeading(page, 'Beta');
    await back(page);
    await expectHeading(page, 'Alpha');
    await expectPosition(page, 1200);
  });

  await test.step('positions survive a reload', async () => {
    await scrollTo(page, 1100);
    await go(page, '/beta');
    await expectHeading(page, 'Beta');
    await reload(page);
    await back(page);
    await expectHeading(page, 'Alpha');
    await expectPosition(page, 1100);
  });
});

test('an anchor is scrolled to below the header; only a change of page or anchor scrolls', async ({
  page,
}) => {
  const behaviours = await recordScrolls(page);
  await open(page, '/alpha');

  await test.step('an anchor of another page ends below the header', async () => {
    await page.getByRole('link', link('Beta, section 5')).first().click();
    await expectHeading(page, 'Beta');
    await expectAtHeading(page, 'section-5');
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator('#section-5').boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });

  await test.step('an anchor of the same page is scrolled to smoothly and gets the focus', async () => {
    await behaviours();
    await page.getByRole('link', link('This page, section 3')).first().click();
    await expectAtHeading(page, 'section-3');
    expect(await behaviours()).toEqual(['smooth']);
    await expect(page.locator('#section-3')).toBeFocused();
    await expect(page).toHaveURL(/\/beta#section-3$/);
  });

  await test.step('removing the anchor from the address scrolls to the top', async () => {
    await go(page, '/beta');
    await expectPosition(page, 0);
  });

  await test.step('a new query or an anchor that the page does not have scrolls nowhere', async () => {
    await scrollTo(page, 800);
    await behaviours();
    for (const to of ['/beta?tab=2', '/beta?tab=2#elsewhere']) {
      await goAndFinish(page, to);
      await expect(page).toHaveURL((url) => url.href.endsWith(to));
      expect(await behaviours()).toEqual([]);
      await expectPosition(page, 800);
    }
  });

  await test.step('an anchor that the new page does not have leads to its top', async () => {
    await go(page, '/gamma#nowhere');
    await expectHeading(page, 'Gamma');
    await expectPosition(page, 0);
  });
});

test('the last of two quick navigations decides, and Back waits for a slow page before it scrolls', async ({
  page,
}) => {
  await open(page, '/alpha');

  for (const { overtaken, first, shown, second, heading } of [
    {
      overtaken: 'before its page is shown',
      first: '/beta#section-5',
      shown: 'Alpha',
      second: '/gamma#section-3',
      heading: 'Gamma',
    },
    {
      overtaken: 'while its page scrolls to a section',
      first: '/beta#section-5',
      shown: 'Beta',
      second: '/alpha#section-3',
      heading: 'Alpha',
    },
  ])
    await test.step(`the first navigation is overtaken ${overtaken}`, async () => {
      await page.evaluate(
        async ({ first, shown, second }) => {
          void navigation.navigate(first);
          while (document.querySelector('h1')?.textContent !== shown)
            await new Promise(requestAnimationFrame);
          void navigation.navigate(second);
        },
        { first, shown, second },
      );
      await expectHeading(page, heading);
      await expectAtHeading(page, 'section-3');
      await expect(page).toHaveURL((url) => url.href.endsWith(second));
    });

  await test.step('Back to a page whose payload is slow ends where the reader was', async () => {
    await goAndFinish(page, '/beta');
    await expectHeading(page, 'Beta');
    await expectPosition(page, 0);
    await scrollTo(page, 1200);
    await go(page, '/short');
    await expectHeading(page, 'Short');
    await reload(page);
    await page.route('**/beta/_payload.json*', async (route) => {
      // The answer comes only when the loading bar is shown; until then the old page stays.
      await page.locator('html[data-loading]').waitFor();
      await expectHeading(page, 'Short');
      await route.continue();
    });
    await back(page);
    await expectHeading(page, 'Beta');
    await expectPosition(page, 1200);
  });
});

test('the browser places the first load without the script, and with reduced motion the page jumps', async ({
  page,
}) => {
  const behaviours = await recordScrolls(page);
  await openUntouched(page, '/beta#section-6');
  await expectAtHeading(page, 'section-6');
  expect(await behaviours()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 1200);
  await behaviours();
  await go(page, '/alpha');
  await expectHeading(page, 'Alpha');
  await expectPosition(page, 0);
  expect(await behaviours()).toEqual(['auto']);
});
