// An author at work with `npm run dev`: edits show in the open page without a reload, mistakes are reported until they
// are fixed. What the server answers to other requests is tested in server/dev/index.test.ts.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const project = join(import.meta.dirname, '../../..');
let folder: string;
let server: ChildProcess;
let url: string;
let output = '';

const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);

/** Writes in one step: the server never reads a file that is still empty, which is one more change with a title of its own. */
const replaceFile = (file: string, text: string) => {
  const draft = join(folder, 'next.md');
  writeFileSync(draft, text);
  renameSync(draft, join(folder, 'content', file));
};

// All tests use one development server, which takes seconds to start. Each edits pages of its own.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-dev-'));
  mkdirSync(join(folder, 'content/guide'), { recursive: true });
  write('index.md', '# Home\n\nWelcome.\n');
  write('guide/index.md', '---\ntitle: Guide\n---\n\nThe guide.\n');
  write('guide/one.md', '---\ntitle: One\n---\n\nThe first page.\n');
  write('guide/three.md', '---\ntitle: Three\n---\n\nHere.\n');
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
  server?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves as soon as the server reports that it has read a file again. */
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

/** Opens a page that receives edits, and marks its window: the mark is gone after a reload. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('html[data-live=true]').waitFor();
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
}

/** Opens a page and waits until the site's script has started, which the first input speeds up. */
async function openReady(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await page.locator('html[data-ready]').waitFor();
}

async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);
}

function guideLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name });
}

/** The text and title of /guide/one; edits keep the title of the first step. */
const editionOf = (edition: string) => `---\ntitle: One, renamed\n---\n\nThe ${edition} edition.\n`;

