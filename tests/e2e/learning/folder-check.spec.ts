// "Check my folder" on the page of a project: the ways to a folder, and what the report says. Whether the checks of every
// project tell right from wrong is proved by `npm run check:content`.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { zip } from '#pipeline/guides/zip.ts';
import { findViolations } from '../support/axe.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const project = join(import.meta.dirname, '../../../content/3.projects/one-page-about-you');
const first = '/projects/one-page-about-you';
const check = (page: Page) => page.getByRole('region', { name: 'Check my folder' });
const report = (page: Page) => check(page).getByRole('region', { name: /^Report on / });

/** Gives a folder to the check and waits for what it says. */
async function choose(page: Page, folder: string): Promise<void> {
  await check(page).scrollIntoViewIfNeeded();
  await check(page).locator('[data-folders]').setInputFiles(folder);
}

/** What is not right: ids of checks, and rules with their places. */
function failuresOf(page: Page): Promise<{ checks: string[]; rules: string[] }> {
  return report(page).evaluate((element) => ({
    checks: [...element.querySelectorAll('[data-state="failed"][data-check]')].map(
      (row) => row.getAttribute('data-check') ?? '',
    ),
    rules: [...element.querySelectorAll('[data-rule]')].map((row) => row.getAttribute('data-rule') ?? ''),
  }));
}

