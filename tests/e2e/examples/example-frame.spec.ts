// What a live example may not do, tried from inside its frame. Every attempt is also made on a page without a content
// security policy, where it must succeed: an attempt that fails everywhere would prove nothing.
import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

/** Another origin: it records the requests it gets, and serves one document without a policy. */
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

/** Requests that leave the document where it is. Each gets `url`, and `add`, which appends an element to the page. */
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

/** Ways to navigate the document, its page or a new window. */
const navigations: Record<string, string> = {
  form: 'add("form", { action: url, method: "post" }).submit()',
  refresh: 'add("meta", { httpEquiv: "refresh", content: "0;url=" + url })',
  navigation: 'location.assign(url)',
  top: 'top.location.assign(url)',
  popup: 'window.open(url)',
};

/** A document that makes attempts, each with its own path below `from`, and reports when all are made. */
function documentTrying(attempts: Record<string, string>, from: string): string {
  const steps = Object.entries(attempts).map(
    ([name, attempt]) =>
      `try { const url = "${address}/${from}/${name}"; ${attempt} } catch (error) { refused = error }`,
  );
  return `<!doctype html><title>Attempt</title><p id="here">Here</p><script>
let refused;
const add = (name, values) => {
  const element = Object.assign(document.createElement(name), values);
  document.body.append(element);
  return element;
};
${steps.join('\n')}
top.postMessage({ report: 'tried ${Object.keys(attempts)}' }, '*');
</script>`;
}

/** Opens the page with live examples; returns the one whose scripts run. */
async function openExample(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const reports: string[] = [];
    Object.assign(window, { reports });
    addEventListener('message', ({ data }) => data?.report && reports.push(data.report));
  });
  await open(page, '/notes/blocks');
  const example = page.getByRole('group', { name: 'A script', exact: true });
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  return example;
}

/** Changes the source of the example; its scripts run in a new frame. */
async function write(page: Page, example: Locator, source: string): Promise<void> {
  const frameLoads = page.waitForResponse('**/_example/scripts.html');
  await example.getByRole('textbox', { name: 'Source' }).fill(source);
  await frameLoads;
}

/** Everything that examples have reported to the top window. */
const reportsTo = (page: Page) => page.evaluate(() => (window as unknown as { reports: string[] }).reports);

const reachedFrom = (place: string) =>
  [...reached].filter((path) => path.startsWith(`/${place}/`)).toSorted();

// A test for each, with its own browser context: pages whose navigations are refused or cut short can block the next
// page of their context in Chromium.
for (const [title, tried] of Object.entries({
  'send requests': requests,
  ...Object.fromEntries(
    Object.entries(navigations).map(([name, attempt]) => [`leave by ${name}`, { [name]: attempt }]),
  ),
}))
  test(`an example cannot reach another site: ${title}`, async ({ page, context }) => {
    const names = Object.keys(tried);
    await write(page, await openExample(page), documentTrying(tried, 'example'));
    await expect.poll(() => reportsTo(page)).toContain(`tried ${names}`);

    freeDocument = documentTrying(tried, 'free');
    const free = await context.newPage();
    await free.goto(`${address}/free`, { waitUntil: 'commit' });
    const all = names.map((name) => `/free/${name}`);
    await expect.poll(() => reachedFrom('free')).toEqual(expect.arrayContaining(all));
    // The requests of the free page were made later and have arrived, so those of the example would have, too.
    expect(reachedFrom('example')).toEqual([]);
    await expect(page).toHaveURL(/\/notes\/blocks$/);
  });

/** Contacts a STUN server on this machine, and reports to the top window when that is over. */
const peerConnection = (port: number) => `<script>
try {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
  peer.createDataChannel('x');
  peer.onicegatheringstatechange = () =>
    peer.iceGatheringState === 'complete' && top.postMessage({ report: 'complete' }, '*');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
} catch (error) {
  top.postMessage({ report: error.name }, '*');
}
</script>`;

