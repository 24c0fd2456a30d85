// Measures an author's waiting times: for the server, the first page, and from saving a file to seeing the
// change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { generateContent } from './generate-content.ts';
import { type Measurement, median, row } from './measurement.ts';
import { project } from './project.ts';

/** Authors never save again at once, so the browser's remaining work after an edit is not awaited. */
const pause = 300;

export async function measureDev(scratch: string, pages: number, edits = 15): Promise<Measurement[]> {
  const contentDir = join(scratch, 'dev/content');
  generateContent(contentDir, pages);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const quiet = { progress: () => {}, problems: () => {}, changed: () => {} };
  const env = {
    port: 0,
    host: '127.0.0.1',
    siteUrl: undefined,
    links: undefined,
    buildTime: undefined,
    versionPoll: 3_600_000,
    contentDir,
    publicDir: join(contentDir, '../public'),
    outDir: join(scratch, 'dev/out'),
    stateDir: join(scratch, 'dev/out'),
  };

  const code = pathToFileURL(join(project, 'server/dev/index.ts')).href;
  const { startDev } = (await import(code)) as typeof import('#server/dev/index.ts');
  const started = performance.now();
  const server = await startDev(env, project, quiet);
  const address = `${server.url}/section-0/page-1`;
  await (await fetch(address)).text();
  const ready = performance.now() - started;
  await page.goto(address);
  const shown = performance.now() - started;
  // Edits count from the moment the page listens for them and is hydrated, as for an author at work.
  await page.waitForFunction("document.documentElement.dataset.live === 'true'");
  await page.waitForFunction("'ready' in document.documentElement.dataset");

  const file = join(contentDir, '1.section-0/2.page-1.md');
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let i = 0; i < edits; i++) {
    const words = `Edit number ${i}.`;
    await sleep(pause);
    // Detected inside the page, frame by frame, because polling from outside would add its own delay.
    const seen = page.evaluate<number>(
      `new Promise((resolve) => {
        const look = () => requestAnimationFrame(() => {
          if (document.body.textContent.includes(${JSON.stringify(words)})) resolve(Date.now());
          else look();
        });
        look();
      })`,
    );
    const saved = Date.now();
    writeFileSync(file, `${text}\n${words}\n`);
    times.push((await seen) - saved);
  }
  await browser.close();
  await server.stop();
  const visible = median(times);
  return [
    row(
      `dev, ${pages.toLocaleString('en')} pages: started → first page answered`,
      `${(ready / 1000).toFixed(1)} s`,
      '≤ 3 s',
      ready <= 3000,
    ),
    row('  and loaded in a browser, with every script', `${(shown / 1000).toFixed(1)} s`),
    row('  save → visible (median)', `${visible.toFixed(0)} ms`, '≤ 50 ms', visible <= 50),
  ];
}
