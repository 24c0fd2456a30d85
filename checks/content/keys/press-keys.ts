// Presses the keys of a pattern in the site's example frame, in Chromium, and compares what they do with its table.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { examplePaths, exampleSandbox } from '#schema/page/example.ts';
import { serveExampleFrames } from '#server/serve-example-frames.ts';
import type { KeyboardRow } from '../pages/keyboard.ts';

/** One key of one row, pressed in a fresh example. */
export interface KeyPress {
  source: string;
  runsScripts: boolean;
  row: KeyboardRow;
  key: string;
}

interface ResultPage {
  openResult(options: {
    source: string;
    files: Readonly<Record<string, string>>;
    path: string;
    sandbox: readonly string[];
    isNext: boolean;
  }): Promise<void>;
}

/** Written for the browser and checked with its types, so it is referred to by URL. */
const pageModule = new URL('../tries/result-page.ts', import.meta.url).href;

/** How long to wait for an outcome. Reached only by one that does not come. */
const patience = 10_000;

/** What each key did not do, in order; empty if all of its row is true. */
export async function pressKeys(
  presses: readonly KeyPress[],
  { chromium: executablePath, contentDir }: { chromium: string; contentDir: string },
): Promise<string[][]> {
  const { openResult } = (await import(pageModule)) as ResultPage;
  const server = await serveExampleFrames(contentDir);
  // Loaded on demand: it takes half a second, and is not needed if all results are recorded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const found: string[][] = [];
    for (const { source, runsScripts, row, key } of presses) {
      await page.evaluate(openResult, {
        source,
        files: runsScripts ? server.scripts : {},
        path: runsScripts ? examplePaths.scripts : examplePaths.plain,
        sandbox: exampleSandbox,
        isNext: false,
      });
      found.push(await pressKey(page, row, key));
    }
    return found;
  } finally {
    await browser.close();
    server.close();
  }
}

async function pressKey(page: Page, row: KeyboardRow, key: string): Promise<string[]> {
  const { expect } = await import('@playwright/test');
  const frame = page.frameLocator('iframe');
  const start = find(frame, row.focus);
  try {
    await start.focus({ timeout: patience });
    await expect(start).toBeFocused({ timeout: patience });
  } catch {
    return [`nothing that can have the focus is a ${row.focus}`];
  }
  for (const earlier of row.after ?? []) await page.keyboard.press(earlier);
  await page.keyboard.press(key);
  const faults: string[] = [];
  for (const { is, check } of outcomesOf(frame, row.result)) {
    try {
      await check(expect.configure({ timeout: patience }));
    } catch {
      faults.push(is);
    }
  }
  return faults;
}

type Expect = typeof import('@playwright/test')['expect'];

interface Outcome {
  /** What is not so, if the check fails. */
  is: string;
  check(expect: Expect): Promise<void>;
}

function outcomesOf(frame: FrameLocator, result: KeyboardRow['result']): Outcome[] {
  const { focus, value, active, shown = [], hidden = [] } = result;
  const focused = frame.locator(':focus');
  const outcomes: Outcome[] = [];
  if (focus)
    outcomes.push({
      is: `the focus is not on ${focus}`,
      check: (expect) => expect(find(frame, focus)).toBeFocused(),
    });
  if (value !== undefined)
    outcomes.push({
      is: `the value of the focused field is not ${JSON.stringify(value)}`,
      check: (expect) => expect(focused).toHaveValue(value),
    });
  for (const text of shown)
    outcomes.push({
      is: `${JSON.stringify(text)} is not visible`,
      check: (expect) => expect(frame.getByText(text, { exact: true })).toBeVisible(),
    });
  for (const text of hidden)
    outcomes.push({
      is: `${JSON.stringify(text)} is not hidden, or not there at all`,
      async check(expect) {
        // A text that doesn't exist would also count as hidden.
        await expect(frame.getByText(text, { exact: true })).toBeAttached();
        await expect(frame.getByText(text, { exact: true })).toBeHidden();
      },
    });
  for (const [name, state] of Object.entries(states)) {
    const words = result[name as keyof typeof states];
    if (words)
      outcomes.push({
        is: `${words} is not ${name}`,
        check: (expect) => expect(find(frame, words, state)).toBeVisible(),
      });
  }
  if (active)
    outcomes.push({
      is: `"aria-activedescendant" of the focused element does not point to ${active}`,
      async check(expect) {
        await expect(find(frame, active)).toBeVisible();
        const id = await find(frame, active).getAttribute('id');
        await expect(focused).toHaveAttribute('aria-activedescendant', id ?? 'an id');
      },
    });
  return outcomes;
}

const states = {
  expanded: { expanded: true },
  collapsed: { expanded: false },
  selected: { selected: true },
} as const;

type Role = Parameters<FrameLocator['getByRole']>[0];

/** A role and a name, such as `button Opening hours`, or `summary Opening hours`. */
function find(
  frame: FrameLocator,
  words: string,
  state: { expanded?: boolean; selected?: boolean } = {},
): Locator {
  const [role = '', ...name] = words.split(' ');
  // A summary has no role of its own.
  if (role === 'summary') return frame.locator('summary', { hasText: name.join(' ') });
  return frame.getByRole(role as Role, { name: name.join(' '), exact: true, ...state });
}
