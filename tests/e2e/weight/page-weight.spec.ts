// What a reader's browser is given before `load`, for a page of each kind: numbers that do not depend on the machine.
// Each limit lies a little above what there is; whoever makes pages heavier meets it here.
import { expect, test } from '../support/test.ts';

interface Weight {
  /** Requests for documents, styles and scripts that begin before `load`; pictures in view come when they come. */
  requests: number;
  /** Their bytes as they are sent, with headers. */
  bytes: number;
  /** Elements of the document; what stands in `noscript` is none to a browser that runs scripts. */
  elements: number;
  /** Rules of the styles that the document carries, and their bytes before compression. */
  rules: number;
  styles: number;
}

const limits: Record<string, Weight> = {
  // An article.
  '/cs/html/getting-started/your-first-page': {
    requests: 2,
    bytes: 26_600,
    elements: 1_230,
    rules: 590,
    styles: 61_000,
  },
  // The step of a guide with the most code, and the front page of a guide.
  '/build-own/lisp/12-compiler': { requests: 2, bytes: 28_900, elements: 2_560, rules: 590, styles: 59_300 },
  '/build-own/lisp': { requests: 2, bytes: 22_700, elements: 460, rules: 590, styles: 59_300 },
  // A page of the reference, and the largest.
  '/cs/html/elements/optional-tags': {
    requests: 2,
    bytes: 23_300,
    elements: 1_065,
    rules: 440,
    styles: 47_700,
  },
  '/cs/html/elements': { requests: 2, bytes: 32_800, elements: 1_775, rules: 690, styles: 69_800 },
  // The home page.
  '/': { requests: 2, bytes: 22_500, elements: 515, rules: 620, styles: 63_000 },
};

for (const [path, limit] of Object.entries(limits))
  test(`what ${path} weighs before load`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    const sent = new Map<string, { started: number; bytes: number }>();
    let loaded = Number.POSITIVE_INFINITY;
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
      if (type === 'Document' || type === 'Stylesheet' || type === 'Script')
        sent.set(requestId, { started: timestamp, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = sent.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    session.on('Page.loadEventFired', ({ timestamp }) => {
      loaded = timestamp;
    });
    await page.goto(path);
    await expect.poll(() => loaded).toBeLessThan(Number.POSITIVE_INFINITY);
    const before = [...sent.values()].filter(({ started }) => started < loaded);
    const document = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const root = new DOMParser().parseFromString(html, 'text/html');
      const countRules = (rules: CSSRuleList): number =>
        [...rules].reduce(
          (sum, rule) =>
            sum +
            (rule instanceof CSSStyleRule
              ? 1
              : 'cssRules' in rule
                ? countRules(rule.cssRules as CSSRuleList)
                : 0),
          0,
        );
      const styles = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
      return {
        elements: root.querySelectorAll(':not(noscript *)').length,
        styles: styles.join('').length,
        rules: styles.reduce((sum, text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return sum + countRules(sheet.cssRules);
        }, 0),
      };
    });
    const weight: Weight = {
      requests: before.length,
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      ...document,
    };
    const over = Object.entries(weight).filter(([name, value]) => value > limit[name as keyof Weight]);
    expect(over, JSON.stringify(weight)).toEqual([]);
  });
