// Parts of a text that a reader can use: copy buttons, tabs, live examples; and how code and tables fit the column.
import { open } from '../support/moving.ts';
import { recordConsole } from '../support/requests.ts';
import { expect, readOnlyTest, test } from '../support/test.ts';

const path = '/notes/blocks';
const copied =
  'const dialog = document.querySelector(\'dialog\');\ndialog.showModal();\n\n  // "quoted" & <done>';

test.use({ site: 'layouts' });

test('the copy button copies the source and confirms it; if the browser refuses, the code is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, path);
  const figure = page.locator('figure.code').first();
  const button = figure.getByRole('button');
  const status = page.locator('.prose > [role="status"]');
  await expect(status).toBeAttached();
  // The clock stops, so that a slow machine doesn't miss the confirmation.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const { width } = (await button.boundingBox()) ?? {};
  await button.click();
  await expect(button).toHaveAccessibleName('Copied');
  await expect(status).toHaveText('Copied');
  expect((await button.boundingBox())?.width).toBe(width);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.clock.fastForward(2000);
  await expect(button).toHaveAccessibleName('Copy');
  await expect(status).toBeEmpty();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(status).toHaveText('The browser refused to copy. The code is selected instead.');
  expect(await page.evaluate(() => String(getSelection()))).toContain('dialog.showModal();');
  await expect(page.locator('.code-bad').getByRole('button')).toHaveCount(0);
});

test('a live example shows its result in an isolated frame, follows what is typed, and can be reset', async ({
  page,
}) => {
  const messages = recordConsole(page);
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  await open(page, path);
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  const iframe = example.locator('iframe');
  const result = example.frameLocator('iframe');
  const heading = result.getByRole('heading');

  await test.step('the frame is as tall as its content', async () => {
    await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
    const frameHeight = async () => (await iframe.boundingBox())?.height;
    // More than the 160 pixels that the author reserved.
    await expect.poll(frameHeight).toBeGreaterThan(160);
    const contentHeight = () => result.locator('html').evaluate(({ scrollHeight }) => scrollHeight);
    await expect.poll(async () => (await contentHeight()) === (await frameHeight())).toBe(true);
  });

  await test.step('scripts, links and forms of the example do nothing, and it cannot reach the page', async () => {
    await expect(result.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    await expect(result.getByRole('img', { name: 'A ferry' })).toHaveAttribute('src', 'data:,');
    await result.getByText('Pier 4').click();
    await result.getByRole('link', { name: 'Away' }).click();
    await result.getByRole('textbox').fill('Mei');
    await result.getByRole('button', { name: 'Send' }).click();
    await expect(iframe).toHaveCSS('outline-width', '2px');
    await expect(iframe).toHaveCSS('outline-style', 'solid');
    await example.getByRole('button', { name: 'Copy' }).focus();
    await expect(iframe).toHaveCSS('outline-style', 'none');
    await expect(result.locator('#pier')).toHaveText('Pier 4');
    const access = await result.locator('html').evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return `${origin} ${(error as Error).name}`;
      }
    });
    expect(access).toBe('null SecurityError');
  });

  const field = example.getByRole('textbox', { name: 'Source' });
  const reset = example.getByRole('button', { name: 'Reset' });
  await test.step('the result follows what is typed, without a base address of its own', async () => {
    await expect(reset).toBeDisabled();
    const before = await field.inputValue();
    await field.fill('<h2>Airport</h2>');
    await expect(heading).toHaveText('Airport');
    await expect(example.locator('pre')).toHaveText('<h2>Airport</h2>');
    await field.fill(
      '<!doctype html>\n<base href="https://example.org/"><title>Rail</title><h2 onclick="go()">Station</h2>',
    );
    await expect(heading).toHaveText('Station');
    const html = result.locator('html');
    expect(await html.evaluate(() => document.baseURI)).toMatch(/\/_example\/frame\.html$/);
    expect(await html.evaluate(() => document.head.textContent)).toContain('Rail');
    await expect(result.locator('base, meta[data-base]')).toHaveCount(0);
    await field.press('Escape');
    await field.press('Tab');
    await expect(field).not.toBeFocused();
    await reset.click();
    await expect(heading).toHaveText('Harbour');
    await expect(field).toHaveValue(before);
    await expect(field).toBeFocused();
    await expect(reset).toBeDisabled();
  });

  await test.step('where it is narrow, code that scrolls can be reached by keyboard', async () => {
    await page.setViewportSize({ width: 400, height: 700 });
    await expect(page.locator('.table-scroll, .prose pre[role="group"]').first()).toHaveAttribute(
      'tabindex',
      '0',
    );
    await expect(example.locator('pre')).not.toHaveAttribute('tabindex');
  });

  await test.step('an example with scripts runs them', async () => {
    const scripted = page.locator('.example').nth(1);
    await scripted.scrollIntoViewIfNeeded();
    await expect(scripted.frameLocator('iframe').locator('#now')).toHaveText('The script ran.');
  });
  expect(messages).toEqual([]);
});