test('the solution of a project passes, and the report on the flawed one says what fails', async ({
  page,
}) => {
  await open(page, first);
  await test.step('the solution', async () => {
    await choose(page, join(project, 'solution'));
    await expect(check(page).getByRole('status')).toHaveText('Everything that can be checked here is right.');
    expect(await failuresOf(page)).toEqual({ checks: [], rules: [] });
    expect(await findViolations(page, { include: '.folder-check' })).toEqual([]);
  });
  await test.step('the report is saved as text and as HTML', async () => {
    const saved = (name: string) => saveReport(page, name);
    const text = await saved('Save as text');
    expect(text.name).toBe('solution-report.txt');
    expect(text.content).toMatch(
      /^Report on “solution”\nEverything that can be checked here is right\. \(3 files, of which 1 is a page\)\n\nMilestone 1: Text and headings \(3 of 3\)\nPassed: The page has exactly one h1 element/,
    );
    const html = await saved('Save as HTML');
    expect(html.name).toBe('solution-report.html');
    expect(html.content).toContain('<h2>Milestone 1: Text and headings (3 of 3)</h2>');
  });
  await test.step('on paper, there is only the report', async () => {
    await page.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
    );
    await check(page).getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(report(page).getByRole('heading', { name: 'Report on “solution”' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The brief' })).toBeHidden();
    await expect(check(page).getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('the flawed one', async () => {
    const expected = parse(readFileSync(join(project, 'flawed.yaml'), 'utf8')) as {
      checks: string[];
      rules: string[];
    };
    const count = expected.checks.length + expected.rules.length;
    await choose(page, join(project, 'flawed'));
    await expect(check(page).getByRole('status')).toHaveText(`${count} things to do.`);
    const found = await failuresOf(page);
    expect({ checks: found.checks.toSorted(), rules: found.rules }).toEqual({
      checks: expected.checks.toSorted(),
      rules: expected.rules,
    });
    expect(await findViolations(page, { include: '.folder-check' })).toEqual([]);
  });
});

async function saveReport(page: Page, button: string): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') };
}

const whole = readFileSync(join(project, 'solution/style.css'));
const page404 = '<!doctype html><html lang="en"><title>A</title><meta charset="utf-8">';

type Content = Readonly<Record<string, string | Uint8Array | number>>;

/** A folder with these files; a number is a file of that many bytes. */
function folderWith(top: string, name: string, files: Content): string {
  const folder = join(top, name);
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof text === 'number' ? '' : text);
    if (typeof text === 'number') truncateSync(join(folder, path), text);
  }
  return folder;
}

const hostile: Readonly<Record<string, readonly [files: Content, sentence: string]>> = {
  'too-many': [
    Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.html`, 'a'])),
    'The folder has more than 2,000 files, so it was not checked.',
  ],
  hidden: [
    { '.git/config': 'a', 'node_modules/a/index.html': page404 },
    'There are no files in this folder.',
  ],
  'no-pages': [{ 'style.css': whole, 'notes.txt': 'Bees' }, 'There is no HTML file in this folder.'],
  'no-index': [
    { 'home.html': page404 },
    'The folder has no index.html, so the address of the site shows no page.',
  ],
  'one-too-deep': [{ 'site/index.html': page404, 'a.txt': 'a' }, 'There is one in site/index.html.'],
  video: [
    { 'index.html': page404, 'boat.mp4': 200_000_000 },
    'The file is 200.0 MB large, so it was not read.',
  ],
  'odd-names': [
    { 'index.html': page404, 'Größe & so #1 (2).jpg': 'a' },
    'The name contains &, which has a meaning of its own in addresses.',
  ],
  picture: [
    { 'index.html': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
    'The file is called a page, but it is no text.',
  ],
  endings: [
    { 'index.html.txt': page404 },
    'The name has an ending after .html, so browsers show the code instead of the page.',
  ],
  encoding: [
    { 'index.html': new Uint8Array([0x63, 0x61, 0x66, 0xe9]) },
    'The file is not saved as UTF-8, so letters such as é or ö come out wrong.',
  ],
  'very-long': [
    { 'index.html': `${page404}${'<p>a</p>'.repeat(70_000)}` },
    'The source is too long to be checked.',
  ],
};

test('folders that are no project get a clear sentence', async ({ page }) => {
  const top = mkdtempSync(join(tmpdir(), 'plinth-folders-'));
  try {
    await open(page, first);
    for (const [name, [files, sentence]] of Object.entries(hostile))
      await test.step(name, async () => {
        await choose(page, folderWith(top, name, files));
        const found = check(page).getByRole('region', { name: `Report on “${name}”` });
        await expect(found).toContainText(sentence);
        await expect(check(page).getByRole('status')).toHaveText(/^\d+ things? to do\.$/);
      });
  } finally {
    rmSync(top, { recursive: true });
  }
});

function solutionFiles(): [name: string, bytes: Buffer][] {
  const folder = join(project, 'solution');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .map((path) => [path, readFileSync(join(folder, path))]);
}

test('a zip file is checked like a folder, and what is no zip file is told', async ({ page }) => {
  await open(page, first);
  await check(page).scrollIntoViewIfNeeded();
  const field = check(page).locator('[data-archives]');
  await field.setInputFiles({ name: 'me.zip', mimeType: 'application/zip', buffer: Buffer.from('No zip') });
  await expect(check(page).getByRole('status')).toHaveText(
    /^This file is not a zip archive that can be read\./,
  );
  const buffer = zip(solutionFiles().map(([name, bytes]) => [`me/${name}`, bytes] as const));
  await field.setInputFiles({ name: 'me.zip', mimeType: 'application/zip', buffer });
  await expect(check(page).getByRole('status')).toHaveText('Everything that can be checked here is right.');
});

test('a folder that the browser keeps open is checked again when a file changes', async ({ page }) => {
  await open(page, first);
  const texts = solutionFiles()
    .filter(([name]) => /^[^/]+\.(?:html|css)$/.test(name))
    .map(([name, bytes]) => [name, bytes.toString()] as const);
  await page.evaluate(async (files) => {
    const top = await (await navigator.storage.getDirectory()).getDirectoryHandle('me', { create: true });
    const write = async (name: string, text: string) => {
      const file = await (await top.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    };
    for (const [name, text] of files) await write(name, text);
    Object.assign(window, { showDirectoryPicker: async () => top, write });
  }, texts);
  await check(page).scrollIntoViewIfNeeded();
  await check(page).locator('[data-folders]').waitFor({ state: 'attached' });
  await check(page).getByRole('button', { name: 'Choose a folder' }).click();
  await expect(report(page)).toContainText('there is no such file in the folder');
  await expect(report(page)).toContainText('Save a file in your editor, and the report follows.');
  await page.evaluate(() =>
    (window as unknown as { write(name: string, text: string): Promise<void> }).write('index.html', ''),
  );
  await expect(report(page)).toContainText('The page is empty.');
});

test('a folder is dropped on the block', async ({ page }) => {
  await open(page, first);
  await check(page).scrollIntoViewIfNeeded();
  await check(page).locator('[data-folders]').waitFor({ state: 'attached' });
  const box = await check(page).locator('.folder-check-start').boundingBox();
  const browser = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      ...{ type, x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 },
      data: { items: [], files: [join(project, 'solution')], dragOperationsMask: 1 },
    });
  await drag('dragEnter');
  await drag('dragOver');
  await expect(check(page).locator('[data-over]')).toBeAttached();
  await drag('drop');
  await expect(check(page).getByRole('status')).toHaveText('Everything that can be checked here is right.');
  await expect(report(page)).toHaveAccessibleName('Report on “solution”');
});

/** Holds the script of the block back; returns how to let it through, and its address. */
async function holdScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const address = Promise.withResolvers<string>();
  await page.route(/\/assets\/start-folder-check[^/]*\.js$/, async (route) => {
    address.resolve(route.request().url());
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const picked = { count: 0 };
    const showDirectoryPicker = async () => {
      picked.count += 1;
      return (await navigator.storage.getDirectory()).getDirectoryHandle('none', { create: true });
    };
    Object.assign(window, { showDirectoryPicker, picked });
  });
  await open(page, first);
  await check(page).scrollIntoViewIfNeeded();
  return { release: resolve, address: await address.promise };
}

async function expectPickedOnce(page: Page): Promise<void> {
  await expect(report(page)).toContainText('There are no files in this folder.');
  expect(await page.evaluate(() => Reflect.get(window, 'picked'))).toEqual({ count: 1 });
}

test('a click before the script is there opens the dialog once it is', async ({ page }) => {
  const { release } = await holdScript(page);
  await check(page).getByRole('button', { name: 'Choose a folder' }).click();
  release();
  await expectPickedOnce(page);
});

test('a press during which the script takes over is a click', async ({ page }) => {
  const { release, address } = await holdScript(page);
  await check(page).getByRole('button', { name: 'Choose a folder' }).hover();
  await page.mouse.down();
  release();
  // When it has been imported once more, the block has been started.
  await page.evaluate(async (script) => {
    await import(script);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, address);
  await page.mouse.up();
  await expectPickedOnce(page);
});
