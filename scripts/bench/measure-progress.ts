// Measures pages for a reader with very much saved progress: the time until it is shown on the pages that
// show most of it, and the additional work compared with little progress.
import { setTimeout as sleep } from 'node:timers/promises';
import { writeExport } from '#runtime/progress/transfer.ts';
import { launchQuietBrowser, type QuietBrowser } from './browser/quiet-browser.ts';
import { asNewReader, type Reader } from './browser/reader.ts';
import { tasksAfterPaint } from './browser/tasks-after-paint.ts';
import { recordTrace } from './browser/trace.ts';
import { until } from './browser/until.ts';
import { dueCard, manyEntries } from './many-entries.ts';
import { type Measurement, median, row, spreadRow, timeRow } from './measurement.ts';

/** Milliseconds from the first read until shown. */
const limit = 50;
const many = 10_000;
const few = 10;

/** Longer than any work after the first mark. */
const rest = 1000;

const lesson = '/cs/html/getting-started/lists';
const places = ['/', '/cs/html', lesson, '/quests', '/progress', '/review'];

interface Visit {
  /** Milliseconds from the first read until shown. */
  shown: number;
  /** Entries that were read. */
  read: number;
  /** CPU milliseconds of the page from its first paint until it is idle. */
  work: number;
}

export async function measureProgress(site: string, runs = 5): Promise<Measurement[]> {
  const browser = await launchQuietBrowser();
  try {
    const withFew = await visitAll(browser, site, few, runs);
    const withMany = await visitAll(browser, site, many, runs);
    return tableOf(withFew, withMany);
  } finally {
    await browser.stop();
  }
}

type Visits = ReadonlyMap<string, readonly Visit[]>;

function tableOf(withFew: Visits, withMany: Visits): Measurement[] {
  const rows = [row(`${many.toLocaleString('en')} entries of progress, asked for → shown`, '')];
  for (const place of places) {
    const [less = [], more = []] = [withFew.get(place), withMany.get(place)];
    const middle = (visits: readonly Visit[], what: keyof Visit) =>
      median(visits.map((visit) => visit[what]));
    rows.push(
      spreadRow(
        `  ${place}`,
        more.map(({ shown }) => shown),
        limit,
      ),
      spreadRow(
        '    with ten entries',
        less.map(({ shown }) => shown),
      ),
      timeRow('    work of the page beyond that for ten', middle(more, 'work') - middle(less, 'work')),
      row('    entries read', middle(more, 'read').toLocaleString('en')),
    );
  }
  return rows;
}

/** A new reader with this many entries opens each page several times. */
async function visitAll(browser: QuietBrowser, site: string, count: number, runs: number): Promise<Visits> {
  return asNewReader(browser, {}, async (reader) => {
    await reader.watchWith('watch-progress.js');
    await keep(reader, site, count);
    const visits = new Map<string, Visit[]>();
    for (const place of places) {
      const taken: Visit[] = [];
      for (let run = 0; run < runs; run++) taken.push(await visit(browser, reader, site + place));
      visits.set(place, taken);
    }
    return visits;
  });
}

async function visit({ browser }: QuietBrowser, reader: Reader, url: string): Promise<Visit> {
  const events = await recordTrace(browser, () => openAndRest(reader, url));
  const work = tasksAfterPaint(events, 1).reduce((sum, { duration }) => sum + duration, 0);
  return { ...(await reader.evaluate<Omit<Visit, 'work'>>('benchProgress')), work };
}

async function openAndRest(reader: Reader, url: string): Promise<void> {
  await reader.open(url);
  await until(
    () => reader.evaluate<number | null>('benchProgress.shown'),
    `${url} showed nothing of what is kept.`,
  );
  await sleep(rest);
}

/** Imports a file with this many entries through the UI. */
async function keep(reader: Reader, site: string, count: number): Promise<void> {
  await reader.open(`${site}/progress`);
  const paths = await reader.evaluate<string[]>(`fetch('/sitemap.xml')
    .then((answer) => answer.text())
    .then((text) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname))`);
  const questions = await reader.evaluate<string[]>(`fetch('${lesson}/_payload.json')
    .then((answer) => answer.json())
    .then(({ data }) => new DOMParser().parseFromString(data.page.html, 'text/html'))
    .then((page) => [...page.querySelectorAll('.question > legend')])
    .then((legends) => legends.map(({ textContent }) => textContent.replace(/\\s+/g, ' ').trim()))`);
  const now = Date.now();
  const due = questions.map((question) => dueCard(lesson, question, now));
  const others = manyEntries(count - due.length, [lesson, ...paths.filter((path) => path !== lesson)], now);
  const file = writeExport([...due, ...others], new Date(now));
  const row = `document.querySelector('[data-action="import"]')`;
  const isThere = (expression: string) => () => reader.evaluate<true | null>(`${expression} || null`);
  await until(isThere(`!${row}.querySelector('button').disabled`), 'Nothing can be brought in.');
  await reader.evaluate(`{
    const chosen = new DataTransfer();
    chosen.items.add(new File([${JSON.stringify(file)}], 'kept.json'));
    const input = ${row}.querySelector('input');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change'));
  }`);
  await until(isThere(`${row}.textContent.includes('was added')`), 'The entries were not brought in.');
  // Derived data, such as summaries, is computed once before the measurement.
  await openAndRest(reader, `${site}/progress`);
}
