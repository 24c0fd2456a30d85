// The parts of a text that answer to a reader: copy buttons, tabs, live examples.
import { recordConsole } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const path = '/notes/blocks';
const copied =
  'const dialog = document.querySelector(\'dialog\');\ndialog.showModal();\n\n  // "quoted" & <done>';

test.use({ site: 'layouts' });

test('the copy button copies the source as it belongs into a file, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(path);
  const figure = page.locator('figure.code').first();
  const button = figure.getByRole('button');
  const status = page.locator('.prose > [role="status"]');
  await expect(status).toBeAttached();
  // No time passes by itself: on a slow machine the words would be gone before they are read.
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

test('tabs are chosen by the arrow keys, and printed one after the other', async ({ page }) => {
  await page.goto(path);
  const tabs = page.getByRole('group', { name: 'Package manager' });
  const panels = tabs.locator('.tab-panel');
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeHidden();
  await tabs.getByRole('radio', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'pnpm' })).toBeFocused();
  await expect(panels.nth(0)).toBeHidden();
  await expect(panels.nth(1)).toHaveText('Use pnpm install.');
  await page.emulateMedia({ media: 'print' });
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeVisible();
  await expect(tabs.getByText('npm', { exact: true })).toBeVisible();
});

test('a live example shows its result in a frame that can reach nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const answered = page.waitForResponse('**/_example/frame.html');
  await page.goto(path);
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  const view = example.locator('.example-view');
  await expect(view).toHaveAttribute('data-state', 'shown');
  // It has grown beyond the author's 160 pixels, to what it holds.
  const heightOf = async () => (await example.locator('iframe').boundingBox())?.height;
  await expect.poll(heightOf).toBeGreaterThan(160);
  const content = example.frameLocator('iframe').locator('html');
  const contentHeight = () => content.evaluate(({ scrollHeight }) => scrollHeight);
  await expect.poll(async () => (await contentHeight()) === (await heightOf())).toBe(true);

  const policy = (await answered).headers()['content-security-policy'];
  const files = 'http://*:*/_example/ https://*:*/_example/';
  expect(policy?.replace(/'sha256-[^']+'/, 'OURS').replaceAll(files, 'FILES')).toBe(
    "default-src 'none'; script-src OURS; style-src 'unsafe-inline' data: FILES; img-src data: FILES; font-src data: FILES; media-src data: FILES; object-src FILES; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
  );
  expect(await (await page.request.get('/_headers')).text()).toContain(
    `/_example/frame.html\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`,
  );

  const result = example.frameLocator('iframe');
  await expect(result.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  await expect(result.getByRole('img', { name: 'A ferry' })).toHaveAttribute('src', 'data:,');
  await result.getByText('Pier 4').click();
  await result.getByRole('link', { name: 'Away' }).click();
  await result.getByRole('textbox').fill('Mei');
  await result.getByRole('button', { name: 'Send' }).click();
  await expect(example.locator('iframe')).toHaveCSS('outline-width', '2px');
  await expect(example.locator('iframe')).toHaveCSS('outline-style', 'solid');
  await example.getByRole('button', { name: 'Copy' }).focus();
  await expect(example.locator('iframe')).toHaveCSS('outline-style', 'none');
  await expect(result.locator('#pier')).toHaveText('Pier 4');
  const frame = page.frames().find((one) => one.url().endsWith('/_example/frame.html'));
  expect(
    await frame?.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return `${origin} ${(error as Error).name}`;
      }
    }),
  ).toBe('null SecurityError');
  expect(complaints).toEqual([]);
});

test('the result follows what is typed, scripts run where they may, and a change can be taken back', async ({
  page,
}) => {
  const said = recordConsole(page);
  await page.goto(path);
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  const field = example.getByRole('textbox', { name: 'Source' });
  const reset = example.getByRole('button', { name: 'Reset' });
  const heading = example.frameLocator('iframe').getByRole('heading');
  await expect(reset).toBeDisabled();
  const before = await field.inputValue();
  await field.fill('<h2>Airport</h2>');
  await expect(heading).toHaveText('Airport');
  await expect(example.locator('pre')).toHaveText('<h2>Airport</h2>');
  const whole =
    '<!doctype html>\n<base href="https://example.org/"><title>Rail</title><h2 onclick="go()">Station</h2>';
  await field.fill(whole);
  await expect(heading).toHaveText('Station');
  const frame = page.frames().find((one) => one.url().endsWith('/_example/frame.html'));
  expect(await frame?.evaluate(() => document.baseURI)).toMatch(/\/_example\/frame\.html$/);
  expect(await frame?.evaluate(() => document.head.textContent)).toContain('Rail');
  await expect(example.frameLocator('iframe').locator('base, meta[data-base]')).toHaveCount(0);
  await field.press('Escape');
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await reset.click();
  await expect(heading).toHaveText('Harbour');
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
  await expect(reset).toBeDisabled();
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(page.locator('.table-scroll, .prose pre[role="group"]').first()).toHaveAttribute(
    'tabindex',
    '0',
  );
  await expect(example.locator('pre')).not.toHaveAttribute('tabindex');

  const scripted = page.locator('.example').nth(1);
  await scripted.scrollIntoViewIfNeeded();
  await expect(scripted.frameLocator('iframe').locator('#now')).toHaveText('The script ran.');
  expect(said).toEqual([]);
});

test('a result that does not come is asked for again', async ({ page }) => {
  await page.clock.install();
  await page.route('**/_example/frame.html', (route) => route.abort());
  await page.goto(path);
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view[data-state="loading"]')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(example.getByText('The result did not load.')).toBeVisible();
  await page.unroute('**/_example/frame.html');
  await example.getByRole('button', { name: 'Try again' }).click();
  await expect(example.frameLocator('iframe').getByRole('heading', { name: 'Harbour' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, forcedColors: 'active' });

  test('tabs work, sources are whole, buttons are away, and a change is readable in the reader’s own colours', async ({
    page,
  }) => {
    await page.goto(path);
    const tabs = page.getByRole('group', { name: 'Package manager' });
    await tabs.getByRole('radio', { name: 'pnpm' }).check();
    await expect(tabs.locator('.tab-panel').nth(1)).toBeVisible();
    await expect(tabs.locator('.tab-panel').nth(0)).toBeHidden();
    await expect(page.locator('.copy').first()).toBeHidden();
    const view = page.locator('.example-view').first();
    const result = view.frameLocator('iframe[title="Result"]');
    await expect(result.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    const room = await view.boundingBox();
    expect(room?.height).toBe(160);
    expect(await view.locator('iframe').boundingBox()).toEqual(room);
    await expect(page.locator('.example').first()).toContainText('<h2>Harbour</h2>');
    const signs = await page
      .locator('.code .line')
      .evaluateAll((lines) => lines.slice(0, 3).map((line) => getComputedStyle(line, '::before').content));
    expect(signs).toEqual([
      'counter(line) "  " / ""',
      'counter(line) " −" / "removed: "',
      'counter(line) " +" / "added: "',
    ]);
    const bars = await page
      .locator('.code .line')
      .evaluateAll((lines) => lines.slice(0, 3).map((line) => getComputedStyle(line).borderInlineStartColor));
    expect(bars).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  });
});

test.describe('on pages of the reference', () => {
  test.use({ site: 'real' });

  test('what not to write stands beside what to write, and above it where the code needs the room', async ({
    page,
  }) => {
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
  });

  test('at 390 px a table of three columns is seen whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cs/html/elements/table');
    const table = page.locator('.table-scroll').first();
    await expect(table.getByRole('columnheader')).toHaveText(['You need', 'Use', 'Because']);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
