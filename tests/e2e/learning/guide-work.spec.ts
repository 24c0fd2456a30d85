// The workbench of a guide's step: a guide worked through in its pages, with the keyboard, from an empty start.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectCodeEditor, expectSource } from '../support/editor.ts';
import { open as openPage } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const guide = '/build-own/regex-engine';
const folder = join(import.meta.dirname, '../../../content/4.build-own/08.regex-engine');
const pages = readdirSync(folder)
  .flatMap((name) => {
    const [, number = '', rest = ''] = /^(\d+)-(.*)\.md$/.exec(name) ?? [];
    return number ? [{ number: Number(number), path: `${guide}/${number}-${rest}` }] : [];
  })
  .sort((one, other) => one.number - other.number);

/** Our files of a step, without its tests. */
function oursOf(step: number): { name: string; text: string }[] {
  const files = join(folder, 'steps', `${step}`.padStart(2, '0'));
  return readdirSync(files)
    .filter((name) => !name.endsWith('.test.js'))
    .map((name) => ({ name, text: readFileSync(join(files, name), 'utf8') }));
}

const bench = (page: Page) => page.locator('.step-workbench');
const workButton = (page: Page) => page.getByRole('button', { name: 'Work on this step' });
const fileTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Files' }).getByRole('tab', { name: new RegExp(`^${name}`) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const testRow = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name: 'Tests' }).getByRole('listitem').filter({ hasText: name });

/** Writes a file as a reader does, with the keyboard; the editor has the focus afterwards. */
async function type(page: Page, name: string, text: string): Promise<void> {
  if ((await fileTab(page, name).count()) === 0) {
    await page.getByRole('button', { name: 'Add a file' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name of the new file' }).fill(name);
    await page.keyboard.press('Enter');
  } else await fileTab(page, name).click();
  const editor = field(page, name);
  await expectCodeEditor(editor);
  await editor.focus();
  await page.keyboard.press('Control+a');
  // Typed letter by letter, the editor would close the brackets by itself.
  await page.keyboard.insertText(text);
}

test('the whole guide is worked through in its pages, one step after the other', async ({ page }) => {
  await openPage(page, pages[0]?.path ?? '');
  await workButton(page).press('Enter');
  for (const [at, { number, path }] of pages.entries())
    await test.step(`step ${number}`, async () => {
      await expect(page).toHaveURL(`${path}#work`);
      await expect(bench(page).getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^Step ${number}: `),
      );
      await expect(bench(page).locator('.bench-score')).toContainText(`${at} of 12 done`);
      if (at > 0) {
        // The next step starts from what passed.
        const [before] = oursOf(number - 1);
        await fileTab(page, before?.name ?? '').click();
        await expect(field(page, before?.name ?? '')).toBeVisible();
      }
      for (const { name, text } of oursOf(number)) await type(page, name, text);
      await page.keyboard.press('Control+Enter');
      await expect(bench(page)).toContainText(`Step ${number} is done. Every test passes.`);
      const next = pages[at + 1];
      if (next) await bench(page).locator('.bench-done').getByRole('link').press('Enter');
    });
  await page.goto('/progress');
  await expect(page.getByRole('main')).toContainText(/1 of \d+ guides done/);
});

test('a failed test says what it expected, where, and what it got instead', async ({ page }) => {
  await openPage(page, `${pages[1]?.path}#work`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Step 2: /);
  await expect(field(page, 'regex.js')).toBeVisible();
  await page.getByRole('button', { name: 'Run tests' }).click();
  const row = testRow(page, 'one character after another');
  await expect(row).toContainText('Failed');
  await expect(row.getByRole('figure', { name: 'Expected' })).toHaveText('Expectedtrue\n');
  await expect(row.getByRole('figure', { name: 'Actual' })).toHaveText('Actualfalse\n');
  await expect(page.getByRole('group').filter({ hasText: 'Step 1' })).toContainText('2 of 2 pass');
  await row.getByRole('button', { name: /^regex\.test\.js, line \d+$/ }).click();
  const source = field(page, 'regex.test.js');
  await expect(source).toBeFocused();
  await expectCodeEditor(source);
  await page.keyboard.insertText('x');
  await expectSource(source, readFileSync(join(folder, 'steps/02/regex.test.js'), 'utf8'));
});

test('Back closes the workbench, a reload keeps it with its files, and a new start can be taken back', async ({
  page,
}) => {
  const path = pages[1]?.path ?? '';
  await openPage(page, path);
  await workButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page, 'regex.js', '// mine\n');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  // The first Escape may close what the editor offers to complete.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.bench-status')).not.toContainText('Esc', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(field(page, 'regex.js')).not.toBeFocused();

  await page.reload();
  await expectSource(field(page, 'regex.js'), '// mine\n');
  await page.getByRole('button', { name: 'Start from the previous step' }).click();
  await expectSource(field(page, 'regex.js'), oursOf(1)[0]?.text ?? '');
  const restore = page.getByRole('button', { name: 'Restore earlier files' });
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await expectSource(field(page, 'regex.js'), '// mine\n');

  await page.goBack();
  await expect(workButton(page)).toBeFocused();
  await expect(bench(page)).toHaveCount(0);
  await page.goForward();
  await expectSource(field(page, 'regex.js'), '// mine\n');
  await page.getByRole('button', { name: 'Back to the text of this step' }).click();
  await expect(page).toHaveURL(path);
  await expect(workButton(page)).toBeVisible();
});

test('the files are compared with ours, and saved as an archive', async ({ page }) => {
  await openPage(page, `${pages[1]?.path}#work`);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your code and ours' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Your code', 'Our code']);
  await expect(dialog.getByRole('group', { name: 'Our code: regex.js', exact: true })).toContainText(
    'matchHere',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('regex-engine-step-2.zip');
});
