// The playground: it shows and checks what is typed, and saves it on the device. Links share it. No script runs unless
// the reader runs it.
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectSource, sourceOf } from '../support/editor.ts';
import { open as openPage } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const path = '/play';
const field = (page: Page, name: 'HTML' | 'CSS' | 'JavaScript' = 'HTML') =>
  page.getByRole('textbox', { name, exact: true });
const result = (page: Page) => page.frameLocator('.play .example-view iframe');
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

async function open(page: Page, address = path): Promise<void> {
  await openPage(page, address);
  await expect(page.getByRole('button', { name: 'Run', exact: true }).first()).toBeEnabled();
}

test('what is typed is shown at once, its mistakes are listed, and its script waits for Run', async ({
  page,
}) => {
  await open(page);

  await test.step('it starts with the sources of the page, and shows what is typed', async () => {
    await expect(result(page).getByRole('heading', { name: 'Tea for three' })).toBeVisible();
    await expect(problems(page)).toBeHidden();
    await field(page).fill('<h1>Coffee for two</h1>');
    await expect(result(page).getByRole('heading', { name: 'Coffee for two' })).toBeVisible();
    await page.getByRole('tab', { name: 'CSS' }).click();
    await field(page, 'CSS').fill('h1 { color: rgb(1, 2, 3) }');
    await expect(result(page).getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  await test.step('each mistake is listed with its line, which leads to it', async () => {
    await page.getByRole('tab', { name: 'HTML' }).click();
    await field(page).fill('<p>One</p>\n<p class="a" class="b">Two</p>\n<b>Three</i>\n');
    await expect(problems(page).getByRole('listitem')).toHaveText([
      'Line 2class stands on this tag twice.The browser keeps the first one and drops this one. Give an element an attributecolumn 14',
      'Line 3</i> closes nothing.The browser passes over it, and the element it was meant for stays open. One element, two tagscolumn 9',
    ]);
    await expect(page.getByRole('tab', { name: 'HTML 2 problems' })).toBeVisible();
    await page.getByRole('tab', { name: 'CSS' }).click();
    await problems(page).getByRole('button', { name: 'Line 3' }).click();
    await expect(field(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('</i>');
    await field(page).fill('<p>One</p>');
    await expect(problems(page)).toBeHidden();
  });

  await test.step('a script runs when the reader runs it, by button or by keys, and not before', async () => {
    await field(page).fill('<p id="a">before</p>');
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    const script = field(page, 'JavaScript');
    await script.fill('document.querySelector("#a").textContent = "after"');
    await expect(page.getByText('Its script waits until you press Run.')).toBeVisible();
    await expect(result(page).locator('#a')).toHaveText('before');
    await script.press('Control+Enter');
    await expect(result(page).locator('#a')).toHaveText('after');
    await expect(script).toBeFocused();
    await script.press('End');
    await script.pressSequentially(' + "!"');
    await expect(result(page).locator('#a')).toHaveText('before');
    await page.locator('.bench-run').click();
    await expect(result(page).locator('#a')).toHaveText('after!');
  });

  await test.step('the console shows what the script writes and where it stops, and unclosed CSS is listed', async () => {
    const script = field(page, 'JavaScript');
    await script.fill('console.log("ready", [1]);\n\nconsole.warn("careful");\nmissing();');
    await script.press('Control+Enter');
    await expect(page.getByRole('log', { name: 'Console' }).getByRole('listitem')).toHaveText([
      'ready [1]JavaScript, line 1',
      'Warning: carefulJavaScript, line 3',
      'Error: Uncaught ReferenceError: missing is not definedJavaScript, line 4',
    ]);
    await page.getByRole('tab', { name: 'CSS' }).click();
    await field(page, 'CSS').fill('p {\n}\nh1 {');
    await expect(problems(page).getByRole('button', { name: 'CSS line 3' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Console' })).toBeHidden();
  });
});

test('on a desktop and on a phone, code, result and assistive view are in reach and accessible', async ({
  page,
}) => {
  test.slow();
  const frame = page.locator('.play .example-view');
  const list = page.getByRole('list', { name: 'What assistive technology gets' });

  await test.step('the assistive view follows the source, and looks as it does in an example', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    await page.getByRole('tab', { name: 'What assistive technology gets' }).click();
    await expect(list).toContainText('Tea for three');
    await expect(page.locator('.play .assistive-bar')).toHaveCSS('padding', '8px 16px');
    await expect(page.getByRole('button', { name: 'Hear it' })).toHaveCSS('height', '34px');
    await expect(list.locator('ul').first()).toHaveCSS('padding-left', '20px');
    await field(page).fill('<nav aria-label="Days"></nav>');
    await expect(list).toHaveText(/navigation\s*Days/);
    // Run right after a key press, before the views have followed it.
    await field(page).fill('<nav aria-label="Nights"></nav>');
    await page.locator('.bench-run').click();
    await page.getByRole('tab', { name: 'What assistive technology gets' }).click();
    await expect(list).toHaveText(/navigation\s*Nights/);
  });

  for (const width of [1280, 390])
    await test.step(`no accessibility violations at ${width} px, with problems and in both views`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page);
      // On a phone, code and result are two tabs, and Run opens the result.
      const isPhone = width === 390;
      await expect(frame).toBeVisible({ visible: !isPhone });
      await field(page).fill(`<p class="a" class="b">At ${width} pixels</p>`);
      await expect(problems(page)).toBeVisible();
      expect(await findViolations(page, { include: '.play' })).toEqual([]);
      await page.locator('.bench-run').click();
      await expect(frame).toBeVisible();
      await expect(field(page)).toBeVisible({ visible: !isPhone });
      await page.getByRole('tab', { name: 'What assistive technology gets' }).click();
      await expect(list).toContainText(`At ${width} pixels`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass('dark');
      expect(await findViolations(page, { include: '.play' })).toEqual([]);
    });

  await test.step('on a phone, the tab Code leads back to the code, and nothing is wider than the screen', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(field(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a draft survives a reload, a reset and an import, and every version can be opened', async ({
  page,
}) => {
  await open(page);
  const starter = await sourceOf(field(page));

  await test.step('a draft is kept over a reload, and a reset one can be restored', async () => {
    await field(page).fill('<p>Mine</p>');
    await expect(page.locator('.bench-saved')).toHaveText('Saved on this device');
    await page.reload();
    await expectSource(field(page), '<p>Mine</p>');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectSource(field(page), starter);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expectSource(field(page), '<p>Mine</p>');
    await expect(result(page).getByText('Mine')).toBeVisible();
  });

  await test.step('a different draft from another device is kept beside it', async () => {
    await openPage(page, '/progress');
    const drafts = page.locator('.ledger > li').filter({ hasText: 'Drafts' }).getByRole('listitem');
    await expect(drafts).toHaveText([/^Playground/]);
    const files = [{ name: 'index.html', text: '<p>Theirs</p>' }];
    const entries = [{ kind: 'draft', path, id: '', at: Date.UTC(2023, 10, 14, 12), files }];
    await page.locator('[data-action="import"] input').setInputFiles({
      name: 'kept.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ application: 'plinth-progress', version: 2, entries })),
    });
    await expect(drafts).toHaveText([/^Playground/, /^PlaygroundAnother version\. 14 November 2023$/]);
    await drafts.last().getByRole('link').click();
    await expectSource(field(page), '<p>Mine</p>');
    await page.getByRole('button', { name: 'Open the version of 14 November 2023' }).click();
    await expectSource(field(page), '<p>Theirs</p>');
    await page.getByRole('button', { name: /^Open the version of today/ }).click();
    await expectSource(field(page), '<p>Mine</p>');
  });
});

test('a shared link opens in another browser; its script waits, and the draft there is kept', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('a damaged link says so, and the own draft is shown', async () => {
    await open(page, `${path}#1.damaged`);
    await expect(page.getByText('The address is damaged')).toBeVisible();
    await expect(result(page).getByRole('heading', { name: 'Tea for three' })).toBeVisible();
  });

  await field(page).fill('<p id="a">shared</p>');
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await field(page, 'JavaScript').fill('document.querySelector("#a").textContent = "run"');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Nothing was sent to anyone.').first()).toBeVisible();
  const address = page.url();
  expect(new URL(address).hash).toMatch(/^#1\.[\w-]+$/);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();

  await test.step('the link opens beside an own draft, which can be opened again', async () => {
    await open(other);
    await field(other).fill('<p>My own</p>');
    await expect(other.locator('.bench-saved')).toHaveText('Saved on this device');
    await other.goto('about:blank');
    await open(other, address);
    await expectSource(field(other), '<p id="a">shared</p>');
    await expect(
      other.getByText('Opened from an address. Its script waits until you press Run.'),
    ).toBeVisible();
    await expect(result(other).locator('#a')).toHaveText('shared');
    await expect(other.locator('.bench-run')).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(result(other).locator('#a')).toHaveText('run');
    await other.getByRole('button', { name: 'Back to my draft' }).click();
    await expectSource(field(other), '<p>My own</p>');
    expect(new URL(other.url()).hash).toBe('');
  });

  await test.step('after an edit the shared source is the new draft, and the old one can be restored', async () => {
    await open(other, address);
    await expectSource(field(other), '<p id="a">shared</p>');
    await field(other).fill('<p>changed</p>');
    await expect(other.getByText('Your draft from before is kept.')).toBeVisible();
    await other.reload();
    await expectSource(field(other), '<p>changed</p>');
    await other.getByRole('button', { name: 'Bring it back' }).click();
    await expectSource(field(other), '<p>My own</p>');
  });
  await context.close();
});

/** A fragment with sources that the playground itself would not put into an address. */
const pack = (...sources: string[]) => `1.${deflateRawSync(JSON.stringify(sources)).toString('base64url')}`;

test('a hostile address does not hold up the page', async ({ page }) => {
  await test.step('of thousands of mistakes the first hundred are listed, and the page answers', async () => {
    const fragment = pack('</p>'.repeat(2500), '', '');
    expect(fragment.length).toBeLessThan(80);
    await open(page, `${path}#${fragment}`);
    await expect(problems(page).getByRole('listitem')).toHaveCount(100);
    await expect(
      problems(page).getByText('And 2,400 more. The first 100 are listed and marked.'),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'CSS' }).click();
    await expect(field(page, 'CSS')).toBeVisible();
  });

  await test.step('one that unpacks into megabytes is not opened', async () => {
    await page.goto('about:blank');
    await open(page, `${path}#${pack('</p>'.repeat(5_000_000), '', '')}`);
    await expect(page.locator('.bench-notice')).toHaveText(
      'The address was not opened: it holds too much. An address can hold up to 100,000 characters of code. Your own draft is shown.',
    );
    await expect(result(page).getByRole('heading', { name: 'Tea for three' })).toBeVisible();
  });

  await test.step('elements that browsers open again and again are not drawn', async () => {
    const left = Array.from({ length: 1000 }, (_, at) => `<b a=${at}>`).join('');
    await page.goto('about:blank');
    await open(page, `${path}#${pack(`<p>${left}</p>${'<p>a</p>'.repeat(500)}`, '', '')}`);
    await expect(
      page.getByText('The example leaves too many elements open to be drawn in time, so it is not shown.'),
    ).toBeVisible();
    await expect(problems(page).getByText('The source was checked only up to here.')).toBeAttached();
  });
});

test('an example opens in the playground with the latest changes of the reader', async ({ page }) => {
  await openPage(page, '/cs/html/elements/p');
  const example = page.locator('.example').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  await example.getByRole('textbox').fill('<p>Rested</p>');
  await expect(page.frameLocator('.example iframe').first().getByText('Rested')).toBeVisible();
  // The link is followed in the same moment as the last input.
  await example.evaluate((figure) => {
    const field = figure.querySelector('textarea') as HTMLTextAreaElement;
    const link = figure.querySelector('.open-example') as HTMLAnchorElement;
    field.value = '<p>Taken along</p>';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    link.focus();
    link.click();
  });
  await expect(page).toHaveURL(/\/play#1\./);
  await expectSource(field(page), '<p>Taken along</p>');
  await expect(result(page).getByText('Taken along')).toBeVisible();
});