/** The same in a frame inside the document, which has constructors of its own. */
const inFrame = (html: string) =>
  `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;

/** A document whose script makes such a frame, and does something with it. */
const adding = (html: string, act: string) =>
  `<script>
const frame = document.createElement('iframe');
frame.srcdoc = ${JSON.stringify(html).replaceAll('</', '<\\/')};
addEventListener('load', () => { ${act} });
</script>`;

/** A UDP server that counts the messages it gets. */
async function openPeerServer() {
  const socket = createSocket('udp4');
  const server = { port: 0, received: 0, close: () => socket.close() };
  socket.on('message', () => server.received++);
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  server.port = socket.address().port;
  return server;
}

test('an example opens no peer connection, and frames inside it run no scripts', async ({
  page,
  context,
}) => {
  const target = await openPeerServer();
  const direct = await context.newPage();
  await write(direct, await openExample(direct), peerConnection(target.port));
  await expect.poll(() => reportsTo(direct)).toEqual(['ReferenceError']);

  // Chromium would refuse the connection of such a frame by ending the process of the page.
  const nested = await context.newPage();
  const example = await openExample(nested);
  const hostile = `<p>Inside</p>${peerConnection(target.port)}`;
  const first = example.frameLocator('iframe').frameLocator('iframe');
  const cases = {
    'in the source': [inFrame(hostile), first],
    'in another frame': [inFrame(inFrame(hostile)), first.frameLocator('iframe')],
    'with the right to run scripts': [
      inFrame(hostile).replace(' ', ' sandbox="Allow-Scripts allow-allow-scriptsscripts" '),
      first,
    ],
    'added by a script': [adding(hostile, 'document.body.append(frame)'), first],
    'in a shadow tree': [
      adding(hostile, 'document.body.attachShadow({ mode: "open" }).append(frame)'),
      first,
    ],
    'with rights that come later': [
      adding(hostile, 'frame.sandbox = ""; document.body.append(frame); frame.sandbox = "allow-scripts"'),
      first,
    ],
  } as const;
  for (const [name, [source, frame]] of Object.entries(cases))
    await test.step(name, async () => {
      await write(nested, example, source);
      await expect(frame.getByText('Inside')).toBeVisible();
    });
  await scriptedFrame(nested).evaluate(() => top?.postMessage({ report: 'end' }, '*'));
  await expect.poll(() => reportsTo(nested)).toEqual(['end']);

  for (const wrap of [String, inFrame]) {
    const control = await openPeerServer();
    freeDocument = wrap(peerConnection(control.port));
    await page.goto(`${address}/free`);
    await expect.poll(() => control.received).toBeGreaterThan(0);
    control.close();
  }
  expect(target.received).toBe(0);
  target.close();
});

const sending = (news: string, times: number) =>
  `<p>Harbour</p><script>for (let i = 0; i < ${times}; i++) parent.postMessage({ example: '${news}' }, '*');</script>`;

test('an example that sends too many messages is stopped, and can be tried again', async ({ page }) => {
  const example = await openExample(page);
  const note = example.getByText('This example sent too many messages and was stopped.');
  for (const news of ['ready', 'entered', 'shown', 'nothing'])
    await test.step(news, async () => {
      await write(page, example, sending(news, 2000));
      await expect(note).toBeVisible();
      await expect(example.locator('iframe')).toHaveCount(0);
      const frameLoads = page.waitForResponse('**/_example/scripts.html');
      await example.getByRole('button', { name: 'Try again' }).click();
      await frameLoads;
      await expect(note).toBeVisible();
    });
});

test('an example with a frame inside it that sends too many messages is stopped', async ({ page }) => {
  const example = await openExample(page);
  await write(page, example, '<iframe srcdoc="Inside"></iframe>');
  await expect(example.frameLocator('iframe').frameLocator('iframe').getByText('Inside')).toBeVisible();
  await scriptedFrame(page)
    .childFrames()[0]
    ?.evaluate(() => {
      for (let sent = 0; sent < 60; sent++) top?.postMessage({ example: 'alive' }, '*');
    });
  await expect(example.getByText('This example sent too many messages and was stopped.')).toBeVisible();
});

/** The frame of the example whose scripts run. */
const scriptedFrame = (page: Page) => {
  const frame = page.frames().find((one) => one.url().endsWith('/_example/scripts.html'));
  if (!frame) throw new Error('The example has no frame.');
  return frame;
};

test('a page and the frame of an example listen only to each other', async ({ page }) => {
  const example = await openExample(page);
  const view = example.locator('.example-view');

  await test.step('a frame gets its source once, however often it says that it is ready', async () => {
    const counting = `<script>
