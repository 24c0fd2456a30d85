// Browser tests, on whatever Chromium this machine has.
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// Other tools read this file too, on machines that have no browser yet; `npm run test:e2e` installs one first.
const executablePath = findChromium();

/** What Playwright switches off that could matter to these tests. */
const playwrightFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // What takes an hour is for the night.
  testIgnore: process.env.PLINTH_EVERY_PAGE ? [] : ['**/every-page.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // A third of a test is waiting: for animations, timers, the idle moment in which the script starts.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/quality/browser-reporter.ts']],
  // A machine that is busy with other things is no reason to fail.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Snapshots of the page at every action would double the time of a run on two cores.
  use: {
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            // Debian's browser draws its address bar as pages of their own for every window, which takes half a
            // second each. Naming features replaces the list that Playwright gives, so that list is repeated.
            `--disable-features=${[...playwrightFeatures, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']}`,
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
  ],
});
