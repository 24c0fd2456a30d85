// Reading without a network: packs are saved when a reader asks, and only then; what is saved is read, searched and moved
// about in; an update fetches what has changed; and the site can take all of it back. The network is a line that the
// tests cut, hold and count on.
import type { Page } from '@playwright/test';
import type { PackFile, PackList } from '#schema/offline.ts';
import { questBody, questFiles } from '#site/quest-scaffold.ts';
import { type Deployment, startDeployment } from '../support/deploy.ts';
import { type Line, openLine } from '../support/line.ts';
import { expectHeading, isSameWindow, link, open, ready } from '../support/moving.ts';
import { recordConsole } from '../support/requests.ts';
import { test as base, expect } from '../support/test.ts';

const settings = (offline: string) => `name: Small\noffline: '${offline}'\n`;
const document = (title: string, text: string, rest = '') => `---\ntitle: ${title}\n${rest}---\n\n${text}\n`;

/** Besides the pages of the small site, which lie in no section, two sections and the page where they are saved. */
const files = {
  'site.yaml': settings('/offline'),
  'offline.md': document('Read offline', 'About packs.', 'tool: offline\nnavigation: false\n'),
  '6.quests/1.one.md': document('Quest one', 'A quest that is not saved.'),
  // No page but one that is read without a network leads there, so that nobody fetches it ahead.
  '6.quests/2.two.md': document('Quest two', 'Another.'),
  ...Object.fromEntries(
    Object.entries(questFiles).map(([name, text]) => [`6.quests/3.reading-room/${name}`, text]),
  ),
  '6.quests/3.reading-room/index.md': document('The reading room', questBody),
  'progress.md': document('Your progress', 'About progress.', 'tool: progress\nnavigation: false\n'),
  '7.blog/index.md': document('Blog', 'Posts.'),
  '7.blog/1.first.md': document(
    'First post',
    'Words of the first post. [Second](/blog/second) · [Alpha](/alpha)\n\n```html example\n<p>A boat: <img src="boat.svg" alt="A boat"></p>\n```',
    'description: The first of two.\n',
  ),
  '7.blog/2.second.md': document(
    'Second post',
    'The sailmaker wrote this. [Quest](/quests/two) · [First](/blog/first)',
  ),
  'media/boat.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
};