test('edits, new documents and mistakes show in the open page without a reload', async ({ page }) => {
  const problems = page.getByRole('alert');
  await open(page, '/guide/one');

  await test.step('an edited document shows its new text and title', async () => {
    write('guide/one.md', editionOf('second'));
    await expect(page.getByText('The second edition.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One, renamed');
    await expect(page).toHaveTitle('One, renamed');
    await expectNoReload(page);
  });

  await test.step('a new document appears in the sidebar of its section', async () => {
    write('guide/two.md', '---\ntitle: Two\n---\n\nAnother page.\n');
    await expect(guideLink(page, 'Two')).toBeVisible();
    await expectNoReload(page);
  });

  await test.step('a mistake is reported on the page and in the terminal until it is fixed', async () => {
    const good = readFileSync(join(folder, 'content/guide/one.md'), 'utf8');
    const message =
      'The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".';
    write('guide/one.md', good.replace('title: One, renamed', 'title: One: two'));
    await expect(problems).toContainText('One error in the content');
    await expect(problems).toContainText('content/guide/one.md:2');
    await expect(problems).toContainText(message);
    await expect(page.getByText('The second edition.')).toBeVisible();
    await expect.poll(() => output).toContain(`content/guide/one.md:2 error: ${message}`);

    write('guide/one.md', good);
    await expect(problems).toBeHidden();
    await expect.poll(() => output).toContain('All content problems are mended.');
    await expectNoReload(page);
  });

  await test.step('a file that an editor empties before it writes shows its final text', async () => {
    for (const edition of ['third', 'fourth', 'fifth']) {
      const isRead = readOf('guide/one.md');
      write('guide/one.md', '');
      await isRead;
      write('guide/one.md', editionOf(edition));
      await expect(page.getByText(`The ${edition} edition.`)).toBeVisible();
    }
  });

  await test.step('a broken link is reported until its page exists', async () => {
    await open(page, '/guide/two');
    write('guide/two.md', '---\ntitle: Two\n---\n\nSee [later](/guide/later).\n');
    await expect(problems).toContainText('The link "/guide/later" leads to no page.');
    write('guide/later.md', '---\ntitle: Later\n---\n\nHere.\n');
    await expect(problems).toBeHidden();
    await page.getByRole('link', { name: 'later', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Later');
  });

  await test.step('an edit from before the page was connected shows as soon as it is', async () => {
    let connect = () => {};
    const { promise: isConnecting, resolve: startConnecting } = Promise.withResolvers<void>();
    const late = await page.context().newPage();
    await late.routeWebSocket(/./, (socket) => {
      startConnecting();
      return new Promise<void>((resolve) => {
        connect = () => {
          socket.connectToServer();
          resolve();
        };
      });
    });
    await late.goto(`${url}/guide/one`);
    await isConnecting;
    const isRead = readOf('guide/one.md');
    write('guide/one.md', editionOf('early'));
    await isRead;
    await expect(late.getByText('The fifth edition.')).toBeVisible();
    connect();
    await expect(late.getByText('The early edition.')).toBeVisible();
  });
});

test('once the script has started, edits are drawn in place and request no data', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  await openReady(page, '/guide/one');

  await test.step('links swap pages, and an edit replaces the page between header and footer', async () => {
    await guideLink(page, 'Three').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three');
    await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, { isTheSame: true }));
    write('guide/three.md', '---\ntitle: Three, again\n---\n\nHere once more.\n');
    await expect(page.getByText('Here once more.')).toBeVisible();
    await expect(page).toHaveTitle('Three, again');
    await expect(page.getByRole('navigation', { name: 'Guide' })).toContainText('Three, again');
    expect(await page.evaluate(() => 'isTheSame' in (document.querySelector('header') ?? {}))).toBe(true);
    await expectNoReload(page);
    expect(messages).toEqual([]);
  });

  await test.step('an edit of the text is sent with its problems, so the page requests nothing', async () => {
    const edit = (text: string) =>
      write('guide/three.md', `---\ntitle: Three, again\ndescription: A page.\n---\n\n${text}\n`);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    let count = 0;
    /** The requests after one edit. The first edits may load code, and the list of pages with the new description. */
    const requestedAfterEdit = async () => {
      requested.length = 0;
      const text = `Edition number ${++count}.`;
      edit(`${text} [x](/nowhere)`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('The link "/nowhere" leads to no page.');
      return requested;
    };
    await expect.poll(requestedAfterEdit, { timeout: 60_000 }).toEqual([]);
    edit('Here for good.');
    await expect(page.getByText('Here for good.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('an edit of the words that describe a page shows there, and on the pages that list it', async () => {
    const isRead = Promise.all([readOf('guide/four.md'), readOf('guide/index.md')]);
    write('guide/four.md', '---\ntitle: Four\n---\n\nThe first words.\n');
    write('guide/index.md', '---\ntitle: Guide\nshowChildren: true\n---\n\nThe guide.\n');
    await isRead;
    const list = await page.context().newPage();
    await openReady(list, '/guide');
    await expect(list.getByRole('main')).toContainText('The first words.');
    const described = await page.context().newPage();
    // Over such a connection nothing is prefetched, so every request comes from the edit.
    await described.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: 'slow-2g' }) });
    });
    await openReady(described, '/guide/four');
    const requested: string[] = [];
    described.on('request', (request) => requested.push(new URL(request.url()).pathname));
    replaceFile('guide/four.md', '---\ntitle: Four\n---\n\nThe words that follow.\n');
    await expect(list.getByRole('main')).toContainText('The words that follow.');
    await expect(described.getByText('The words that follow.')).toBeVisible();
    // The first edit loads the code that draws pages, and no data.
    expect(requested.filter((path) => /^\/(?:guide|builds)\b/.test(path))).toEqual([]);
    await expectNoReload(described);
  });
});

test('the gallery works here too, with icons that are fetched on demand', async ({ page }) => {
  await openReady(page, '/_gallery');
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
  await page.getByRole('button', { name: 'icon', exact: true }).click();
  await expect(page.locator('[data-mounted] svg.i-lucide\\:volleyball > *').first()).toBeAttached();
});
