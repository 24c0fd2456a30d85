// Shows sources one after another in the site's example frame, in Chromium, and reads the visible result.
import { examplePaths, exampleSandbox } from '#schema/page/example.ts';
import { serveExampleFrames } from '#server/serve-example-frames.ts';
import type { Measure, ResultQuestion, ShownResult } from './result-question.ts';

interface ResultPage {
  openResult(options: {
    source: string;
    files: Readonly<Record<string, string>>;
    path: string;
    sandbox: readonly string[];
    isNext: boolean;
  }): Promise<void>;
  readContained(): Promise<string>;
  settleResult(): Promise<void>;
  readResult(measures: readonly Measure[]): ShownResult;
}

/** Written for the browser and checked with its types, so it is referred to by URL. */
const pageModule = new URL('./result-page.ts', import.meta.url).href;

/** The visible result of each source, in order. `contentDir` contains the files they use. */
export async function readResults(
  questions: readonly ResultQuestion[],
  { chromium: executablePath, contentDir }: { chromium: string; contentDir: string },
): Promise<ShownResult[]> {
  const { openResult, readContained, settleResult, readResult } = (await import(pageModule)) as ResultPage;
  const server = await serveExampleFrames(contentDir);
  // Loaded on demand: it takes half a second, and is not needed if all results are recorded.
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
        files: runsScripts ? server.scripts : {},
        path,
        sandbox: exampleSandbox,
        isNext: isNext && !runsScripts && !press,
      });
      // Scripts, and clicks, leave more state behind than the next source resets.
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
