// A browser with no background work besides the measured page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { UserError } from '#lib/user-error.ts';
import { findChromium } from '../../find-chromium.ts';
import { openProtocol, type Protocol } from './protocol.ts';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-field-trial-config',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--password-store=basic',
  // The suggestions of the address bar are pages themselves, and cost every new window a second of CPU time.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,Translate,MediaRouter,OptimizationHints',
];

export interface QuietBrowser extends Protocol {
  stop(): Promise<void>;
}

export async function launchQuietBrowser(program = findChromium()): Promise<QuietBrowser> {
  if (program === null)
    throw new UserError('There is no Chromium to measure with. Install one, or set CHROME_PATH to it.');
  const profile = mkdtempSync(join(tmpdir(), 'plinth-browser-'));
  const child = spawn(program, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const protocol = openProtocol(child.stdio[4] as Readable, child.stdio[3] as Writable);
  const died = ended.then(() => {
    throw new UserError(`${program} stopped before anything was measured.`);
  });
  await Promise.race([protocol.browser.send('Browser.getVersion'), died]);
  died.catch(() => {});
  return {
    ...protocol,
    async stop() {
      await protocol.browser.send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
