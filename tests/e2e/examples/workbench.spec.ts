// The editor of the workbench, on the playground: how it comes, what it knows, and how it is used without a mouse.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectCodeEditor, expectSource, sourceOf } from '../support/editor.ts';
import { open as openPage } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: 'HTML' | 'CSS' | 'JavaScript' = 'HTML') =>
  page.getByRole('textbox', { name, exact: true });

async function open(page: Page): Promise<void> {
  await openPage(page, '/play');
  await expect(page.locator('.bench-run')).toBeEnabled();
  await expectCodeEditor(field(page));
}

/** Replaces the text as a reader would, and leaves the caret at its end. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

test('the source is in the document, and text, selection and undo survive the code editor', async ({
  page,
}) => {
  const codeEditor = '**/assets/code-editor-*.js';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(codeEditor, async (route) => {
    await released;
    await route.continue();
  });
  const response = await page.request.get('/play');
  expect(await response.text()).toContain('&lt;h1&gt;Tea for three&lt;/h1&gt;');

  await openPage(page, '/play');
  await expect(page.locator('.bench-run')).toBeEnabled();
  const starter = await sourceOf(field(page));
  await expect(field(page)).toHaveJSProperty('tagName', 'TEXTAREA');
  await field(page).press('Control+Home');
  await page.keyboard.type('<!-- x -->');
  await page.keyboard.press('Shift+ArrowLeft');
  release();
  await expectCodeEditor(field(page));
  await expect(field(page)).toBeFocused();
  await expectSource(field(page), `<!-- x -->${starter}`);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('>');
  await page.keyboard.press('Control+z');
  await expect.poll(() => sourceOf(field(page))).not.toBe(`<!-- x -->${starter}`);
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Control+z');
  await expectSource(field(page), starter);
});

test('when the code editor cannot be loaded, the textarea works on', async ({ page }) => {
  await page.route('**/assets/code-editor-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await openPage(page, '/play');
  await field(page).fill('<h1>Plain</h1>');
  await expect(
    page.frameLocator('.play .example-view iframe').getByRole('heading', { name: 'Plain' }),
  ).toBeVisible();
  await expect(field(page)).toHaveJSProperty('tagName', 'TEXTAREA');
  await page.reload();
  await expectSource(field(page), '<h1>Plain</h1>');
});

test('when the workbench cannot be loaded, the source stays, with a sentence and a link', async ({
  page,
}) => {
  await page.route('**/assets/playground-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await openPage(page, '/play');
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await expect(field(page)).toHaveValue(/Tea for three/);
  await expect(page.getByRole('button', { name: 'Run' })).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.locator('.bench-run')).toBeEnabled();
});

test('the editor completes, closes and renames, and refuses nothing to the policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await open(page);
  await expect(field(page).locator('.cm-line').first()).toHaveCSS('font-family', /mono/i);

  await test.step('elements, attributes and values come from our facts', async () => {
    await type(page, '<inp');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toHaveText(/^inputForm control/);
    await options.first().click();
    await page.keyboard.type(' typ');
    await expect(options.first()).toHaveText(/^type/);
    await options.first().click();
    await expectSource(field(page), '<input type=""');
    await page.keyboard.type('em');
    await expect(options.first()).toHaveText('email');
    await options.first().click();
    await expectSource(field(page), '<input type="email"');
  });

  await test.step('an end tag is written with its start tag, and renamed with it', async () => {
    await type(page, '<p>');
    await expectSource(field(page), '<p></p>');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('re');
    await expectSource(field(page), '<pre></pre>');
    await page.keyboard.press('Escape');
  });

  await test.step('comments are toggled and text is found by keys', async () => {
    await type(page, 'one two');
    await page.keyboard.press('Control+/');
    await expectSource(field(page), '<!-- one two -->');
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  });
  expect(refused).toEqual([]);
});

test('a problem is underlined and explained where it is', async ({ page }) => {
  await open(page);
  await field(page).fill('<p class="a" class="b">Two</p>');
  await page.locator('.cm-lintRange-error').hover();
  const tooltip = page.getByRole('tooltip').or(page.locator('.cm-tooltip-lint'));
  await expect(tooltip.first()).toContainText(
    'class stands on this tag twice. The browser keeps the first one and drops this one. Give an element an attribute',
  );
});

test('the editor can be entered and left by keyboard, and says how', async ({ page }) => {
  await open(page);
  const keys = page.locator('.bench-status .bench-keys');
  await field(page).focus();
  await expect(keys).toHaveText('Tab leaves the editor');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();

  await field(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await expect(keys).toHaveText('Esc then Tab leaves the editor');
  const before = await sourceOf(field(page));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expectSource(field(page), `  ${before}`);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveText('Tab leaves the editor');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await expectSource(field(page), `  ${before}`);
});

test('panes are resized by keys and pointer, and keep their size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const width = () => page.locator('.bench-result').evaluate((pane) => pane.getBoundingClientRect().width);
  const handle = page.getByRole('separator', { name: 'Resize the result' });
  const before = await width();
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(Math.round(before) - 16);
  await page.reload();
  await expect(page.locator('.bench-run')).toBeEnabled();
  await expect.poll(width).toBe(Math.round(before) - 16);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  await page.mouse.move(box.x + 4, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(800, box.y + 40);
  await page.mouse.up();
  await expect.poll(width).toBe(480);
  await handle.press('Enter');
  await expect.poll(width).toBe(before);
  expect(await findViolations(page, { include: '.play' })).toEqual([]);
});
