// When the site's script does not arrive or fails while it starts: the document can be read, its links work as links do,
// and the failure is logged.
import type { Page } from '@playwright/test';
import type { CurrentBuild } from '#schema/builds.ts';
import { closePage } from '../support/close-page.ts';
import { expectSiteAround, headerLink, recordLog } from '../support/error-page.ts';
import { expectHeading, link, open, sendFirstInput } from '../support/moving.ts';
import { changeJson, recordConsole } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const starting = /^error:? \[app\] error caught during app initialization: /;

/** Opens a page as a reader who moves at once; the script starts then, but may never be ready. */
async function openAndMove(page: Page): Promise<void> {
  await page.goto('/alpha');
  await sendFirstInput(page);
}

async function expectReadable(page: Page): Promise<void> {
  await expectHeading(page, 'Alpha');
  await expect(page.getByRole('main').getByText('Paragraph 0 of Alpha, section 1.')).toBeVisible();
  await expectSiteAround(page);
}

/** The key of the search does something else in some browsers, and has to when there is no search. */
async function expectSearchKeyLeftToBrowser(page: Page): Promise<void> {
  await page.locator('html[data-failed]').waitFor();
  const event = await page.evaluateHandle(() => {
    const pressed = { key: '', isPrevented: false };
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      Object.assign(pressed, { key, isPrevented: defaultPrevented });
    });
    return pressed;
  });
  await page.keyboard.press('Control+k');
  expect(await event.jsonValue()).toEqual({ key: 'k', isPrevented: false });
}

const record = '**/builds/current.json';

interface Missing {
  what: string;
  arrange(page: Page): Promise<unknown>;
  isLogged: boolean;
  check?(page: Page): Promise<void>;
}

const missing: Missing[] = [
  {
    what: 'no script arrives',
    arrange: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    isLogged: false,
  },
  {
    what: 'the script of the site does not arrive',
    arrange: (page) => page.route('**/assets/entry.app-*.js', (route) => route.abort()),
    isLogged: true,
  },
  {
    what: 'the record of the build does not arrive',
    arrange: (page) => page.route(record, (route) => route.abort()),
    isLogged: true,
    check: expectSearchKeyLeftToBrowser,
  },
  {
    what: 'the server fails to send the record of the build',
    arrange: (page) => page.route(record, (route) => route.fulfill({ status: 500, body: 'no' })),
    isLogged: true,
  },
  {
    what: 'the record of the build cannot be used',
    arrange: (page) => changeJson<CurrentBuild>(page, record, () => ({ shell: {} as CurrentBuild['shell'] })),
    isLogged: true,
  },
];

test('the page can be read and its links work when a script or the record of the build is missing', async ({
  context,
}) => {
  for (const { what, arrange, isLogged, check } of missing)
    await test.step(what, async () => {
      const page = await context.newPage();
      const messages = recordConsole(page);
      await arrange(page);
      await openAndMove(page);
      await expect.poll(() => messages.length).toBe(isLogged ? 1 : 0);
      for (const line of messages) expect(line).toMatch(starting);
      await expectReadable(page);
      await check?.(page);
      await link(page, 'Beta, section 5').click();
      await expectHeading(page, 'Beta');
      await expect(page).toHaveTitle('Beta');
      await expect(page.locator('#section-5')).toBeInViewport();
      await page.goBack();
      await expectHeading(page, 'Alpha');
      if (!isLogged) expect(messages).toEqual([]);
      await closePage(page);
    });
});

test('the page can be read and its links work when the script of the site throws while it starts', async ({
  context,
}) => {
  async function expectLinks(page: Page): Promise<void> {
    await expectReadable(page);
    await headerLink(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await expect(page).toHaveTitle('Beta');
    await closePage(page);
  }

  await test.step('where it listens for navigations', async () => {
    const page = await context.newPage();
    const log = recordLog(page);
    await page.addInitScript(() => {
      navigation.addEventListener = () => {
        throw new Error('not today');
      };
    });
    await openAndMove(page);
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toMatch(starting);
    expect(log[0]).toContain('not today');
    await expectLinks(page);
  });

  await test.step('where it looks for links to prefetch, which comes after the start', async () => {
    const page = await context.newPage();
    const log = recordLog(page);
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('not today');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await open(page, '/alpha');
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toContain('not today');
    await expectLinks(page);
  });
});
