// Shows sources one after the other in the frame that the site has for them, in Chromium, and reads what can be seen.
import { examplePaths, exampleSandbox } from '#schema/page/example.ts';
import { serveExampleFrames } from '#server/serve-example-frames.ts';
import type { Measure, ResultQuestion, ShownResult } from './result-question.ts';

interface ResultPage {
  openResult(options: {
    source: string;
    path: string;
    sandbox: readonly string[];
    isNext: boolean;
  }): Promise<void>;
  readContained(): Promise<string>;
  settleResult(): Promise<void>;
  readResult(measures: readonly Measure[]): ShownResult;
}

/** Written for the browser and checked with its types, so it is named by its address. */
const pageModule = new URL('./result-page.ts', import.meta.url).href;

/** What can be seen of each source, in their order. `contentDir` has the files that they name. */
export async function readResults(
  questions: readonly ResultQuestion[],
  { chromium: executablePath, contentDir }: { chromium: string; contentDir: string },
): Promise<ShownResult[]> {
  const { openResult, readContained, settleResult, readResult } = (await import(pageModule)) as ResultPage;
  const server = await serveExampleFrames(contentDir);
  // It takes half a second to load, and is not needed while all results are remembered.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const results: ShownResult[] = [];
    let isNext = false;
    for (const { source, runsScripts, press, measures } of questions) {
      const path = runsScripts ? examplePaths.scripts : examplePaths.plain;
      await page.evaluate(openResult, {
        source,
        path,
        sandbox: exampleSandbox,
        isNext: isNext && !runsScripts && !press,
      });
      // Scripts, and what was pressed, leave more behind than the next source takes away.
      isNext = !runsScripts && !press;
      const frame = page.frames().find((frame) => frame !== page.mainFrame() && frame.url().includes(path));
      if (!frame) throw new Error(`The frame of examples has gone: ${source}`);
      await frame.evaluate(settleResult);
      if (press) await frame.locator(press).first().click();
      const told = press ? await page.evaluate(readContained) : '';
      const { text, values } = await frame.evaluate(readResult, measures);
      results.push({ text: text + told, values });
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}
