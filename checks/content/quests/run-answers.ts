// Runs the checks of quests on many answers in a real browser, with the code that runs them for readers.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import { contentTypeFor } from '#server/content-type.ts';
import { compileScript } from '#server/example-frame.ts';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';
import { axePath, axeScript, compileQuestScript, questFrames } from '#server/quest-frame.ts';
import { addresses, ownHeadersFor } from '#site/addresses.ts';

/** All answers of one quest. */
export interface QuestJob {
  slug: string;
  checksSource: string;
  /** The ids of its checks. */
  checks: string[];
  /** Every check is run on each of these. */
  answers: QuestFile[][];
  /** Each of these is run until a check does not pass: there are many, and one check that notices is enough. */
  mutants: QuestFile[][];
  /** The check that most likely does not pass for a mutant, by the mutant's place; it is run first. */
  likeliest?(place: number): string | undefined;
  /** More of them, for a check that has failed none of the others. Without it, checks may fail none. */
  spare?(): QuestFile[][];
}

/** For each answer and each mutant, the results of the checks that were run. */
export interface JobResult {
  answers: CheckResult[][];
  mutants: CheckResult[][];
  /** The spare mutants that a check has failed, by their place. */
  spare: { place: number; results: CheckResult[] }[];
}

export interface Browser {
  /** The program. */
  chromium: string;
  contentDir: string;
  /** How many answers have been run, and how many there are for certain. */
  onProgress?(done: number, total: number): void;
  /** How many times slower than it is the processor seems to be. */
  throttle?: number;
}

/** Each page has a focus of its own, so answers are checked beside each other in pages, never in one. */
const pagesAtOnce = 4;
const answersAtOnce = 8;

/** More than readers have: the machine has other things to do, and no proof may depend on its speed. */
const patience = 15_000;

const runnerFile = join(import.meta.dirname, '../../../src/app/behaviours/quest/run-checks.ts');

export async function runAnswers(
  jobs: readonly QuestJob[],
  { chromium: program, contentDir, onProgress, throttle = 1 }: Browser,
): Promise<JobResult[]> {
  const server = await serveFrames(contentDir);
  // It takes half a second to load, and is not needed while all results are remembered.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: program,
    // Checks and answers are code of people who may not be trusted with code. Only for root, Chromium has no sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    // A process for each of thousands of frames would cost more than all else.
    args: [
      ...['--disable-gpu', '--disable-site-isolation-trials'],
      '--disable-features=IsolateSandboxedIframes',
    ],
  });
  try {
    const script = `${await compileScript(runnerFile, 'quests')};globalThis.quests = quests;0`;
    const pages = await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await page.goto(server.url);
        await page.evaluate(script);
        if (throttle > 1) {
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
        }
        return page;
      }),
    );
    const results = jobs.map((): JobResult => ({ answers: [], mutants: [], spare: [] }));
    const total = jobs.reduce((sum, { answers, mutants }) => sum + answers.length + mutants.length, 0);
    let done = 0;
    const advance = (answers: number) => {
      // Some are run again for a check that has failed none of them; these are not counted.
      done = Math.min(total, done + answers);
      onProgress?.(done, total);
    };
    await runAll(
      pages,
      jobs.flatMap((job, at) => batchesOf(job, results[at] as JobResult)),
      advance,
    );
    await runAll(
      pages,
      jobs.flatMap((job, at) => uncaughtOf(job, results[at] as JobResult)),
    );
    await runAll(
      pages,
      jobs.flatMap((job, at) => spareOf(job, results[at] as JobResult)),
    );
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Some answers to run one after the other. */
interface Batch {
  checksSource: string;
  /** Each with its checks, in the order in which they are run. */
  answers: { files: QuestFile[]; checks: string[] }[];
  stopsAtFailure: boolean;
  /** One answer that fails is all that is wanted. */
  stopsAtFirst?: true;
  take(results: CheckResult[][]): void;
}

function batchesOf(
  { checksSource, checks, answers, mutants, likeliest }: QuestJob,
  found: JobResult,
): Batch[] {
  const batches = (
    all: QuestFile[][],
    into: CheckResult[][],
    { stopsAtFailure, first }: { stopsAtFailure: boolean; first?: QuestJob['likeliest'] | undefined },
  ) =>
    cut([...all.keys()], answersAtOnce).map(
      (places): Batch => ({
        ...{ checksSource, stopsAtFailure },
        answers: places.map((place) => ({
          files: all[place] ?? [],
          checks: beginningWith(first?.(place), checks),
        })),
        take: (results) => {
          for (const [index, place] of places.entries()) into[place] = results[index] ?? [];
        },
      }),
    );
  return [
    ...batches(answers, found.answers, { stopsAtFailure: false }),
    ...batches(mutants, found.mutants, { stopsAtFailure: true, first: likeliest }),
  ];
}

function beginningWith(first: string | undefined, checks: readonly string[]): string[] {
  return checks.toSorted((one, other) => Number(other === first) - Number(one === first));
}

/** A check that has failed no mutant yet is run on those that another check has noticed before. */
function uncaughtOf({ checksSource, checks, mutants, spare }: QuestJob, found: JobResult): Batch[] {
  if (!spare) return [];
  return withoutFailure(checks, found).map((id): Batch => {
    const open = [...mutants.keys()].filter(
      (place) => !found.mutants[place]?.some((result) => result.id === id),
    );
    return {
      ...{ checksSource, stopsAtFailure: true, stopsAtFirst: true },
      answers: open.map((place) => ({ files: mutants[place] ?? [], checks: [id] })),
      take: (results) => {
        for (const [index, own] of results.entries()) found.mutants[open[index] ?? -1]?.push(...own);
      },
    };
  });
}

/** A check that still has failed none is run on the spare mutants, until it fails one. */
function spareOf({ checksSource, checks, spare }: QuestJob, found: JobResult): Batch[] {
  if (!spare) return [];
  return withoutFailure(checks, found).map(
    (id): Batch => ({
      ...{ checksSource, stopsAtFailure: true, stopsAtFirst: true },
      answers: spare().map((files) => ({ files, checks: [id] })),
      take: (results) => {
        const place = results.length - 1;
        const last = results[place] ?? [];
        if (last.some(({ state }) => state !== 'passed')) found.spare.push({ place, results: last });
      },
    }),
  );
}

function withoutFailure(checks: readonly string[], { mutants }: JobResult): string[] {
  const failed = mutants.flat().filter(({ state }) => state !== 'passed');
  return checks.filter((id) => !failed.some((result) => result.id === id));
}

async function runAll(
  pages: readonly Page[],
  batches: Batch[],
  advance?: (answers: number) => void,
): Promise<void> {
  const work = async (page: Page) => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const { checksSource, answers, stopsAtFailure, stopsAtFirst = false, take } = batch;
      const given = {
        answers: answers.map(({ files, checks }) => ({ files, checks: checks.map((id) => ({ id })) })),
        ...{ checksSource, stopsAtFirst },
      };
      take(
        await page.evaluate<CheckResult[][]>(`(async ({ checksSource, answers, stopsAtFirst }) => {
          const results = [];
          for (const { files, checks } of answers) {
            const own = await quests.runChecks({ checksSource, checks }, files, { patience: ${patience}, stopsAtFailure: ${stopsAtFailure} });
            results.push(own);
            if (stopsAtFirst && own.some(({ state }) => state !== 'passed')) break;
          }
          return results;
        })(${JSON.stringify(given)})`),
      );
      advance?.(answers.length);
    }
  };
  await Promise.all(pages.map(work));
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
