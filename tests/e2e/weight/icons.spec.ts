// Icons that are not in the page's bundle: which host is asked for them, which answers count, and what is shown
// meanwhile. The tests answer for both hosts unless they are about the site's own endpoint. Time limits and the order
// of requests are tested in detail in `src/runtime/icon-network.test.ts`.
import type { Page, Route } from '@playwright/test';
import { type GalleryHandle, openGalleryInStillTime } from '../support/gallery.ts';
import { expectHeading } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

type Respond = (route: Route, names: string[]) => unknown;

const localHost = '/api/_nuxt_icon';
const publicHost = 'https://api.iconify.design';
const anyOrigin = { 'access-control-allow-origin': '*' };

const hang: Respond = () => {};
const fail =
  (status: number): Respond =>
  (route) =>
    route.fulfill({ status, headers: anyOrigin, body: 'no' });

/** Responds with one path per icon; its `d` identifies the host that drew it. */
const draw =
  (d: string, prefix = 'lucide'): Respond =>
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

/** How the two hosts respond; tests replace the members as they go. The own endpoint responds itself at first. */
interface Hosts {
  local: Respond;
  public: Respond;
  /** The addresses requested so far, in order; local ones without the origin. */
  asked: string[];
}

async function routeHosts(page: Page): Promise<Hosts> {
  const hosts: Hosts = { local: (route) => route.continue(), public: fail(500), asked: [] };
  const respondAs = (host: 'local' | 'public') => (route: Route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    hosts.asked.push(`${origin === publicHost ? origin : ''}${pathname}${search}`);
    return hosts[host](route, search.replace('?icons=', '').split(','));
  };
  await page.route(`**${localHost}/**`, respondAs('local'));
  await page.route(`${publicHost}/**`, respondAs('public'));
  return hosts;
}

const drawIcons = (gallery: GalleryHandle, ...names: string[]) =>
  gallery.evaluate(({ icon }, all) => {
    for (const name of all) icon(name);
  }, names);

const icon = (page: Page, key: string) => page.locator(`[data-mounted] svg[class~="i-${key}"]`);
const path = (page: Page, key: string) => icon(page, key).locator('path');

