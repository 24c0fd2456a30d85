// An author at work: edits show in the open page without a reload, mistakes are told and go when they are mended.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const project = join(import.meta.dirname, '../../..');
let folder: string;
let server: ChildProcess;
let url: string;
let output = '';

const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-dev-'));
  mkdirSync(join(folder, 'content/guide'), { recursive: true });
  write('index.md', '# Home\n\nWelcome.\n');
  write('guide/index.md', '---\ntitle: Guide\n---\n\nThe guide.\n');
  write('guide/one.md', '---\ntitle: One\n---\n\nThe first page.\n');
  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, 'content'),
    OUT_DIR: join(folder, 'out'),
    PORT: '0',
    HOST: '',
    LINKS: 'error',
  };
  server = spawn(process.execPath, ['scripts/dev.ts'], { cwd: project, env });
  url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /Ready in .*: (\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The development server stopped:\n${output}`)));
  });
});

test.afterAll(() => {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Ends as soon as the server says that it has read a file again. */
function readOf(file: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      if (!chunk.toString().includes(`content/${file} (`)) return;
      server.stdout?.off('data', listen);
      resolve();
    };
    server.stdout?.on('data', listen);
  });
}

/** Opens a page and marks its window; the mark is gone after a reload. */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(url + path);
  await page.locator('html[data-live=true]').waitFor();
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
  return async () => expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);
}

test('an edited document shows without a reload', async ({ page }) => {
  const expectNoReload = await open(page, '/guide/one');
  write('guide/one.md', '---\ntitle: One, renamed\n---\n\nThe second edition.\n');
  await expect(page.getByText('The second edition.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One, renamed');
  await expect(page).toHaveTitle('One, renamed');
  await expectNoReload();
});

test('an edit from before the page was connected shows, too', async ({ page }) => {
  let connect = () => {};
  let tell = () => {};
  const isConnecting = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.routeWebSocket(/./, (socket) => {
    tell();
    return new Promise<void>((isFree) => {
      connect = () => {
        socket.connectToServer();
        isFree();
      };
    });
  });
  await page.goto(`${url}/guide/one`);
  await isConnecting;
  const isRead = readOf('guide/one.md');
  write('guide/one.md', '---\ntitle: One, renamed\n---\n\nThe early edition.\n');
  await isRead;
  await expect(page.getByText('The second edition.')).toBeVisible();
  connect();
  await expect(page.getByText('The early edition.')).toBeVisible();
});

test('a file that was emptied before it was filled shows what it holds in the end', async ({ page }) => {
  await open(page, '/guide/one');
  for (const edition of ['third', 'fourth', 'second']) {
    const isRead = readOf('guide/one.md');
    write('guide/one.md', '');
    await isRead;
    write('guide/one.md', `---\ntitle: One, renamed\n---\n\nThe ${edition} edition.\n`);
    await expect(page.getByText(`The ${edition} edition.`)).toBeVisible();
  }
});

test('a new document appears in the list of its section', async ({ page }) => {
  const expectNoReload = await open(page, '/guide/one');
  write('guide/two.md', '---\ntitle: Two\n---\n\nAnother page.\n');
  await expect(
    page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Two' }),
  ).toBeVisible();
  await expectNoReload();
});

test('a mistake is told on the page and in the terminal, and goes when it is mended', async ({ page }) => {
  const expectNoReload = await open(page, '/guide/one');
  const good = readFileSync(join(folder, 'content/guide/one.md'), 'utf8');
  const message =
    'The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".';
  write('guide/one.md', good.replace('title: One, renamed', 'title: One: two'));
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('One error in the content');
  await expect(panel).toContainText('content/guide/one.md:2');
  await expect(panel).toContainText(message);
  await expect(page.getByText('The second edition.')).toBeVisible();
  await expect.poll(() => output).toContain(`content/guide/one.md:2 error: ${message}`);

  write('guide/one.md', good);
  await expect(panel).toBeHidden();
  await expect.poll(() => output).toContain('All content problems are mended.');
  await expectNoReload();
});

test('a dead link is told until its page exists', async ({ page }) => {
  await open(page, '/guide/two');
  write('guide/two.md', '---\ntitle: Two\n---\n\nSee [three](/guide/three).\n');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('The link "/guide/three" leads to no page.');
  write('guide/three.md', '---\ntitle: Three\n---\n\nHere.\n');
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'three', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three');
});

test('once the script has taken over, links swap pages and edits are drawn in place', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  const expectNoReload = await open(page, '/guide/one');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Three' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three');
  await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, { isTheSame: true }));
  write('guide/three.md', '---\ntitle: Three, again\n---\n\nHere once more.\n');
  await expect(page.getByText('Here once more.')).toBeVisible();
  await expect(page).toHaveTitle('Three, again');
  await expect(page.getByRole('navigation', { name: 'Guide' })).toContainText('Three, again');
  expect(await page.evaluate(() => 'isTheSame' in (document.querySelector('header') ?? {}))).toBe(true);
  await expectNoReload();
  expect(messages).toEqual([]);
});

test('a change of words alone comes to the page by itself, with what is wrong, and nothing is asked for', async ({
  page,
}) => {
  await open(page, '/guide/three');
  await page.locator('html[data-ready]').waitFor();
  const edit = (words: string) =>
    write('guide/three.md', `---\ntitle: Three, again\ndescription: A page.\n---\n\n${words}\n`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let count = 0;
  /** What a page asks for on account of one edit. The first ones may bring code, and the list of pages with a new description. */
  const askedAfterEdit = async () => {
    asked.length = 0;
    const words = `Edition number ${++count}.`;
    edit(`${words} [x](/nowhere)`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The link "/nowhere" leads to no page.');
    return asked;
  };
  await expect.poll(askedAfterEdit).toEqual([]);
  edit('Here for good.');
  await expect(page.getByText('Here for good.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an edit of the words that describe a page shows on it at once, and on the pages that list it', async ({
  page,
  context,
}) => {
  const isRead = Promise.all([readOf('guide/four.md'), readOf('guide/index.md')]);
  write('guide/four.md', '---\ntitle: Four\n---\n\nThe first words.\n');
  write('guide/index.md', '---\ntitle: Guide\nshowChildren: true\n---\n\nThe guide.\n');
  await isRead;
  // On such a line nothing is fetched ahead, so that whatever is asked for is asked for by the edit.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: 'slow-2g' }) });
  });
  const expectNoReload = await open(page, '/guide/four');
  await page.locator('html[data-ready]').waitFor();
  const list = await context.newPage();
  await open(list, '/guide');
  await list.locator('html[data-ready]').waitFor();
  await expect(list.getByRole('main')).toContainText('The first words.');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  write('guide/four.md', '---\ntitle: Four\n---\n\nThe words that follow.\n');
  await expect(list.getByRole('main')).toContainText('The words that follow.');
  await expect(page.getByText('The words that follow.')).toBeVisible();
  // The first edit brings the code that draws pages, and no data.
  expect(asked.filter((path) => /^\/(?:guide|builds)\b/.test(path))).toEqual([]);
  await expectNoReload();
});

test('the gallery, fragments, icons and the record of the build are served here too', async ({ page }) => {
  await page.goto(`${url}/_gallery`);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
  await page.getByRole('button', { name: 'icon', exact: true }).click();
  await expect(page.locator('[data-mounted] svg.i-lucide\\:volleyball > *').first()).toBeAttached();
  const latest = await page.request.get(`${url}/builds/latest.json`);
  expect(await latest.json()).toEqual({ id: 'dev', timestamp: 0 });
});

test('a path that does not exist is a 404 here too', async ({ page }) => {
  const response = await page.goto(`${url}/nope`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /nope', { exact: true })).toBeVisible();
});