const test = base.extend<{ line: Line; said: string[] }, { deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use) => {
      const deployment = await startDeployment(`offline-${browserName}`, files);
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  line: async ({ deployment }, use) => {
    const line = await openLine(deployment.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

// One site for all, which some of them change.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const row = (page: Page, id: string) => page.locator(`.pack[data-pack="${id}"]`);
const note = (page: Page) => page.locator('.saved-note');

/** Opens the page of packs, and waits for what every page asks for by itself a moment after its start. */
async function openPacks(page: Page): Promise<void> {
  await open(page, '/offline');
  // Asked of the document: an answer to the one before may still be on its way, and never end.
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
  // It answers for this very page, too.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What a device holds. */
const held = (page: Page) =>
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

test('what a reader saved is read, searched and moved about in without a network', async ({
  page,
  context,
  line,
}) => {
  const said = recordConsole(page);
  await open(page, '/alpha');
  expect(await held(page)).toEqual({ caches: [], workers: 0, progress: null });
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Read offline' }).click();
  await expectHeading(page, 'Read offline');
  await expect(page).toHaveURL(/\/offline#pack-blog$/);
  await expect(row(page, 'blog')).toContainText('Not saved');
  expect((await held(page)).workers).toBe(0);
  expect(line.answered.filter(({ path }) => /offline-worker|saved-note/.test(path))).toEqual([]);

  const before = line.answered.length;
  await save(page, 'Blog');
  await expect(row(page, 'blog')).toContainText(/Saved\d+ \w+ \d{4}, complete/);
  const { files: wanted } = await listOf(line, 'blog');
  const asked = line.answered.slice(before).map(({ path }) => path);
  for (const [address] of wanted)
    expect(asked.filter((path) => path === address).length, address).toBeGreaterThan(0);
  await expect(page.locator('.room-saved')).not.toHaveText('0 bytes saved');

  await test.step('a page, with the day of the copy and its example alive', async () => {
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

  await test.step('another page, without a load', async () => {
    await link(page, 'Second').click();
    await expectHeading(page, 'Second post');
    await expect(note(page)).toHaveCount(1);
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('the search, in names and in texts', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('sailmaker');
    await expect(page.getByRole('dialog').getByRole('option', { name: /Second post/ })).toBeVisible();
    await page.getByRole('combobox').fill('gamma');
    await page.getByRole('dialog').getByRole('option', { name: /Gamma/ }).first().click();
    await expectHeading(page, 'Gamma');
    await expect(note(page)).toHaveCount(1);
  });

  await test.step('a page that is not saved says so, and leads to what is', async () => {
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

  await test.step('a network that does not answer in time is not waited for; once it does, it counts', async () => {
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

  await test.step('a quest is worked on until its checks pass, and progress knows of it', async () => {
    await save(page, 'Quests');
    line.cut();
    await open(page, '/quests/reading-room');
    await expect(note(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'index.html' });
    await expect(field).toHaveValue(questFiles['starter/index.html'] ?? '');
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
  expect(said.filter((text) => !/could not be loaded|initialization|error page/.test(text))).toEqual([]);
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
  const whole = second.files.reduce((sum, [, , size]) => sum + size, 0);

  await openPacks(page);
  await expect(row(page, 'blog')).toContainText('1 page has changed');
  const before = line.answered.length;
  await page.getByRole('button', { name: `Update ${Math.round(bytes / 1000)} kB: Blog` }).click();
  await expect(page.getByRole('button', { name: 'Remove: Blog' })).toBeVisible();
  await expect(row(page, 'blog')).toContainText('complete');
  // Besides, pages that may come next are fetched ahead, with the build in their address.
  const isOther = (path: string) => path === '/offline-worker.js' || path.includes('?');
  const fetched = line.answered.slice(before).filter(({ path }) => !isOther(path));
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
  console.log(
    `A pack of ${whole} bytes in ${second.files.length} files; its update after one word: ${bytes} bytes in ${changed.length} files, ${sent} sent.`,
  );
  expect(sent).toBeLessThanOrEqual(bytes);

  line.cut();
  await open(page, '/blog/first');
  await expect(page.getByText('Sentences of the first post.')).toBeVisible();
});

test('a pack that is stopped goes on from there, and one that is removed leaves the reader where they are', async ({
  page,
  context,
  line,
}) => {
  await open(page, '/offline');
  await page.evaluate(() => localStorage.setItem('progress', 'lesson 3'));
  const { files: wanted } = await listOf(line, 'blog');
  line.answered.length = 0;
  // The worker, and then some of the files.
  line.hold(30);
  await page.getByRole('button', { name: 'Save: Blog' }).click();
  await expect.poll(() => line.answered.length).toBeGreaterThanOrEqual(30);
  await expect(row(page, 'blog')).toContainText(/of 2 pages|of 3 pages/);
  await page.getByRole('button', { name: 'Stop: Blog' }).click();
  await expect(row(page, 'blog')).toContainText(/Stopped at .+ of .+\.Save goes on from there\./);
  line.restore();
  await openPacks(page);
  await expect(row(page, 'blog')).toContainText('Save goes on from there.');
  const isOfPack = ({ path }: { path: string }) => wanted.some(([address]) => address === path);
  const had = await page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length);
  expect(had).toBeGreaterThan(0);
  const before = line.answered.length;
  await page.getByRole('button', { name: 'Save: Blog' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Blog' })).toBeVisible();
  expect(line.answered.slice(before).filter(isOfPack).length).toBe(wanted.length - had);

  const reader = await context.newPage();
  line.cut();
  await open(reader, '/blog/first');
  await expectHeading(reader, 'First post');
  await page.getByRole('button', { name: 'Remove: Blog' }).click();
  await expect(row(page, 'blog')).toContainText('Not saved');
  await expect.poll(() => held(page)).toEqual({ caches: [], workers: 0, progress: 'lesson 3' });
  await expect(reader.getByText('of the first post.')).toBeVisible();
  line.restore();
  await link(reader, 'Second').click();
  await expectHeading(reader, 'Second post');
});

test('where the room ends in the middle of a pack, that is said, and what has come stays', async ({
  page,
  line,
}) => {
  const client = await page.context().newCDPSession(page);
  const limit = (quotaSize?: number) =>
    client.send('Storage.overrideQuotaForOrigin', {
      origin: line.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await open(page, '/offline');
  await expect(row(page, 'blog')).toContainText('Not saved');
  await limit(100_000);
  await page.getByRole('button', { name: 'Save: Blog' }).click();
  await expect(row(page, 'blog')).toContainText(
    /Not enough roomNeeds .+ more than this browser gives\. Remove a pack, or free room on this device\./,
  );
  await expect(page.getByRole('button', { name: 'Save: Blog' })).toHaveAttribute('aria-disabled', 'true');
  await limit();
  await page.reload();
  await ready(page);
  await expect(row(page, 'blog')).toContainText('Save goes on from there.');
  await page.getByRole('button', { name: 'Save: Blog' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Blog' })).toBeVisible();
});

test('a worker and a copy of an older build go on working beside a new site, and the site can take both back', async ({
  page,
  line,
  deployment: site,
}) => {
  const said = recordConsole(page);
  await site.deployEarlierVersion();
  await save(page, 'Blog');
  await page.evaluate(() => localStorage.setItem('progress', 'lesson 3'));
  await site.deploy();

  await test.step('online, the new site', async () => {
    await open(page, '/blog/first');
    await expect(note(page)).toHaveCount(0);
    await expect(page.locator('script[src*="-earlier"]')).toHaveCount(0);
    await link(page, 'Second').click();
    await expectHeading(page, 'Second post');
    expect(said).toEqual([]);
  });

  await test.step('offline, the old copy with its own scripts', async () => {
    line.cut();
    await open(page, '/blog/first');
    await expect(note(page)).toBeVisible();
    await expect(page.locator('script[src*="-earlier"]')).toHaveCount(1);
    await link(page, 'Alpha').click();
    await expectHeading(page, 'Alpha');
    await expect(note(page)).toBeVisible();
    line.restore();
  });

  await test.step('switched off, nothing of it is left, and what the reader did is', async () => {
    site.write('site.yaml', settings(''));
    await site.deploy();
    await open(page, '/blog/first');
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
    );
    await expect.poll(() => held(page)).toEqual({ caches: [], workers: 0, progress: 'lesson 3' });
    await open(page, '/offline');
    await expect(page.getByText('Reading offline is switched off for now.')).toBeVisible();
    site.write('site.yaml', settings('/offline'));
    await site.deploy();
  });
});

test('the site can be installed', async ({ page }) => {
  await save(page, 'Blog');
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, url } = await client.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
});
