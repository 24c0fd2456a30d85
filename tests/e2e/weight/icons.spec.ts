// Icons that no page knew beforehand: where they are asked for, which answers count, and how long the page waits.
// Both hosts are played by the test, except where the site's own endpoint is meant.
import type { Page, Route } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { expectHeading, open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

type GalleryWindow = { gallery: Gallery['api'] };
type Play = (route: Route, names: string[]) => unknown;

const localHost = '/api/_nuxt_icon';
const publicHost = 'https://api.iconify.design';

const hang: Play = () => {};
const fail =
  (status: number): Play =>
  (route) =>
    route.fulfill({ status, headers: anyOrigin, body: 'no' });
const anyOrigin = { 'access-control-allow-origin': '*' };

/** Answers with one path for each icon; the path's `d` tells who drew it. */
const draw =
  (d: string, prefix = 'lucide'): Play =>
  (route, names) =>
    route.fulfill({
      headers: anyOrigin,
      json: {
        prefix,
        icons: Object.fromEntries(names.map((name) => [name, { body: `<path d="${d}"/>` }])),
        width: 24,
        height: 24,
      },
    });

/** Lets the two hosts answer as told. The addresses asked for are noted in order, local ones without the origin. */
async function playHosts(page: Page, hosts: { local?: Play; public?: Play }): Promise<string[]> {
  const asked: string[] = [];
  const play = (host: Play) => (route: Route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    asked.push(`${origin === publicHost ? origin : ''}${pathname}${search}`);
    return host(route, search.replace('?icons=', '').split(','));
  };
  await page.route(`**${localHost}/**`, play(hosts.local ?? ((route) => route.continue())));
  await page.route(`${publicHost}/**`, play(hosts.public ?? fail(500)));
  return asked;
}

async function drawIcons(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const name of all) (window as unknown as GalleryWindow).gallery.icon(name);
  }, names);
}

const icon = (page: Page, key: string) => page.locator(`[data-mounted] svg[class~="i-${key}"]`);
const path = (page: Page, key: string) => icon(page, key).locator('path');

/** Stops the page's clock; from now on only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Asks for an icon with the clock stopped; the first request leaves without any time passing. */
async function askWithStoppedClock(page: Page, name: string, asked: string[]): Promise<void> {
  await stopClock(page);
  const before = asked.length;
  await drawIcons(page, name);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
}

