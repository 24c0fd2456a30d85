// Weighs pages in a browser; see `weight.ts` for what is counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { countReactRoots, openAndLeaveAlone, sumBytes } from './untouched-page.ts';
import type { Weight, Weights } from './weight.ts';

/** Each page is opened by a new reader, whose cache is empty. */
export async function weighPages(browser: Browser, site: string, paths: readonly string[]): Promise<Weights> {
  const weights: [path: string, weight: Weight][] = [];
  for (const path of paths) {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 720 } });
    weights.push([path, await weighPage(await context.newPage(), path)]);
    await context.close();
  }
  return Object.fromEntries(weights);
}

async function weighPage(page: Page, path: string): Promise<Weight> {
  const beforeLoad = await watchLoad(page);
  const { fetched } = await openAndLeaveAlone(page, path);
  const isPayload = (fetchedPath: string) => fetchedPath.endsWith('/_payload.json');
  const prefetched = fetched.filter((one) => isPayload(one.path));
  const own = fetched.filter((one) => !isPayload(one.path));
  const early = fetched.filter((one) => /\/assets\/(react|take-over|page-view|site-search)-/.test(one.path));
  return {
    ...beforeLoad(),
    ...(await page.evaluate<DocumentCounts>(countDocument)),
    idleRequests: own.length,
    idleBytes: sumBytes(own),
    scriptBytes: sumBytes(own, /\.js$/),
    prefetchedPages: prefetched.length,
    prefetchedBytes: sumBytes(prefetched),
    earlyReact: early.length + (await countReactRoots(page)),
  };
}

type DocumentCounts = Pick<Weight, 'elements' | 'styleRules' | 'styleBytes'>;

const countDocument = readFileSync(join(import.meta.dirname, 'count-document.js'), 'utf8');

/** Counts the requests that start before `load`. The site's script starts after it, however slow the machine is. */
async function watchLoad(page: Page): Promise<() => Pick<Weight, 'loadRequests' | 'loadBytes'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  const sent = new Map<string, { started: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    if (type === 'Document' || type === 'Stylesheet' || type === 'Script')
      sent.set(requestId, { started: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = sent.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  return () => {
    const before = [...sent.values()].filter(({ started }) => started < loaded);
    return {
      loadRequests: before.length,
      loadBytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
}