/** Warnings that the page writes; what the browser itself writes is of another type. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('icons come from the own endpoint, each requested once, and take the room reserved for them', async ({
  page,
}) => {
  const warnings = recordWarnings(page);
  const hosts = await routeHosts(page);
  // With the clock stopped, a slow machine never gets to asking the public service.
  const gallery = await openGalleryInStillTime(page);
  const expectAsked = (...addresses: string[]) =>
    expect(hosts.asked.splice(0).toSorted()).toEqual(addresses.map((address) => `${localHost}/${address}`));

  await test.step('an icon of the site’s own bundle is drawn without a request', async () => {
    await drawIcons(gallery, 'i-lucide-refresh-cw');
    await expect(path(page, 'lucide:refresh-cw')).not.toHaveCount(0);
    expectAsked();
  });

  await test.step('until an icon arrives, its box is empty, and the box keeps its size', async () => {
    const response = Promise.withResolvers<void>();
    const { local } = hosts;
    hosts.local = (route) => response.promise.then(() => route.continue());
    await drawIcons(gallery, 'i-lucide-anvil');
    const anvil = icon(page, 'lucide:anvil');
    await expect(anvil).toHaveAttribute('aria-hidden', 'true');
    await expect.poll(() => hosts.asked).toEqual([`${localHost}/lucide.json?icons=anvil`]);
    await expect(anvil.locator('*')).toHaveCount(0);
    const box = await anvil.boundingBox();
    const fontSize = await anvil.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).fontSize));
    expect([box?.width, box?.height]).toEqual([fontSize, fontSize]);
    response.resolve();
    await expect(path(page, 'lucide:anvil')).not.toHaveCount(0);
    expect(await anvil.boundingBox()).toEqual(box);
    expectAsked('lucide.json?icons=anvil');
    hosts.local = local;
  });

  await test.step('icons requested together share one request per collection, with sorted names', async () => {
    await drawIcons(gallery, 'i-lucide-zap', 'i-simple-icons-github', 'i-lucide-axe');
    for (const key of ['lucide:zap', 'simple-icons:github', 'lucide:axe'])
      await expect(path(page, key)).not.toHaveCount(0);
    expectAsked('lucide.json?icons=axe,zap', 'simple-icons.json?icons=github');
  });

  await test.step('three spellings are one icon, requested once', async () => {
    await drawIcons(gallery, 'i-lucide-banana', 'lucide:banana', 'lucide-banana');
    await expect(icon(page, 'lucide:banana')).toHaveCount(3);
    for (const each of await icon(page, 'lucide:banana').all())
      await expect(each.locator('path')).not.toHaveCount(0);
    expectAsked('lucide.json?icons=banana');
  });

  await test.step('an icon that does not exist leaves its box empty and is not requested again', async () => {
    await drawIcons(gallery, 'i-lucide-there-is-no-such-icon');
    await expect.poll(() => hosts.asked).toHaveLength(1);
    expectAsked('lucide.json?icons=there-is-no-such-icon');
    await drawIcons(gallery, 'lucide:there-is-no-such-icon', 'i-lucide-cherry');
    await expect(path(page, 'lucide:cherry')).not.toHaveCount(0);
    expectAsked('lucide.json?icons=cherry');
    const missing = icon(page, 'lucide:there-is-no-such-icon');
    await expect(missing).toHaveCount(2);
    await expect(missing.locator('*')).toHaveCount(0);
    const drawn = await icon(page, 'lucide:cherry').boundingBox();
    for (const each of await missing.all()) {
      const box = await each.boundingBox();
      expect([box?.width, box?.height]).toEqual([drawn?.width, drawn?.height]);
    }
  });

  await test.step('an icon of an unknown collection is not requested, and one warning names it', async () => {
    expect(warnings).toEqual([]);
    await drawIcons(gallery, 'i-unheard-of-sun', 'i-unheard-of-sun');
    const unknown = page.locator('[data-mounted] svg:not([class*=":"])');
    await expect(unknown).toHaveCount(2);
    await drawIcons(gallery, 'i-lucide-grape');
    await expect(path(page, 'lucide:grape')).not.toHaveCount(0);
    await expect(unknown.locator('*')).toHaveCount(0);
    await expect
      .poll(() => warnings)
      .toEqual(['The icon "i-unheard-of-sun" is not from a known collection.']);
    expectAsked('lucide.json?icons=grape');
  });
});

const badAnswers: { name: string; local: Respond; isInvalid?: true }[] = [
  { name: 'status 500', local: fail(500) },
  { name: 'status 404', local: fail(404) },
  { name: 'a broken connection', local: (route) => route.abort() },
  { name: 'another collection', local: draw('M9 9', 'mdi'), isInvalid: true },
  {
    name: 'a list of icons',
    local: (route) => route.fulfill({ json: { prefix: 'lucide', icons: ['anvil'] } }),
    isInvalid: true,
  },
  { name: 'no JSON', local: (route) => route.fulfill({ body: '<p>Hello</p>' }), isInvalid: true },
];

test('the public icon service is asked when the own endpoint is slow, fails or sends invalid data', {
  tag: '@nightly',
}, async ({ page }) => {
  const warnings = recordWarnings(page);
  const hosts = await routeHosts(page);
  const gallery = await openGalleryInStillTime(page);
  const both = (query: string) => [`${localHost}/${query}`, `${publicHost}/${query}`];

  await test.step('750 ms without an answer: the public service is asked too, and the first answer counts', async () => {
    Object.assign(hosts, { local: hang, public: draw('M1 1') });
    await drawIcons(gallery, 'i-lucide-slow');
    await expect.poll(() => hosts.asked).toEqual([`${localHost}/lucide.json?icons=slow`]);
    await page.clock.runFor(749);
    await expect(icon(page, 'lucide:slow')).toHaveCount(1);
    expect(hosts.asked).toEqual([`${localHost}/lucide.json?icons=slow`]);
    await page.clock.runFor(1);
    await expect(path(page, 'lucide:slow')).toHaveAttribute('d', 'M1 1');
    expect(hosts.asked.splice(0)).toEqual(both('lucide.json?icons=slow'));
  });

  await test.step('the own endpoint may still answer while the public service is asked', async () => {
    const question = Promise.withResolvers<() => unknown>();
    hosts.local = (route, names) => question.resolve(() => draw('M2 2')(route, names));
    hosts.public = hang;
    await drawIcons(gallery, 'i-lucide-late');
    const answer = await question.promise;
    await page.clock.runFor(750);
    await expect.poll(() => hosts.asked).toEqual(both('lucide.json?icons=late'));
    await answer();
    await expect(path(page, 'lucide:late')).toHaveAttribute('d', 'M2 2');
    hosts.asked.length = 0;
  });

  hosts.public = draw('M1 1');
  for (const [index, { name, local, isInvalid }] of badAnswers.entries())
    await test.step(`${name} from the own endpoint: the public service is asked at once`, async () => {
      hosts.local = local;
      const query = `lucide.json?icons=bad-${index}`;
      await drawIcons(gallery, `i-lucide-bad-${index}`);
      // The clock is stopped, so no timer was involved.
      await expect(path(page, `lucide:bad-${index}`)).toHaveAttribute('d', 'M1 1');
      expect(hosts.asked.splice(0)).toEqual(both(query));
      await expect.poll(() => warnings).toEqual(isInvalid ? [`Invalid data ${localHost}/${query}`] : []);
      warnings.length = 0;
    });

  await test.step('the next icon is requested from the own endpoint first', async () => {
    hosts.local = draw('M3 3');
    await drawIcons(gallery, 'i-lucide-next');
    await expect(path(page, 'lucide:next')).toHaveAttribute('d', 'M3 3');
    expect(hosts.asked.splice(0)).toEqual([`${localHost}/lucide.json?icons=next`]);
  });

  await test.step('80 long names are split: no address is longer than 500 characters, commas stay commas', async () => {
    Object.assign(hosts, { local: fail(500), public: draw('M4 4') });
    const names = Array.from({ length: 80 }, (_, index) => `a-rather-long-name-of-an-icon-${index + 10}`);
    await drawIcons(gallery, ...names.map((name) => `i-lucide-${name}`));
    await expect(page.locator('[data-mounted] svg path[d="M4 4"]')).toHaveCount(80);
    const addresses = hosts.asked.splice(0).map((address) => new URL(address, page.url()).href);
    for (const host of [`${new URL(page.url()).origin}${localHost}`, publicHost]) {
      const lists = addresses
        .filter((address) => address.startsWith(`${host}/lucide.json?icons=`))
        .map((address) => address.split('?icons=')[1]?.split(','));
      expect(lists.length).toBeGreaterThan(1);
      expect(lists.flat().toSorted()).toEqual(names.toSorted());
    }
    expect(Math.max(...addresses.map((address) => address.length))).toBeLessThanOrEqual(500);
  });

  await test.step('answers about another collection draw nothing, whichever host sends them', async () => {
    Object.assign(hosts, { local: draw('M8 8', 'mdi'), public: draw('M9 9', 'tabler') });
    await drawIcons(gallery, 'i-lucide-mismatch');
    await expect
      .poll(() => warnings)
      .toEqual(both('lucide.json?icons=mismatch').map((address) => `Invalid data ${address}`));
    await drawIcons(gallery, 'mdi:mismatch', 'tabler:mismatch');
    await expect(path(page, 'mdi:mismatch')).toHaveAttribute('d', 'M8 8');
    expect(hosts.asked.filter((address) => address.includes('mdi.json'))).toEqual([
      `${localHost}/mdi.json?icons=mismatch`,
    ]);
    await expect(icon(page, 'lucide:mismatch')).toHaveCount(1);
    await expect(icon(page, 'lucide:mismatch').locator('*')).toHaveCount(0);
  });
});

test('when no host answers, the page gives up after 5750 ms and stays usable; late icons are still drawn', {
  tag: '@nightly',
}, async ({ page }) => {
  const warnings = recordWarnings(page);
  const hosts = await routeHosts(page);
  let answerLate: () => unknown = () => {};
  hosts.local = hang;
  hosts.public = (route, names) => {
    answerLate = () => draw('M1 1', 'mdi')(route, names);
  };
  const gallery = await openGalleryInStillTime(page);
  // The page warns when it gives up on a collection that is not installed.
  await drawIcons(gallery, 'mdi:anvil');
  await expect.poll(() => hosts.asked).toHaveLength(1);
  await page.clock.runFor(750);
  await expect
    .poll(() => hosts.asked)
    .toEqual([`${localHost}/mdi.json?icons=anvil`, `${publicHost}/mdi.json?icons=anvil`]);
  await page.clock.runFor(4999);
  await expect(icon(page, 'mdi:anvil')).toHaveCount(1);
  expect(warnings).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => warnings).toEqual(['No icon came from a collection "mdi".']);
  await expect(icon(page, 'mdi:anvil').locator('*')).toHaveCount(0);

  await drawIcons(gallery, 'mdi:anvil');
  await answerLate();
  await expect(icon(page, 'mdi:anvil')).toHaveCount(2);
  for (const each of await icon(page, 'mdi:anvil').all())
    await expect(each.locator('path')).toHaveAttribute('d', 'M1 1');
  expect(hosts.asked).toHaveLength(2);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true }).click();
  await expectHeading(page, 'Home');
});
