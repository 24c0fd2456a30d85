// What a page does that it must not: console output, uncaught errors, failed requests, requests to other sites, and
// violations of the content security policy.
import type { Page, Request } from '@playwright/test';
import { idleMoment } from '../idle.ts';
import { expect } from '../test.ts';

export interface FaultRecord {
  /** Grows while the page is open. */
  faults: string[];
  /** Call it before a document is loaded: responses to requests of the previous one may never be reported. */
  startLoad(): void;
  /** Waits until the page has requested nothing for a while and every response is complete. */
  untilQuiet(): Promise<void>;
  /**
   * Runs a check that measures the page from outside. Measuring text that `content-visibility` skips makes Chromium
   * write to the console, which is a fault only if the page itself does it.
   */
  measure<Result>(check: () => Promise<Result>): Promise<Result>;
}

/** So many idle moments without a request mean that nothing more will be requested. */
const quietMoments = 5;

const forcedRendering = /^Rendering was performed in a subtree hidden by content-visibility/;

/** Records from now on. `missing` is the address of a document that answers 404 on purpose. */
export async function recordFaults(
  page: Page,
  { origin, missing }: { origin: string; missing?: string | undefined },
): Promise<FaultRecord> {
  const faults: string[] = [];
  let pending = new Set<Request>();
  let started = 0;
  let isMeasuring = false;
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (isMeasuring && forcedRendering.test(message.text())) return;
    // The browser itself reports the status of every failed request.
    if (message.location().url !== missing) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') faults.push(`requests ${url.href}`);
    started++;
    // Documents of example frames are left out: they may be dropped with their page.
    if (!request.isNavigationRequest()) pending.add(request);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== missing)
      faults.push(`${response.url()} answers ${response.status()}`);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    // Navigation cancels requests of the previous page, which is no fault.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${reason}`);
  });
  return {
    faults,
    startLoad() {
      pending = new Set();
    },
    async untilQuiet() {
      for (let quiet = 0; quiet < quietMoments; ) {
        const before = started;
        await idleMoment(page);
        await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
        quiet = started === before ? quiet + 1 : 0;
      }
    },
    async measure(check) {
      isMeasuring = true;
      const result = await check();
      isMeasuring = false;
      return result;
    },
  };
}
