import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';

/** A browser without a window, the one that is installed if there is one. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
