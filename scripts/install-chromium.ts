// Installs a Chromium for the browser tests, if none is found.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installFirstOf } from '#checks/content/debian-packages.ts';
import { findChromium } from './find-chromium.ts';

const advice = `No Chromium could be installed, and the browser tests need one. Either
  - install Chromium or Google Chrome yourself, so that "chromium" or "google-chrome" is on your PATH, or
  - set CHROME_PATH to the program, such as CHROME_PATH=/opt/chrome/chrome npm test.`;

/** Installs one if there is none; returns the executable, or null. */
export function installChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium was found. Installing one for the browser tests …');
  // Some systems only have the full browser.
  if (!installFirstOf(['chromium-headless-shell', 'chromium']) || !findChromium())
    spawnSync(process.execPath, [playwrightCommand(), 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

function playwrightCommand(): string {
  return fileURLToPath(import.meta.resolve('@playwright/test/cli'));
}

if (import.meta.main) {
  const program = installChromium();
  if (program) console.log(`Chromium: ${program}`);
  else {
    console.error(advice);
    process.exitCode = 1;
  }
}
