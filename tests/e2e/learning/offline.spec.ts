// Reading offline: packs are saved when a reader saves them, and only then; saved pages can be read, searched and
// navigated; an update fetches what has changed; and the site can remove everything again. The network is a proxy that
// the tests cut, hold and count requests on.
import type { Page } from '@playwright/test';
import type { PackFile, PackList } from '#schema/offline.ts';
import { questFiles } from '#site/quest-scaffold.ts';
import { expectSource } from '../support/editor.ts';
import type { Line } from '../support/line.ts';
import { expectHeading, isSameWindow, link, open, ready } from '../support/moving.ts';
import { settings, offlineTest as test } from '../support/offline-site.ts';
import { recordConsole } from '../support/requests.ts';
import { expect } from '../support/test.ts';

// All tests use one deployment, and some of them change it.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const row = (page: Page, id: string) => page.locator(`.pack[data-pack="${id}"]`);
const note = (page: Page) => page.locator('.saved-note');

/** Opens the page of packs, and waits for the build manifest, which every page fetches a moment after its start. */
async function openPacks(page: Page): Promise<void> {
  await open(page, '/offline');
  // Read from the document: a response to the previous document may still be pending, and never end.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) =>
          entry.name.includes('/builds/meta/') && (entry as PerformanceResourceTiming).responseEnd > 0,
      ),
  );
}