/** The warnings of the page; what the browser says itself is of another type. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('an icon comes from the own endpoint, into room that was kept for it', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // No time passes, or a slow machine would have the next host asked.
  await page.clock.install();
  const asked = await playHosts(page, { local: (route) => isReleased.then(() => route.continue()) });
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-anvil');
  const anvil = icon(page, 'lucide:anvil');
  await expect(anvil).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(() => asked).toEqual([`${localHost}/lucide.json?icons=anvil`]);
  await expect(anvil.locator('*')).toHaveCount(0);
  const room = await anvil.boundingBox();
  const fontSize = await anvil.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).fontSize));
  expect([room?.width, room?.height]).toEqual([fontSize, fontSize]);

  release();
  await expect(path(page, 'lucide:anvil')).not.toHaveCount(0);
  expect(await anvil.boundingBox()).toEqual(room);
  expect(asked).toHaveLength(1);
});

test('icons asked for at once share one request for each collection, names sorted', async ({ page }) => {
  await page.clock.install();
  const asked = await playHosts(page, {});
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-zap', 'i-simple-icons-github', 'i-lucide-anvil');
  for (const key of ['lucide:zap', 'simple-icons:github', 'lucide:anvil'])
    await expect(path(page, key)).not.toHaveCount(0);
  expect(asked.toSorted()).toEqual([
    `${localHost}/lucide.json?icons=anvil,zap`,
    `${localHost}/simple-icons.json?icons=github`,
  ]);
});

test('three spellings are one icon, asked for once', async ({ page }) => {
  await page.clock.install();
  const asked = await playHosts(page, {});
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-anvil', 'lucide:anvil', 'lucide-anvil');
  await expect(icon(page, 'lucide:anvil')).toHaveCount(3);
  for (const each of await icon(page, 'lucide:anvil').all())
    await expect(each.locator('path')).not.toHaveCount(0);
  expect(asked).toEqual([`${localHost}/lucide.json?icons=anvil`]);
});

test('an icon that the site itself names is drawn without any request', async ({ page }) => {
  const asked = await playHosts(page, { local: hang, public: hang });
  await open(page, '/_gallery');
  await drawIcons(page, 'i-lucide-refresh-cw');
  await expect(path(page, 'lucide:refresh-cw')).not.toHaveCount(0);
  expect(asked).toEqual([]);
});

test('after 750 ms without an answer the public service is asked as well, and the first answer counts', async ({
  page,
}) => {
  await page.clock.install();
  const asked = await playHosts(page, { local: hang, public: draw('M1 1') });
  await open(page, '/_gallery');
  await askWithStoppedClock(page, 'i-lucide-anvil', asked);
  await page.clock.runFor(749);
  await expect(icon(page, 'lucide:anvil')).toHaveCount(1);
  expect(asked).toEqual([`${localHost}/lucide.json?icons=anvil`]);
  await page.clock.runFor(1);
  await expect(path(page, 'lucide:anvil')).toHaveAttribute('d', 'M1 1');
  expect(asked).toEqual([`${localHost}/lucide.json?icons=anvil`, `${publicHost}/lucide.json?icons=anvil`]);
});

test('on the clock of the reader too, the public service is asked about 750 ms later', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    const times: number[] = [];
    Object.assign(window, { iconRequests: { steps, times } });
    const { fetch, setTimeout } = window;
    window.fetch = (...call) => {
      const address = String(call[0]);
      if (/_nuxt_icon|iconify/.test(address)) {
        steps.push(new URL(address, location.href).host);
        times.push(performance.now());
      }
      return fetch(...call);
    };
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => {
        if (wait === 750) steps.push('750 ms');
        return setTimeout(run, wait);
      },
    });
  });
  await playHosts(page, { local: hang, public: draw('M1 1') });
  await open(page, '/_gallery');
  await drawIcons(page, 'i-lucide-anvil');
  await expect(path(page, 'lucide:anvil')).toHaveAttribute('d', 'M1 1');
  const { steps, times } = await page.evaluate(
    () => (window as unknown as { iconRequests: { steps: string[]; times: number[] } }).iconRequests,
  );
  // A busy machine may be late, so what the page asks its clock for is compared, and that it was not early.
  expect(steps).toEqual([new URL(page.url()).host, '750 ms', new URL(publicHost).host]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(700);
});

test('an answer of the own endpoint still counts while the public service is being asked', async ({
  page,
}) => {
  await page.clock.install();
  let answerLate: () => unknown = () => {};
  const asked = await playHosts(page, {
    local: (route, names) => {
      answerLate = () => draw('M2 2')(route, names);
    },
    public: hang,
  });
  await open(page, '/_gallery');
  await askWithStoppedClock(page, 'i-lucide-anvil', asked);
  await page.clock.runFor(750);
  await expect.poll(() => asked.length).toBe(2);
  await answerLate();
  await expect(path(page, 'lucide:anvil')).toHaveAttribute('d', 'M2 2');
});

const badAnswers: { name: string; local: Play; isInvalid?: true }[] = [
  { name: 'status 500', local: fail(500) },
  { name: 'status 404', local: fail(404) },
  { name: 'a broken connection', local: (route: Route) => route.abort() },
  { name: 'another collection', local: draw('M9 9', 'mdi'), isInvalid: true },
  {
    name: 'a list of icons',
    local: (route: Route) => route.fulfill({ json: { prefix: 'lucide', icons: ['anvil'] } }),
    isInvalid: true,
  },
  { name: 'no JSON', local: (route: Route) => route.fulfill({ body: '<p>Hello</p>' }), isInvalid: true },
];
test('no answer that is any use', async ({ page }) => {
  await page.clock.install();
  const warnings = recordWarnings(page);
  let local: Play = hang;
  const asked = await playHosts(page, {
    local: (route, names) => local(route, names),
    public: draw('M1 1'),
  });
  await open(page, '/_gallery');
  for (const [index, { name, isInvalid, ...answer }] of badAnswers.entries())
    await test.step(`${name} from the own endpoint leads to the public service at once`, async () => {
      local = answer.local;
      const wanted = `anvil-${index}`;
      const query = `lucide.json?icons=${wanted}`;
      // The clock stands still: nothing here waited for a timer.
      await askWithStoppedClock(page, `i-lucide-${wanted}`, asked);
      await expect(path(page, `lucide:${wanted}`)).toHaveAttribute('d', 'M1 1');
      expect(asked.splice(0)).toEqual([`${localHost}/${query}`, `${publicHost}/${query}`]);
      expect(warnings.splice(0)).toEqual(isInvalid ? [`Invalid data ${localHost}/${query}`] : []);
    });
});

test('nothing is drawn from an answer about another collection, whoever gives it', async ({ page }) => {
  await page.clock.install();
  const warnings = recordWarnings(page);
  const asked = await playHosts(page, { local: draw('M8 8', 'mdi'), public: draw('M9 9', 'tabler') });
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-anvil');
  await expect
    .poll(() => warnings)
    .toEqual([
      `Invalid data ${localHost}/lucide.json?icons=anvil`,
      `Invalid data ${publicHost}/lucide.json?icons=anvil`,
    ]);
  await drawIcons(page, 'mdi:anvil', 'tabler:anvil');
  await expect.poll(() => asked.filter((address) => address.includes('mdi.json')).length).toBe(1);
  await expect(icon(page, 'lucide:anvil')).toHaveCount(1);
  await expect(icon(page, 'lucide:anvil').locator('*')).toHaveCount(0);
});

test('after the public service has helped out, the next icon is asked for at the own endpoint first', async ({
  page,
}) => {
  await page.clock.install();
  let local = fail(500);
  const asked = await playHosts(page, {
    local: (route, names) => local(route, names),
    public: draw('M1 1'),
  });
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-anvil');
  await expect(path(page, 'lucide:anvil')).toHaveAttribute('d', 'M1 1');
  local = draw('M2 2');
  await drawIcons(page, 'i-lucide-zap');
  await expect(path(page, 'lucide:zap')).toHaveAttribute('d', 'M2 2');
  expect(asked).toEqual([
    `${localHost}/lucide.json?icons=anvil`,
    `${publicHost}/lucide.json?icons=anvil`,
    `${localHost}/lucide.json?icons=zap`,
  ]);
});

test('when no host answers, icons are given up after 5750 ms, the page stays usable, and late ones are drawn', async ({
  page,
}) => {
  await page.clock.install();
  const warnings = recordWarnings(page);
  let answerLate: () => unknown = () => {};
  const asked = await playHosts(page, {
    local: hang,
    public: (route, names) => {
      answerLate = () => draw('M1 1', 'mdi')(route, names);
    },
  });
  await open(page, '/_gallery');
  // Of a collection that is not installed the page says when it is given up.
  await askWithStoppedClock(page, 'mdi:anvil', asked);
  await page.clock.runFor(750);
  await expect
    .poll(() => asked)
    .toEqual([`${localHost}/mdi.json?icons=anvil`, `${publicHost}/mdi.json?icons=anvil`]);
  await page.clock.runFor(4999);
  await expect(icon(page, 'mdi:anvil')).toHaveCount(1);
  expect(warnings).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => warnings).toEqual(['No icon came from a collection "mdi".']);
  await expect(icon(page, 'mdi:anvil').locator('*')).toHaveCount(0);

  await drawIcons(page, 'mdi:anvil');
  await answerLate();
  await expect(icon(page, 'mdi:anvil')).toHaveCount(2);
  for (const each of await icon(page, 'mdi:anvil').all())
    await expect(each.locator('path')).toHaveAttribute('d', 'M1 1');
  expect(asked).toHaveLength(2);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true }).click();
  await expectHeading(page, 'Home');
});

test('a list of 80 long names is split: no address has more than 500 characters, commas stay commas', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/_nuxt_icon|iconify/.test(request.url())) addresses.push(request.url());
  });
  await playHosts(page, { local: fail(500), public: draw('M1 1') });
  await open(page, '/_gallery');
  const names = Array.from({ length: 80 }, (_, index) => `a-rather-long-name-of-an-icon-${index + 10}`);
  await drawIcons(page, ...names.map((name) => `i-lucide-${name}`));
  await expect(page.locator('[data-mounted] svg path')).toHaveCount(80);
  for (const host of [`${new URL(page.url()).origin}${localHost}`, publicHost]) {
    const lists = addresses
      .filter((address) => address.startsWith(`${host}/lucide.json?icons=`))
      .map((address) => address.split('?icons=')[1]?.split(','));
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.flat().toSorted()).toEqual(names.toSorted());
  }
  expect(Math.max(...addresses.map((address) => address.length))).toBeLessThanOrEqual(500);
});

test('an icon that does not exist leaves its room empty and is not asked for again', async ({ page }) => {
  await page.clock.install();
  const asked = await playHosts(page, {});
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-lucide-there-is-no-such-icon');
  await expect.poll(() => asked).toHaveLength(1);
  await drawIcons(page, 'lucide:there-is-no-such-icon', 'i-lucide-anvil');
  await expect(path(page, 'lucide:anvil')).not.toHaveCount(0);
  expect(asked).toEqual([
    `${localHost}/lucide.json?icons=there-is-no-such-icon`,
    `${localHost}/lucide.json?icons=anvil`,
  ]);
  const missing = icon(page, 'lucide:there-is-no-such-icon');
  await expect(missing).toHaveCount(2);
  await expect(missing.locator('*')).toHaveCount(0);
  const rooms = await Promise.all((await missing.all()).map((each) => each.boundingBox()));
  const drawn = await icon(page, 'lucide:anvil').boundingBox();
  for (const room of rooms) expect([room?.width, room?.height]).toEqual([drawn?.width, drawn?.height]);
});

test('of an unknown collection nothing is drawn, and one warning says so', async ({ page }) => {
  await page.clock.install();
  const warnings = recordWarnings(page);
  const asked = await playHosts(page, {});
  await open(page, '/_gallery');
  await stopClock(page);
  await drawIcons(page, 'i-unheard-of-sun', 'i-unheard-of-sun');
  await expect(page.locator('[data-mounted] svg')).toHaveCount(2);
  await drawIcons(page, 'i-lucide-anvil');
  await expect(path(page, 'lucide:anvil')).not.toHaveCount(0);
  await expect(page.locator('[data-mounted] svg:not([class*=":"]) *')).toHaveCount(0);
  expect(warnings).toEqual(['The icon "i-unheard-of-sun" is not from a known collection.']);
  expect(asked).toEqual([`${localHost}/lucide.json?icons=anvil`]);
});

test('the endpoint gives the icons of an installed collection and says which it does not have', async ({
  request,
}) => {
  const response = await request.get(`${localHost}/lucide.json?icons=moon,no-such-icon,sun`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers()['cache-control']).toBe('public, max-age=604800');
  const answer = await response.json();
  expect(answer.prefix).toBe('lucide');
  expect(Object.keys(answer.icons).toSorted()).toEqual(['moon', 'sun']);
  expect(answer.icons.sun.body).toContain('<circle cx="12" cy="12" r="4"/>');
  expect(answer.not_found).toEqual(['no-such-icon']);
});

test('the endpoint refuses what names no collection or no icon', async ({ request }) => {
  for (const [target, status] of [
    ['', 400],
    ['/', 400],
    ['/.json?icons=sun', 400],
    ['/lucide.json', 400],
    ['/lucide.json?icons=', 400],
    ['/mdi.json?icons=sun', 404],
    ['/__proto__.json?icons=sun', 404],
  ] as const)
    expect((await request.get(localHost + target)).status(), target).toBe(status);
});
