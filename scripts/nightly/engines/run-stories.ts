// Runs the main stories in the engines besides Chromium, with a screenshot at the end of each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import type { FoundEngine, KnownEngine } from './find-engines.ts';
import { takeLastScreen } from './picture.ts';
import { createReader } from './reader.ts';
import { type Story, wide } from './stories/story.ts';
import type { EngineReport, Outcome } from './story-table.ts';

export interface StoryRun {
  stories: readonly Story[];
  engines: readonly FoundEngine[];
  /** The address of the site. */
  site: string;
  /** The folder for screenshots. */
  folder: string;
}

/**
 * Runs all stories in one engine after the other; running engines in parallel would make them compete for the
 * machine.
 */
export async function runStories(run: StoryRun): Promise<EngineReport[]> {
  mkdirSync(run.folder, { recursive: true });
  const reports: EngineReport[] = [];
  for (const found of run.engines) reports.push(await runEngine(found, run));
  return reports;
}

async function runEngine(found: FoundEngine, run: StoryRun): Promise<EngineReport> {
  if ('missing' in found) return { name: found.name, result: { kind: 'missing', packages: found.missing } };
  const engine = await found.start();
  try {
    const outcomes = new Map<string, Outcome>();
    for (const story of run.stories) outcomes.set(story.name, await tell(story, engine, found, run));
    return { name: engine.name, result: { kind: 'told', outcomes } };
  } finally {
    await engine.stop();
  }
}

async function tell(
  story: Story,
  engine: Engine,
  { id, hasNavigation }: KnownEngine,
  { site, folder }: Pick<StoryRun, 'site' | 'folder'>,
): Promise<Outcome> {
  const started = performance.now();
  const page = await engine.openPage();
  const failures: string[] = [];
  const attempt = (act: () => Promise<void>) =>
    act().catch((error: unknown) => failures.push(error instanceof Error ? error.message : String(error)));
  try {
    await attempt(async () => {
      await page.resize(wide);
      await story.tell(createReader({ page, site, hasNavigation }));
    });
    await attempt(async () =>
      writeFileSync(join(folder, `${id}-${story.name}.png`), await takeLastScreen(page)),
    );
    for (const complaint of page.complaints())
      failures.push(`the console: expected nothing, found ${JSON.stringify(complaint)}`);
  } finally {
    await page.close();
  }
  const milliseconds = performance.now() - started;
  return failures.length === 0
    ? { kind: 'passed', milliseconds }
    : { kind: 'failed', milliseconds, failures };
}
