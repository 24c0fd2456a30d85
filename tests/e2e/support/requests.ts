// What a page asks for and what it says to the console, noted as it happens.
import type { Page, Request } from '@playwright/test';

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/** Path and query of every request that matches, in order; the list grows. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(pathOf(request))) seen.push(pathOf(request));
  });
  return seen;
}

/** Paths of the pages whose payload was asked for, in order; the list grows. */
export function recordPayloads(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const page = /^(.*)\/_payload\.json\?/.exec(pathOf(request));
    if (page) seen.push(page[1] || '/');
  });
  return seen;
}

/** Addresses of the documents that the main frame loads, the first one included; the list grows. */
export function recordDocuments(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.push(pathOf(request));
  });
  return seen;
}

/** What scripts write to the console, with its type; what the browser adds of failed requests is left out. */
export function recordConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource'))
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return said;
}

/** Answers the requests for a file with what the server says, changed. */
export async function changeJson<T extends object>(
  page: Page,
  url: string | RegExp,
  change: (json: T) => Partial<T>,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as T;
    await route.fulfill({ response, json: { ...json, ...change(json) } });
  });
}
