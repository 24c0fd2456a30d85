// Puts a Chromium on this machine for the browser tests. Does nothing where one is found.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.ts';

const advice = `No Chromium could be installed, and the browser tests need one. Either
  - install Chromium or Google Chrome yourself, so that "chromium" or "google-chrome" is on your PATH, or
  - set CHROME_PATH to the program, such as CHROME_PATH=/opt/chrome/chrome npm test.`;

/** Debian's packages, the most wanted first. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Installs one if there is none; returns the program, or null. */
export function installChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium was found. Installing one for the browser tests …');
  if (process.getuid?.() === 0 && run('apt-get', ['update'])) {
    // Some systems have the whole browser only.
    packages.find((name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]));
  }
  if (!findChromium()) run(process.execPath, [playwrightCommand(), 'install', 'chromium']);
  return findChromium();
}

function playwrightCommand(): string {
  return fileURLToPath(import.meta.resolve('@playwright/test/cli'));
}

/** Runs a command with its output shown; false when it fails or does not exist. */
function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (import.meta.main) {
  const program = installChromium();
  if (program) console.log(`Chromium: ${program}`);
  else {
    console.error(advice);
    process.exitCode = 1;
  }
}
