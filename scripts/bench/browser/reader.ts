// A reader who has never been here: a browser profile of its own, with an empty cache, on a given line and machine.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { until } from './until.ts';

export interface Conditions {
  /** 150 ms there and back and 1.6 Mbit/s, instead of none of it. */
  isSlowLine?: boolean;
  /** How many times slower than this machine. */
  slowdown?: number;
  /** Asks for as little data as possible: the site then fetches nothing ahead. */
  savesData?: boolean;
}

/** A phone of the middle and its line. */
export const phone = { isSlowLine: true, slowdown: 4 } as const satisfies Conditions;

const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

export interface Reader {
  page: Page;
  protocol: CDPSession;
}

/** Gives `visit` a new reader, who is gone when it ends. */
export async function asNewReader<T>(
  browser: Browser,
  { isSlowLine = false, slowdown = 1, savesData = false }: Conditions,
  visit: (reader: Reader) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    if (isSlowLine) await protocol.send('Network.emulateNetworkConditions', slowLine);
    if (slowdown > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (savesData) await protocol.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    return await visit({ page, protocol });
  } finally {
    await context.close();
  }
}

/** Opens a document and resolves when the site's script has taken over. */
export async function openReady(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`);
  const isReady = 'document.documentElement.dataset.ready !== undefined || null';
  await until(() => page.evaluate<true | null>(isReady), `The script of ${url} did not become ready.`);
}
