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
  globalSetup: './tests/support/sites/start-sites.ts',
  // Visits all pages: `npm run nightly`.
  testIgnore: process.env.PLINTH_EVERY_PAGE ? [] : ['**/every-page.spec.ts'],
  // Tests with this tag take long and look at what seldom changes: `npm run nightly` runs them too.
  ...(process.env.PLINTH_NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // Some time of each test is waiting for the server, timers and animations.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/quality/browser-reporter.ts']],
  // Time never decides a test: these limits only end one that hangs, on a machine however busy.
  timeout: 180_000,
  // By default the pauses between attempts grow to a second, which tests that step a stopped clock spend waiting.
  expect: { timeout: 30_000, toPass: { intervals: [100] } },
  // A trace takes a third of the runner's processor time. To see what happened: playwright test <file> --trace on
  use: { trace: 'off', screenshot: 'only-on-failure' },
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
