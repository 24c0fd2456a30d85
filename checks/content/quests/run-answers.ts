// Runs the checks of quests on many answers in a real browser, with the code that runs them for readers.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import { contentTypeFor } from '#server/content-type.ts';
import { compileScript } from '#server/example-frame.ts';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';
import { axePath, axeScript, compileQuestScript, questFrames } from '#server/quest-frame.ts';
import { addresses, ownHeadersFor } from '#site/addresses.ts';

/** All answers of one quest. */
export interface QuestJob {
  checksSource: string;
  /** The ids of its checks. */
  checks: string[];
  answers: QuestFile[][];
}

/** For each answer, the result of each check. */
export type JobResult = CheckResult[][];

export interface Browser {
  /** The program. */
  chromium: string;
  contentDir: string;
}

/** Each page has a focus of its own, so answers are checked beside each other in pages, never in one. */
const pagesAtOnce = 4;
const answersAtOnce = 8;

/** More than readers have: the machine has other things to do, and no proof may depend on its speed. */
const patience = 15_000;

const runner = join(import.meta.dirname, '../../../src/app/behaviours/quest/run-checks.ts');

export async function runAnswers(
  jobs: readonly QuestJob[],
  { chromium: program, contentDir }: Browser,
): Promise<JobResult[]> {
  const results = jobs.map((job): JobResult => job.answers.map(() => []));
  const server = await serveFrames(contentDir);
  const browser = await chromium.launch({
    executablePath: program,
    // A process for each of thousands of frames would cost more than all else.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-features=IsolateSandboxedIframes',
      '--disable-site-isolation-trials',
    ],
  });
  const batches = jobs.flatMap((job, at) =>
    cut([...job.answers.keys()], answersAtOnce).map((places) => ({ job, at, places })),
  );
  const script = await compileScript(runner, 'quests');
  const work = async (page: Page) => {
    await page.goto(server.url);
    await page.evaluate(`${script};globalThis.quests = quests;0`);
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const { job, at, places } = batch;
      const quest = { checksSource: job.checksSource, checks: job.checks.map((id) => ({ id })) };
      const answers = places.map((place) => job.answers[place]);
      const found = await page.evaluate<JobResult>(
        `(async () => { const results = []; for (const files of ${JSON.stringify(answers)}) results.push(await quests.runChecks(${JSON.stringify(quest)}, files, { patience: ${patience} })); return results; })()`,
      );
      places.forEach((place, index) => {
        const own = results[at];
        if (own) own[place] = found[index] ?? [];
      });
    }
  };
  try {
    const pages = Math.min(pagesAtOnce, batches.length);
    await Promise.all(
      Array.from({ length: pages }, async () =>
        work(await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()),
      ),
    );
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The document of the frame, the files beside it, and an empty page to open it in. */
async function serveFrames(contentDir: string) {
  const files = listExampleMedia(contentDir);
  const frames = questFrames(await compileQuestScript(), files);
  const axe = axeScript();
  const server = createServer(({ url = '' }, response) => {
    const file = files.find((name) => url === addresses.examples.path + name);
    if (file || url === axePath) {
      response.writeHead(200, { ...ownHeadersFor(url), 'Content-Type': contentTypeFor(url) });
      response.end(file ? readFileSync(join(exampleMediaFolder(contentDir), file)) : axe);
      return;
    }
    const frame = frames[url];
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'max-age=3600',
      ...frame?.headers,
    });
    response.end(frame?.html ?? '<!doctype html><title>Quests</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function cut<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  for (let start = 0; start < entries.length; start += size) parts.push(entries.slice(start, start + size));
  return parts;
}
