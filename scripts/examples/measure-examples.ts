// Opens sources in the site's example frame, and measures their height.
import { chromium } from '@playwright/test';
import { examplePaths, exampleSandbox, resultHeights } from '#schema/page/example.ts';
import { serveExampleFrames } from '#server/serve-example-frames.ts';
import { findChromium } from '../find-chromium.ts';
import type { HeightQuestion } from './height-question.ts';

interface MeasuredExample {
  source: string;
  runsScripts: boolean;
}

interface MeasuringOptions {
  /** The content folder with the files that examples use. */
  contentDir: string;
  widths: readonly number[];
  progress(done: number, of: number): void;
}

/** The common options of all measurements. */
const terms = {
  least: resultHeights.min,
  most: resultHeights.max,
  sandbox: exampleSandbox,
  settledAfter: 300,
  patience: 20_000,
};

/** Maximum number of open examples. */
const atOnce = 12;

/** The height of every example at each width, in order. */
export async function measureExamples(
  examples: readonly MeasuredExample[],
  { contentDir, widths, progress }: MeasuringOptions,
): Promise<number[][]> {
  if (examples.length === 0) return [];
  const server = await serveExampleFrames(contentDir);
  const { measureHeight } = (await import(pageModule)) as {
    measureHeight(question: HeightQuestion): Promise<number>;
  };
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const heights: number[][] = examples.map(() => []);
    const queue = examples.entries();
    let done = 0;
    const work = async () => {
      for (const [index, example] of queue) {
        for (const width of widths) {
          const { source, runsScripts } = example;
          const path = runsScripts ? examplePaths.scripts : examplePaths.plain;
          const files = runsScripts ? server.scripts : {};
          heights[index]?.push(await page.evaluate(measureHeight, { ...terms, source, files, path, width }));
        }
        progress(++done, examples.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return heights;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The module for the browser is checked with other types, so it is referred to by URL. */
const pageModule = new URL('./measure-page.ts', import.meta.url).href;
