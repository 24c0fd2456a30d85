// Browser tests, on whatever Chromium this machine has.
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium. Run: node scripts/install-chromium.ts');

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
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
          executablePath,
          args: [
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
