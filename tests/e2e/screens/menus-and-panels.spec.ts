// What opens in place and leaves the rest of the page usable: a menu, folding panels, tooltips.
import { openGallery, stopClock } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 600 } });

test('a menu, folding panels and a tooltip open and close by keyboard and pointer', async ({ page }) => {
  await page.clock.install();
  await openGallery(page);

  await test.step('the arrow keys move through a menu, and Escape returns to its button', async () => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Small' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Large' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a click outside a menu closes it, and so does choosing an item', async () => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  for (const { name, text } of [
    { name: 'First panel', text: 'What the first says.' },
    { name: 'Collapsible', text: 'What is inside.' },
  ])
    await test.step(`the panel of “${name}” is in the document only while it is open, and unfolds in 200 ms`, async () => {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(text)).toHaveCount(0);
      const unfolding = await button.evaluate(async (element: HTMLElement, text) => {
        const isShown = Promise.withResolvers<void>();
        const observer = new MutationObserver(() => {
          if (document.body.textContent?.includes(text)) isShown.resolve();
        });
        observer.observe(document, { childList: true, subtree: true });
        element.click();
        await isShown.promise;
        observer.disconnect();
        const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
        return panel?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      }, text);
      expect(unfolding).toEqual([200]);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toContainText(text);
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(text)).toHaveCount(0);
    });

  await test.step('two panels of an accordion may be open', async () => {
    await page.getByRole('button', { name: 'First panel' }).click();
    await page.getByRole('button', { name: 'Second panel' }).click();
    await expect(page.getByText('What the first says.')).toBeVisible();
    await expect(page.getByText('What the second says.')).toBeVisible();
  });

  await test.step('a tooltip appears after 700 ms of hovering, at once on focus, and goes on Escape', async () => {
    await stopClock(page);
    const button = page.getByRole('button', { name: 'Tooltip', exact: true });
    const tooltip = page.getByRole('tooltip', { name: 'Said after 700 ms' });
    await button.hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toHaveCount(1);
    await expect(button).toHaveAccessibleDescription('Said after 700 ms');
  });
});
