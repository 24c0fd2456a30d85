// A server in a process of its own, attacked from all sides at once while readers load pages: it neither falls nor
// tells anything, and no reader notices.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressAttacks } from '../support/hostile/address-attacks.ts';
import { type Attack, isExpected } from '../support/hostile/attack.ts';
import { converse, headsOf, isGuarded, outcomeOf } from '../support/hostile/converse.ts';
import {
  askAndReset,
  askWithoutReading,
  floodHeaders,
  readSlowly,
  trickle,
} from '../support/hostile/crowd.ts';
import { LARGE_BYTES, makeHostileSite, SECRET } from '../support/hostile/hostile-site.ts';
import { messageAttacks } from '../support/hostile/message-attacks.ts';
import { noise } from '../support/hostile/noise.ts';
import { type ReaderReport, readOn } from '../support/hostile/reader.ts';
import { startServerChild } from '../support/hostile/server-child.ts';

const project = join(import.meta.dirname, '../..');
const attacks = [...addressAttacks, ...messageAttacks];
const ATTACKERS = 12;
const READERS = 4;
/** Patience of the server, shortened so that slow clients meet it within the test. */
const limits = {
  firstByteTimeout: 1000,
  headersTimeout: 3000,
  requestTimeout: 4000,
  connectionsCheckingInterval: 200,
};
/** What the process may have more of, during and afterwards. Usual are 0 and 70 MB: buffers that the allocator keeps. */
const MAX_HEAP_GROWTH = 8_000_000;
const MAX_RSS_GROWTH = 120_000_000;

/** Words that no answer may contain: of this machine, of the program's inside, of files outside the folder. */
const telltales = [SECRET, project, homedir(), 'node:internal', 'node_modules', '    at ', 'root:x:'];
/** The type of the file that only requests hidden in others ask for. */
const SMUGGLED = 'image/x-icon';

test('a dozen attackers and four readers', async () => {
  const { outDir, readings } = await makeHostileSite();
  const server = await startServerChild({ outDir, limits });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const { port, url } = server;
  await readOn(url, readings, () => true);
  await Promise.all(attacks.slice(0, 50).map((attack) => converse(port, attack)));
  const before = await server.figures();

  let isOver = false;
  const readers = Array.from({ length: READERS }, () => readOn(url, readings, () => isOver));
  const wrong = new Set<string>();
  /** What should not have been said, and heads without the headers that keep a browser from misusing the answer. */
  const told = new Set<string>();
  let conversations = 0;
  /** What an attack comes to; what it is told on the way is looked through. */
  const attack = async (bytes: Pick<Attack, 'bytes' | 'after'>) => {
    const received = await converse(port, bytes);
    conversations++;
    for (const word of [...telltales, outDir, SMUGGLED]) if (received.includes(word)) told.add(word);
    for (const head of headsOf(received)) if (!isGuarded(head)) told.add(head);
    return outcomeOf(received);
  };
  const attackByTable = async (known: Attack) => {
    const outcome = await attack(known);
    if (!isExpected(known, outcome)) wrong.add(`${known.name}: ${outcome.slice(0, 40)}`);
  };
  await atOnce(ATTACKERS, attacks, attackByTable);
  expect([...wrong]).toEqual([]);

  // Then the crowd. Who is served late in it may be told so; nothing else may differ.
  const attackInCrowd = async (known: Attack) => {
    const outcome = await attack(known);
    if (!isExpected(known, outcome) && outcome !== '408') wrong.add(`${known.name}: ${outcome.slice(0, 40)}`);
  };
  // Some ask for so much that they are cut off at once.
  const deaf = Array.from({ length: 20 }, (_, index) =>
    askWithoutReading(
      port,
      ['/assets/large.bin', '/nope', '/long'][index % 3] ?? '/',
      index < 12 ? 90 : 1000,
    ),
  );
  const [slow, patient, endless] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => trickle(port, 200))),
    Promise.all(Array.from({ length: 30 }, () => readSlowly(port, '/assets/large.bin'))),
    Promise.all(Array.from({ length: 5 }, () => floodHeaders(port))),
    atOnce(ATTACKERS, attacks.toReversed(), attackInCrowd),
    atOnce(4, noise(100), async (bytes) => void (await attack({ bytes }))),
    atOnce(4, Array(60).fill('/assets/large.bin'), (target, index) =>
      askAndReset(port, target, index % 2 === 0),
    ),
  ]);
  const during = await server.figures();
  for (const socket of deaf) socket.destroy();
  isOver = true;
  const reports = await Promise.all(readers);

  expect([...wrong]).toEqual([]);
  expect([...told]).toEqual([]);
  expect(new Set(slow.map(outcomeOf))).toEqual(new Set(['408']));
  expect(new Set(patient.filter((outcome) => !outcome.startsWith('408')))).toEqual(
    new Set([`200: ${LARGE_BYTES} bytes`]),
  );
  const ends = ['431', 'closed', '408'];
  expect(endless.map(outcomeOf).filter((outcome) => !ends.includes(outcome))).toEqual([]);
  expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
  expect(Math.min(...reports.map(({ requests }) => requests))).toBeGreaterThanOrEqual(2 * readings.length);

  await expect
    .poll(async () => (await server.figures()).descriptors, { timeout: 10_000 })
    .toBeLessThanOrEqual(before.descriptors);
  const after = await server.figures();
  console.log(describe(conversations, reports, [before, during, after]));
  // Clients that read nothing asked for more than 10 GB.
  expect(during.rss - before.rss).toBeLessThan(MAX_RSS_GROWTH);
  expect(after.rss - before.rss).toBeLessThan(MAX_RSS_GROWTH);
  expect(after.heap - before.heap).toBeLessThan(MAX_HEAP_GROWTH);

  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', build: 'one' });
  const large = await (await fetch(`${url}/assets/large.bin`)).arrayBuffer();
  expect(large.byteLength).toBe(LARGE_BYTES);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(server.printed.errors).toBe('');
  const lines = server.printed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.filter((line) => 'stack' in line || 'level' in line)).toEqual([]);
});

/** Goes through the items in order, so many at a time. */
async function atOnce<T>(count: number, items: readonly T[], run: (item: T, index: number) => Promise<void>) {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await run(item, index);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

function describe(
  conversations: number,
  reports: readonly ReaderReport[],
  figures: readonly { rss: number; heap: number; descriptors: number }[],
): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const requests = reports.reduce((sum, report) => sum + report.requests, 0);
  const slowest = Math.max(...reports.map(({ slowestMs }) => slowestMs)).toFixed(0);
  return [
    `${conversations} attacks; ${requests} readers' requests, 0 faults, slowest ${slowest} ms`,
    ...figures.map(
      ({ rss, heap, descriptors }, index) =>
        `${['before', 'during', 'after'][index]}: ${megabytes(rss)} MB, heap ${megabytes(heap)} MB, ${descriptors} descriptors`,
    ),
  ].join('\n');
}