test('a result that does not load can be tried again', async ({ page }) => {
  // Every state of the first example, because on a slow machine one may be over before it is looked at.
  await page.addInitScript(() => {
    const states: (string | undefined)[] = [];
    Object.assign(window, { exampleStates: states });
    new MutationObserver(() => {
      const view = document.querySelector<HTMLElement>('.example-view');
      if (view && view.dataset.state !== states.at(-1)) states.push(view.dataset.state);
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { exampleStates: (string | undefined)[] }).exampleStates);
  await page.clock.install();
  await page.route('**/_example/frame.html', (route) => route.abort());
  await open(page, path);
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  await expect.poll(states).toContain('loading');
  await page.clock.fastForward(5000);
  await expect(example.getByText('The result did not load.')).toBeVisible();
  expect(await states()).toEqual(['loading', 'failed']);
  await page.unroute('**/_example/frame.html');
  await example.getByRole('button', { name: 'Try again' }).click();
  await expect(example.frameLocator('iframe').getByRole('heading', { name: 'Harbour' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and results work, also printed and in forced colours, and buttons that need scripts are hidden', async ({
    page,
  }) => {
    await page.goto(path);
    const tabs = page.getByRole('group', { name: 'Package manager' });
    const panels = tabs.locator('.tab-panel');
    await test.step('tabs are chosen with the arrow keys', async () => {
      await expect(panels.nth(0)).toBeVisible();
      await expect(panels.nth(1)).toBeHidden();
      await tabs.getByRole('radio', { name: 'npm', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.getByRole('radio', { name: 'pnpm' })).toBeFocused();
      await expect(panels.nth(0)).toBeHidden();
      await expect(panels.nth(1)).toHaveText('Use pnpm install.');
      await expect(panels.nth(1)).toBeVisible();
    });

    await test.step('every tab is printed, one after the other', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(panels.nth(0)).toBeVisible();
      await expect(panels.nth(1)).toBeVisible();
      await expect(tabs.getByText('npm', { exact: true })).toBeVisible();
    });

    await page.emulateMedia({ media: null, forcedColors: 'active' });
    await test.step('the result and the source of an example are there', async () => {
      await expect(page.locator('.copy').first()).toBeHidden();
      const view = page.locator('.example-view').first();
      const result = view.frameLocator('iframe[title="Result"]');
      await expect(result.getByRole('heading', { name: 'Harbour' })).toBeVisible();
      const room = await view.boundingBox();
      expect(room?.height).toBe(160);
      expect(await view.locator('iframe').boundingBox()).toEqual(room);
      await expect(page.locator('.example').first()).toContainText('<h2>Harbour</h2>');
    });

    await test.step('in forced colours, removed and added lines have signs and bars', async () => {
      const lines = page.locator('.code .line');
      const signs = await lines.evaluateAll((all) =>
        all.slice(0, 3).map((line) => getComputedStyle(line, '::before').content),
      );
      expect(signs).toEqual([
        'counter(line) "  " / ""',
        'counter(line) " −" / "removed: "',
        'counter(line) " +" / "added: "',
      ]);
      const bars = await lines.evaluateAll((all) =>
        all.slice(0, 3).map((line) => getComputedStyle(line).borderInlineStartColor),
      );
      expect(bars).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
    });
  });
});

readOnlyTest.describe('on pages of the reference', () => {
  readOnlyTest.use({ site: 'real' });

  readOnlyTest(
    'wrong and right code are side by side, or stacked where the code needs the room; a table fits a phone',
    async ({ page }) => {
      const pairs = () =>
        page.locator('.wrong-right').evaluateAll((all) =>
          all.map((pair) => {
            const [wrong, right] = ['.wrong', '.right'].map((name) =>
              pair.querySelector(name)?.getBoundingClientRect(),
            );
            const code = [...pair.querySelectorAll('pre')];
            return {
              isStacked: (right?.top ?? 0) >= (wrong?.bottom ?? 0),
              isCropped: code.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
            };
          }),
        );
      const stacked = { isStacked: true, isCropped: false };
      const beside = { isStacked: false, isCropped: false };
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/cs/html/elements/video');
      expect(await pairs()).toEqual([stacked, stacked, stacked, stacked]);
      await page.setViewportSize({ width: 1600, height: 900 });
      await page.goto('/cs/html/elements/dialog');
      expect(await pairs()).toEqual([beside, stacked]);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/cs/html/elements/table');
      const table = page.locator('.table-scroll').first();
      await expect(table.getByRole('columnheader')).toHaveText(['You need', 'Use', 'Because']);
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );
});