async function save(page: Page, title: string): Promise<void> {
  await openPacks(page);
  await page.getByRole('button', { name: `Save: ${title}` }).click();
  await expect(page.getByRole('button', { name: `Remove: ${title}` })).toBeVisible({ timeout: 60_000 });
  // The service worker controls this page, too.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Whether a request downloads a file of a pack. Pages may request the same files for themselves. */
const isOfPack = ({ accept }: Line['answered'][number]) => accept === 'text/html,*/*';

/** What is stored on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    progress: localStorage.getItem('progress'),
  }));

async function listOf(
  line: Line,
  id: string,
): Promise<{ facts: PackList['packs'][number]; files: PackFile[] }> {
  const read = async (path: string) => (await fetch(line.url + path)).json();
  const { packs, common } = (await read('/builds/packs.json')) as PackList;
  const facts = packs.find((pack) => pack.id === id);
  if (!facts) throw new Error(`There is no pack ${id}.`);
  return { facts, files: [...(await read(common.list)), ...(await read(facts.list))] };
}

test('saved pages can be read, searched and navigated offline, and the site can be installed', async ({
  page,
  context,
  line,
}) => {
  const messages = recordConsole(page);
  await open(page, '/alpha');
  expect(await stored(page)).toEqual({ caches: [], workers: 0, progress: null });
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Read offline' }).click();
  await expectHeading(page, 'Read offline');
  await expect(page).toHaveURL(/\/offline#pack-blog$/);
  await expect(row(page, 'blog')).toContainText('Not saved');
  expect((await stored(page)).workers).toBe(0);
  expect(line.answered.filter(({ path }) => /offline-worker|saved-note/.test(path))).toEqual([]);

  const before = line.answered.length;
  await save(page, 'Blog');
  await expect(row(page, 'blog')).toContainText(/Saved\d+ \w+ \d{4}, complete/);
  const { files: listed } = await listOf(line, 'blog');
  const requested = line.answered
    .slice(before)
    .filter(isOfPack)
    .map(({ path }) => path);
  for (const [address] of listed)
    expect(requested.filter((path) => path === address).length, address).toBeGreaterThan(0);
  await expect(page.locator('.room-saved')).not.toHaveText('0 bytes saved');

  await test.step('the site can be installed', async () => {
    const client = await context.newCDPSession(page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url } = await client.send('Page.getAppManifest');
    expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
    await client.detach();
  });

  await test.step('a page shows the date of the copy, and its example works', async () => {
    line.cut();
    await open(page, '/blog/first');
    await expectHeading(page, 'First post');
    await expect(note(page)).toHaveText(
      /^Reading the copy of \d+ \w+\. The network has not answered\.Try again$/,
    );
    await expect(page.locator('.page-area > :first-child, .page-area > link + *').last()).toHaveClass(
      'saved-note',
    );
    const picture = page.frameLocator('.example iframe').getByRole('img', { name: 'A boat' });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.ownerDocument.defaultView?.origin,
      ]),
    ).toEqual([40, 'null']);
  });

  await test.step('a link shows another page without loading a document', async () => {
    await link(page, 'Second').click();
    await expectHeading(page, 'Second post');
    await expect(note(page)).toHaveCount(1);
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('search finds titles and text', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('sailmaker');
    await expect(page.getByRole('dialog').getByRole('option', { name: /Second post/ })).toBeVisible();
    await page.getByRole('combobox').fill('gamma');
    await page.getByRole('dialog').getByRole('option', { name: /Gamma/ }).first().click();
    await expectHeading(page, 'Gamma');
    await expect(note(page)).toHaveCount(1);
  });

  await test.step('a page that is not saved says so, and links to what is', async () => {
    await page.goto('/quests/one');
    await expectHeading(page, 'Not saved on this device');
    await expect(page.getByText('/quests/one needs the network.')).toBeVisible();
    await ready(page);
    await page.getByRole('link', { name: 'See what is saved' }).click();
    await expectHeading(page, 'Read offline');
    await expect(row(page, 'blog')).toContainText('Saved');
    await expect(page.getByText('The network does not answer. What is saved can be read.')).toBeVisible();
    await open(page, '/blog/second');
    await context.setOffline(true);
    await link(page, 'Quest').click();
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await page.getByRole('button', { name: 'See what is saved' }).click();
    await expectHeading(page, 'Read offline');
    await context.setOffline(false);
  });

  await test.step('a slow network is not waited for, and is used again once it answers', async () => {
    line.restore();
    await open(page, '/alpha');
    await expect(note(page)).toHaveCount(0);
    line.hold();
    await page.goto('/beta', { waitUntil: 'commit' });
    await expectHeading(page, 'Beta');
    await expect(note(page)).toBeVisible();
    line.restore();
    await note(page).getByRole('link', { name: 'Try again' }).click();
    await expect(note(page)).toHaveCount(0);
    await expectHeading(page, 'Beta');
  });

  await test.step('a quest is solved, and the progress page counts it', async () => {
    await save(page, 'Quests');
    line.cut();
    await open(page, '/quests/reading-room');
    await expect(note(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'index.html' });
    await expectSource(field, questFiles['starter/index.html'] ?? '');
    await field.press('Control+Enter');
    const status = page.locator('.quest').getByRole('status').first();
    await expect(status).toHaveText('1 of 2 checks pass');
    await field.fill(questFiles['solution-b/index.html'] ?? '');
    await field.press('Control+Enter');
    await expect(status).toHaveText('2 of 2 checks pass. The quest is done.');
    await expect(page.locator('.quest')).toHaveAttribute('data-done', '');
    await open(page, '/progress');
    await expect(note(page)).toBeVisible();
    const quests = page.locator('.ledger > li').filter({ hasText: 'Quests' });
    await expect(quests).toContainText('1 of 3 quests done');
    line.restore();
  });
  expect(messages.filter((text) => !/could not be loaded|initialization|error page/.test(text))).toEqual([]);
});

test('an update fetches what has changed, and nothing else', async ({ page, line, deployment: site }) => {
  await save(page, 'Blog');
  const first = await listOf(line, 'blog');
  site.edit('7.blog/1.first.md', (text) => text.replace('Words of', 'Sentences of'));
  await site.deploy();
  const second = await listOf(line, 'blog');
  const known = new Set(first.files.map(([address, hash]) => address + hash));
  const changed = second.files.filter(([address, hash]) => !known.has(address + hash));
  const bytes = changed.reduce((sum, [, , size]) => sum + size, 0);

  await openPacks(page);
  await expect(row(page, 'blog')).toContainText('1 page has changed');
  const before = line.answered.length;
  await page.getByRole('button', { name: `Update ${Math.round(bytes / 1000)} kB: Blog` }).click();
  await expect(page.getByRole('button', { name: 'Remove: Blog' })).toBeVisible();
  await expect(row(page, 'blog')).toContainText('complete');
  const fetched = line.answered.slice(before).filter(isOfPack);
  expect(fetched.map(({ path }) => path).toSorted()).toEqual(changed.map(([address]) => address).toSorted());
  const text = (address: string) => address.replace(/[\da-f]{12,16}/, '*');
  expect(changed.map(([address]) => text(address)).toSorted()).toEqual([
    '/_data/text.*.json',
    '/_data/words.*.json',
    '/blog/first',
    '/blog/first/_payload.json',
    '/builds/current.json',
    '/builds/meta/*.json',
  ]);
  const sent = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sent).toBeLessThanOrEqual(bytes);

  line.cut();
  await open(page, '/blog/first');
  await expect(page.getByText('Sentences of the first post.')).toBeVisible();
});

test('saving a pack can run out of space or be stopped, and goes on from there; removing it keeps the open page', async ({
  page,
  context,
  line,
}) => {
  const { files: listed } = await listOf(line, 'blog');
  const saveButton = page.getByRole('button', { name: 'Save: Blog' });
  const removeButton = page.getByRole('button', { name: 'Remove: Blog' });

  await test.step('a pack that does not fit says so, and what has been saved stays', async () => {
    const client = await context.newCDPSession(page);
    const limit = (quotaSize?: number) =>
      client.send('Storage.overrideQuotaForOrigin', {
        origin: line.url,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await open(page, '/offline');
    await page.evaluate(() => localStorage.setItem('progress', 'lesson 3'));
    await expect(row(page, 'blog')).toContainText('Not saved');
    await limit(100_000);
    await saveButton.click();
    await expect(row(page, 'blog')).toContainText(
      /Not enough roomIt needs .+, more than this browser allows\. Remove a pack, or free up space on this device\./,
    );
    await expect(saveButton).toHaveAttribute('aria-disabled', 'true');
    await limit();
    await page.reload();
    await ready(page);
    await expect(row(page, 'blog')).toContainText('Save continues from there.');
    await saveButton.click();
    await expect(removeButton).toBeVisible();
  });

  await test.step('a pack is removed, and a reader of one of its pages stays there', async () => {
    const reader = await context.newPage();
    line.cut();
    await open(reader, '/blog/first');
    await expectHeading(reader, 'First post');
    await removeButton.click();
    await expect(row(page, 'blog')).toContainText('Not saved');
    await expect.poll(() => stored(page)).toEqual({ caches: [], workers: 0, progress: 'lesson 3' });
    await expect(reader.getByText('of the first post.')).toBeVisible();
    line.restore();
    await link(reader, 'Second').click();
    await expectHeading(reader, 'Second post');
    await reader.close();
  });

  await test.step('a pack that was stopped goes on with the files that are missing', async () => {
    await open(page, '/offline');
    line.answered.length = 0;
    // The worker, and then some of the files.
    line.hold(30);
    await saveButton.click();
    await expect.poll(() => line.answered.length).toBeGreaterThanOrEqual(30);
    await expect(row(page, 'blog')).toContainText(/of 2 pages|of 3 pages/);
    await page.getByRole('button', { name: 'Stop: Blog' }).click();
    await expect(row(page, 'blog')).toContainText(/Stopped at .+ of .+\.Save continues from there\./);
    line.restore();
    await openPacks(page);
    await expect(row(page, 'blog')).toContainText('Save continues from there.');
    const saved = await page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length);
    expect(saved).toBeGreaterThan(0);
    const before = line.answered.length;
    await saveButton.click();
    await expect(removeButton).toBeVisible();
    const fetched = line.answered.slice(before).filter(isOfPack);
    // Each path once: the proxy may pass on a request late that was cancelled by Stop.
    expect(new Set(fetched.map(({ path }) => path)).size).toBe(listed.length - saved);
  });
});

// The last test, because the site stays switched off.
test('a pack of an older build keeps working beside a new build, and the site can remove it', async ({
  page,
  line,
  deployment: site,
}) => {
  const messages = recordConsole(page);
  await site.deployEarlierVersion();
  await save(page, 'Blog');
  await page.evaluate(() => localStorage.setItem('progress', 'lesson 3'));
  await site.deploy();

  await test.step('online, pages of the new build are shown', async () => {
    await open(page, '/blog/first');
    await expect(note(page)).toHaveCount(0);
    await expect(page.locator('script[src*="-earlier"]')).toHaveCount(0);
    await link(page, 'Second').click();
    await expectHeading(page, 'Second post');
    expect(messages).toEqual([]);
  });

  await test.step('offline, the old copy is shown with its own scripts', async () => {
    line.cut();
    await open(page, '/blog/first');
    await expect(note(page)).toBeVisible();
    await expect(page.locator('script[src*="-earlier"]')).toHaveCount(1);
    await link(page, 'Alpha').click();
    await expectHeading(page, 'Alpha');
    await expect(note(page)).toBeVisible();
    line.restore();
  });

  await test.step('switched off, everything that was saved is removed, and progress is kept', async () => {
    site.write('site.yaml', settings(''));
    await site.deploy();
    await open(page, '/blog/first');
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
    );
    await expect.poll(() => stored(page)).toEqual({ caches: [], workers: 0, progress: 'lesson 3' });
    await open(page, '/offline');
    await expect(page.getByText('Reading offline is switched off for now.')).toBeVisible();
  });
});
