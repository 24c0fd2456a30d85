// What a live example may not do, tried from inside its frame. Every attempt is also made on a page without a policy,
// where it must succeed: an attempt that fails everywhere proves nothing.
import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

/** Another site: it notes what reaches it, and has one document without a policy. */
let outside: Server;
let address: string;
let freeDocument: string;
const reached = new Set<string>();

test.beforeAll(async () => {
  outside = createServer((request, response) => {
    reached.add(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end(request.url === '/free' ? freeDocument : '');
  });
  outside.on('upgrade', (request, socket) => {
    reached.add(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  outside.closeAllConnections();
  outside.close();
});

/** Ways out that leave the document where it is. Each is given `url`, and `add`, which puts an element into the page. */
const requests: Record<string, string> = {
  fetch: 'fetch(url).catch(() => {})',
  request: 'const asked = new XMLHttpRequest(); asked.open("GET", url); asked.send()',
  beacon: 'navigator.sendBeacon(url, "x")',
  socket: 'new WebSocket(url.replace("http", "ws"))',
  events: 'new EventSource(url)',
  picture: 'add("img", { src: url })',
  script: 'add("script", { src: url })',
  module: 'import(url).catch(() => {})',
  worker: 'new Worker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(url) + ")"])))',
  stylesheet: 'add("link", { rel: "stylesheet", href: url })',
  style: 'add("style", { textContent: "body { background: url(" + url + ") }" })',
  video: 'add("video", { src: url })',
  object: 'add("object", { data: url })',
  frame: 'add("iframe", { src: url })',
  nested: 'add("iframe", { srcdoc: "<script>fetch(" + JSON.stringify(url) + ")</scr" + "ipt>" })',
  preload: 'add("link", { rel: "preload", as: "image", href: url })',
  prefetch: 'add("link", { rel: "prefetch", href: url })',
  ping: 'add("a", { href: "#here", ping: url }).click()',
};

/** Ways out that lead the document, its page or a new window somewhere else. */
const departures: Record<string, string> = {
  form: 'add("form", { action: url, method: "post" }).submit()',
  refresh: 'add("meta", { httpEquiv: "refresh", content: "0;url=" + url })',
  navigation: 'location.assign(url)',
  top: 'top.location.assign(url)',
  popup: 'window.open(url)',
};

/** A document that makes attempts; each aims at an address of its own below `from`. */
function trying(attempts: Record<string, string>, from: string): string {
  const steps = Object.entries(attempts).map(
    ([name, attempt]) =>
      `try { const url = "${address}/${from}/${name}"; ${attempt} } catch (error) { refused = error }`,
  );
  return `<!doctype html><title>Attempt</title><p id="here">Here</p><script>
let refused;
top.postMessage({ told: 'trying' }, '*');
const add = (name, values) => {
  const element = Object.assign(document.createElement(name), values);
  document.body.append(element);
  return element;
};
${steps.join('\n')}
</script>`;
}

/** Opens the page with live examples, with another source in the one whose scripts run. */
async function openExample(page: Page, source: string): Promise<Locator> {
  await page.addInitScript((text) => {
    if (window !== window.top) return;
    const told = Promise.withResolvers<unknown>();
    Object.assign(window, { told: told.promise });
    addEventListener('message', ({ data }) => data?.told && told.resolve(data.told));
    addEventListener('DOMContentLoaded', () => {
      const lines = window.document.querySelectorAll('.example-source > pre')[1];
      if (lines) lines.textContent = text;
    });
  }, source);
  await page.goto('/notes/blocks');
  const example = page.locator('.example').nth(1);
  await example.scrollIntoViewIfNeeded();
  return example;
}

/** What the example tells the top window, as soon as it does. */
const toldBy = (page: Page) => page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);

const reachedFrom = (place: string) =>
  [...reached].filter((path) => path.startsWith(`/${place}/`)).toSorted();

for (const [title, attempts] of [
  ['requests', requests],
  ...Object.entries(departures).map(([name, attempt]) => [name, { [name]: attempt }] as const),
] as const) {
  test(`${title}: an example reaches no other site, a page without a policy does`, async ({
    page,
    context,
  }) => {
    await openExample(page, trying(attempts, 'example'));
    expect(await toldBy(page)).toBe('trying');

    freeDocument = trying(attempts, 'free');
    const free = await context.newPage();
    await free.goto(`${address}/free`, { waitUntil: 'commit' });
    const all = Object.keys(attempts).map((name) => `/free/${name}`);
    await expect.poll(() => reachedFrom('free')).toEqual(expect.arrayContaining(all));
    // What came last has arrived, so has what was tried first.
    expect(reachedFrom('example')).toEqual([]);
    await expect(page).toHaveURL(/\/notes\/blocks$/);
  });
}

/** Asks a server on this machine how it is seen, and tells the top window when that is over. */
const peerConnection = (port: number) => `<script>
try {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
  peer.createDataChannel('x');
  peer.onicegatheringstatechange = () =>
    peer.iceGatheringState === 'complete' && top.postMessage({ told: 'complete' }, '*');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
} catch (error) {
  top.postMessage({ told: error.name }, '*');
}
</script>`;

/** The same in a frame inside the document: it has constructors of its own. */
const inFrame = (html: string) => `<iframe srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`;

/** A server that counts what it is asked. */
async function openPeerServer() {
  const socket = createSocket('udp4');
  const server = { port: 0, asked: 0, close: () => socket.close() };
  socket.on('message', () => server.asked++);
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  server.port = socket.address().port;
  return server;
}

test('an example asks no server for a peer connection, not even from a frame inside it', async ({
  page,
  context,
}) => {
  const aimedAt = await openPeerServer();
  const direct = await context.newPage();
  await openExample(direct, peerConnection(aimedAt.port));
  expect(await toldBy(direct)).toBe('ReferenceError');
  const nested = await context.newPage();
  // Chromium refuses this by ending the process of the page, which is a mistake of its own, but refuses it.
  const crash = nested.waitForEvent('crash').then(() => 'crash');
  await openExample(nested, inFrame(peerConnection(aimedAt.port)));
  expect(await Promise.race([crash, toldBy(nested)])).toMatch(/^(complete|crash)$/);

  for (const wrap of [String, inFrame]) {
    const control = await openPeerServer();
    freeDocument = wrap(peerConnection(control.port));
    await page.goto(`${address}/free`);
    await expect.poll(() => control.asked).toBeGreaterThan(0);
    control.close();
  }
  expect(aimedAt.asked).toBe(0);
  aimedAt.close();
});

const saying = (news: string, times: number) =>
  `<p>Harbour</p><script>for (let i = 0; i < ${times}; i++) parent.postMessage({ example: '${news}' }, '*');</script>`;

for (const news of ['ready', 'entered', 'shown', 'nothing']) {
  test(`an example that says "${news}" without end is stopped, and can be tried again`, async ({ page }) => {
    const example = await openExample(page, saying(news, 2000));
    const note = example.getByText('This example sent too many messages and was stopped.');
    await expect(note).toBeVisible();
    await expect(example.locator('iframe')).toHaveCount(0);
    const again = page.waitForResponse('**/_example/scripts.html');
    await example.getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(note).toBeVisible();
  });
}

/** The frame of the example whose scripts run. */
const scriptedFrame = (page: Page) => {
  const frame = page.frames().find((one) => one.url().endsWith('/_example/scripts.html'));
  if (!frame) throw new Error('The example has no frame.');
  return frame;
};

test('a frame is given its source once, however often it says that it is ready', async ({ page }) => {
  const counting = `<script>
let orders = 0;
addEventListener('message', ({ data }) => {
  if (data === 'end') top.postMessage({ told: orders + ' more' }, '*');
  else if (typeof data?.source === 'string') orders++;
});
</script>`;
  const example = await openExample(page, counting + saying('ready', 9) + saying('entered', 1));
  await expect(example.locator('.example-view')).toHaveAttribute('data-entered');
  // All of it has been heard by now, and an answer would arrive before this.
  await example
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('end', '*'));
  expect(await toldBy(page)).toBe('0 more');
});

test('what other windows say in the name of an example, or to it, is not heard', async ({ page }) => {
  const example = await openExample(page, '<p>Harbour</p><iframe srcdoc="Inside"></iframe>');
  const view = example.locator('.example-view');
  await expect(view).toHaveAttribute('data-state', 'shown');
  const changes = await view.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const record of records) seen.push(record.attributeName ?? record.type);
    }).observe(element, { attributes: true, childList: true });
    return seen;
  });

  /** Speaks to a page as its frames do, and to the frames as the page does. */
  const forge = (other: string) => {
    const target = (window as unknown as Record<string, Window>)[other] as Window;
    for (const example of ['ready', 'shown', 'entered'])
      for (let i = 0; i < 60; i++) target.postMessage({ example }, '*');
    if (other === 'self') return;
    for (let i = 0; i < target.length; i++) target[i]?.postMessage({ source: 'Forged' }, '*');
  };
  await page.evaluate(forge, 'self');
  const frame = scriptedFrame(page);
  await frame.childFrames()[0]?.evaluate(forge, 'top');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/robots.txt' })),
  );
  await expect.poll(() => page.frames().some((one) => one.url().endsWith('/robots.txt'))).toBe(true);
  await page
    .frames()
    .find((one) => one.url().endsWith('/robots.txt'))
    ?.evaluate(forge, 'parent');
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/robots.txt'));
  const popup = await opening;
  await popup.waitForURL('**/robots.txt');
  await popup.evaluate(forge, 'opener');

  await frame.evaluate(() => parent.postMessage({ example: 'entered' }, '*'));
  await expect.poll(() => changes.jsonValue()).toContain('data-entered');
  expect(await changes.jsonValue()).toEqual(['data-entered']);
  await expect(example.frameLocator('iframe').getByText('Harbour')).toBeVisible();
});

test('an example in which the reader is stays so while it says that it still answers', async ({ page }) => {
  await page.clock.install();
  const example = await openExample(page, '<p>Harbour</p>');
  const view = example.locator('.example-view');
  await expect(view).toHaveAttribute('data-state', 'shown');
  await scriptedFrame(page).evaluate(() => parent.postMessage({ example: 'entered' }, '*'));
  await expect(view).toHaveAttribute('data-entered');
  const answer = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('message', ({ data }) => data?.example === 'alive' && resolve(data.example)),
      ),
  );
  await page.clock.runFor(1000);
  expect(await answer).toBe('alive');
  expect(await view.getAttribute('data-entered')).toBe('');
  await scriptedFrame(page).evaluate(() => parent.postMessage({ example: 'left' }, '*'));
  await expect(view).not.toHaveAttribute('data-entered');
});
