// `npm run weights`: weighs one page of each kind and prints a table with the baseline and the budgets. `npm
// run weights -- --record` saves the measured weights as the new baseline, facts/weights.json.
// PLINTH_E2E_REAL is the address of a site that is already built and served.
import { chromium } from '@playwright/test';
import { UserError } from '#lib/user-error.ts';
import { startServer } from '#server/http/serve.ts';
import { buildTestSite, testSiteDir } from './build-test-site.ts';
import { installChromium } from './install-chromium.ts';
import { runScript } from './run-script.ts';
import { readBaseline, writeBaseline } from './weights/baseline.ts';
import { findOverweight } from './weights/compare.ts';
import { weighPages } from './weights/weigh-pages.ts';
import { weighedPages } from './weights/weighed-pages.ts';
import type { Weights } from './weights/weight.ts';
import { weightTable } from './weights/weight-table.ts';

await runScript(async () => {
  const isRecording = process.argv.includes('--record');
  const site = await openSite();
  try {
    const measured = await measure(site.url);
    if (isRecording) writeBaseline(measured);
    const baseline = readBaseline();
    console.log(weightTable(weighedPages, measured, baseline));
    if (isRecording)
      console.log('\nWritten: facts/weights.json. "git diff facts/weights.json" shows what changed.');
    const faults = findOverweight(weighedPages, measured, baseline);
    for (const fault of faults) console.error(`\n${fault}`);
    return faults.length === 0;
  } finally {
    await site.stop();
  }
});

async function measure(site: string): Promise<Weights> {
  const executablePath = installChromium();
  if (!executablePath)
    throw new UserError('There is no Chromium to measure with. Install one, or set CHROME_PATH to it.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await weighPages(
      browser,
      site,
      weighedPages.map(({ path }) => path),
    );
  } finally {
    await browser.close();
  }
}

async function openSite(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const served = process.env.PLINTH_E2E_REAL;
  if (served) return { url: served, stop: async () => {} };
  await buildTestSite('real', { isShown: true });
  return startServer({ port: 0, host: '127.0.0.1', outDir: testSiteDir('real'), log: false });
}
