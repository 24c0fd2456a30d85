// A first-time reader: a profile with an empty cache, and one page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conditions, setConditions } from './conditions.ts';
import type { Session } from './protocol.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { until } from './until.ts';

export interface Reader {
  session: Session;
  /** Runs a file of this folder in every document before its own scripts. */
  watchWith(file: string): Promise<void>;
  /** Opens a document and resolves when the site's script has started. */
  open(url: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
}

/** Calls `visit` with a new reader, which is disposed of afterwards. */
export async function asNewReader<T>(
  { browser, session: sessionOf }: QuietBrowser,
  conditions: Conditions,
  visit: (reader: Reader) => Promise<T>,
): Promise<T> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const session = sessionOf(sessionId);
    await session.send('Page.enable');
    await session.send('Network.enable');
    await setConditions(session, conditions);
    return await visit(readerOf(session));
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}

function readerOf(session: Session): Reader {
  async function evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  return {
    session,
    evaluate,
    async watchWith(file) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    async open(url) {
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url} could not be opened: ${errorText}.`);
      const status = await evaluate<number>(`performance.getEntriesByType('navigation')[0].responseStatus`);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      const isReady = 'document.documentElement?.dataset.ready !== undefined || null';
      await until(() => evaluate<true | null>(isReady), `The script of ${url} did not become ready.`);
    },
  };
}