let sources = 0;
addEventListener('message', ({ data }) => {
  if (data === 'end') top.postMessage({ report: sources + ' more' }, '*');
  else if (typeof data?.source === 'string') sources++;
});
</script>`;
    await write(page, example, counting + sending('ready', 9) + sending('entered', 1));
    await expect(view).toHaveAttribute('data-entered');
    // The page has handled all messages by now, and would have sent another source before this.
    await example
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('end', '*'));
    await expect.poll(() => reportsTo(page)).toEqual(['0 more']);
  });

  await test.step('messages that other windows send in the name of an example, or to it, are ignored', async () => {
    await write(page, example, '<p>Lighthouse</p><iframe srcdoc="Inside"></iframe>');
    const text = example.frameLocator('iframe').getByText('Lighthouse');
    await expect(text).toBeVisible();
    await expect(view).toHaveAttribute('data-state', 'shown');
    const changes = await view.evaluateHandle((element) => {
      const seen: string[] = [];
      new MutationObserver((records) => {
        for (const record of records) seen.push(record.attributeName ?? record.type);
      }).observe(element, { attributeFilter: ['data-state', 'data-entered'], childList: true });
      return seen;
    });

    /** Sends messages to a page as its frames do, and to the frames as the page does. */
    const forge = (other: string) => {
      const target = (window as unknown as Record<string, Window>)[other] as Window;
      // Those of a frame inside the example count as messages of the example, so there are few.
      const times = other === 'top' ? 10 : 60;
      for (const example of ['ready', 'shown', 'entered'])
        for (let i = 0; i < times; i++) target.postMessage({ example, hasIdleScripts: false }, '*');
      if (other === 'self') return;
      for (let i = 0; i < target.length; i++) target[i]?.postMessage({ source: 'Forged' }, '*');
    };
    await page.evaluate(forge, 'self');
    const frame = scriptedFrame(page);
    await frame.childFrames()[0]?.evaluate(forge, 'top');
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/robots.txt' })),
    );
    const otherFrame = () => page.frames().find((one) => one.url().endsWith('/robots.txt'));
    await expect.poll(() => otherFrame() !== undefined).toBe(true);
    await otherFrame()?.evaluate(forge, 'parent');
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/robots.txt'));
    const popup = await opening;
    await popup.waitForURL('**/robots.txt');
    await popup.evaluate(forge, 'opener');
    await popup.close();

    await frame.evaluate(() => parent.postMessage({ example: 'entered' }, '*'));
    await expect.poll(() => changes.jsonValue()).toContain('data-entered');
    expect(await changes.jsonValue()).toEqual(['data-entered']);
    await expect(text).toBeVisible();
  });

  await test.step('an example with the focus in it keeps it while it answers, until it says that the focus has left', async () => {
    await expect(view).toHaveAttribute('data-entered');
    // The page asks every second whether the frame still answers.
    const answer = await page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          addEventListener('message', ({ data }) => data?.example === 'alive' && resolve(data.example)),
        ),
    );
    expect(answer).toBe('alive');
    expect(await view.getAttribute('data-entered')).toBe('');
    await scriptedFrame(page).evaluate(() => parent.postMessage({ example: 'left' }, '*'));
    await expect(view).not.toHaveAttribute('data-entered');
  });
});
