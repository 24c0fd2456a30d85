// The end of a server under load. Told to stop, it finishes what it has begun; killed, it leaves nothing that could
// be taken for a whole answer.
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LARGE_BYTES, makeHostileSite } from './support/hostile/hostile-site.ts';
import { createReader, type Outcome, type Reading } from './support/hostile/reader.ts';
import { type ServerChild, type ServerSettings, startServerChild } from './support/hostile/server-child.ts';

const CLIENTS = 64;
/** For a machine that is busy with other things. */
const patience = { timeout: 60_000 };
/** How long the server gives its last answers. */
const GRACE_MS = 10_000;

async function start(settings: ServerSettings): Promise<ServerChild> {
  const server = await startServerChild(settings);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Clients that load one file after another until the server no longer answers. */
function loadUntilTheEnd(url: string, readings: readonly Reading[]) {
  const outcomes: Outcome[] = [];
  const client = async (number: number) => {
    const reader = createReader(url);
    for (let turn = number; ; turn++) {
      const reading = readings[turn % readings.length];
      const outcome = reading ? await reader.load(reading) : 'none';
      outcomes.push(outcome);
      if (outcome === 'cut' || outcome === 'none') break;
    }
    reader.close();
  };
  const done = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return { outcomes, done };
}

/** Asks for the large file, reads the beginning and stops reading: an answer under way for as long as one likes. */
async function holdAnswer(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = 0;
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write('GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  const head = await new Promise<string>((resolve) =>
    socket.once('data', (chunk) => {
      const end = chunk.indexOf('\r\n\r\n') + 4;
      received = chunk.length - end;
      socket.pause();
      resolve(chunk.toString('latin1', 0, end));
    }),
  );
  socket.on('data', (chunk) => {
    received += chunk.length;
  });
  socket.pause();
  return {
    head,
    /** How much of the body has arrived by the time the connection is over. */
    async rest(): Promise<number> {
      socket.resume();
      await ended;
      return received;
    },
  };
}

/** How a conversation on one connection ended: told that it was over, or cut with a request unanswered. */
interface Conversation {
  answers: number;
  end: 'told' | 'cut';
}

/** Asks again and again on one connection, each time as soon as the answer is there, until told to close it. */
function askUntilTold(port: number, onAnswer: () => void): Promise<Conversation> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
    const ask = () => socket.write('GET /a/b HTTP/1.1\r\nHost: x\r\n\r\n');
    let received = '';
    let answers = 0;
    let isTold = false;
    socket.on('data', (text) => {
      received += text;
      const head = received.indexOf('\r\n\r\n');
      const length = Number(/\r\nContent-Length: (\d+)/.exec(received)?.[1]);
      if (head === -1 || received.length < head + 4 + length) return;
      isTold = received.includes('\r\nConnection: close\r\n');
      received = '';
      answers++;
      onAnswer();
      if (!isTold) ask();
    });
    // A reset is what must not happen; the connection closes after it.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answers, end: isTold ? 'told' : 'cut' }));
    ask();
  });
}

/** Whether anybody still listens there. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  });
}

const kinds = (outcomes: readonly Outcome[]) => [...new Set(outcomes)].sort();

test('SIGTERM under load: what was begun is finished, nobody new is let in, the code is 0', async () => {
  const { outDir, readings } = await makeHostileSite();
  const server = await start({ outDir });
  const { outcomes, done } = loadUntilTheEnd(server.url, readings);
  const held = await holdAnswer(server.port);
  await expect.poll(() => outcomes.length, patience).toBeGreaterThan(2 * CLIENTS);

  const told = performance.now();
  server.child.kill('SIGTERM');
  await done;
  await expect.poll(() => isRefused(server.port), patience).toBe(true);
  expect(server.child.exitCode).toBe(null);
  expect(held.head).toContain(`Content-Length: ${LARGE_BYTES}\r\n`);
  expect(await held.rest()).toBe(LARGE_BYTES);
  expect(await server.ended).toEqual([0, null]);
  expect(performance.now() - told).toBeLessThan(GRACE_MS);
  expect(kinds(outcomes)).toEqual(['none', 'whole']);
  expect(server.printed.errors).toBe('');
  console.log(
    `${outcomes.length - CLIENTS} answers, all whole; stopped ${Math.round(performance.now() - told)} ms after SIGTERM`,
  );
});

test('SIGTERM under load: no request on a connection that is used again is lost', async () => {
  const { outDir } = await makeHostileSite();
  const server = await start({ outDir });
  let answers = 0;
  const conversations = Array.from({ length: 20 }, () => askUntilTold(server.port, () => answers++));
  await expect.poll(() => answers, patience).toBeGreaterThan(1000);

  server.child.kill('SIGTERM');
  const ended = await Promise.all(conversations);
  expect(ended.map(({ end }) => end)).toEqual(Array(20).fill('told'));
  expect(Math.min(...ended.map((conversation) => conversation.answers))).toBeGreaterThan(1);
  expect(await isRefused(server.port)).toBe(true);
  expect(await server.ended).toEqual([0, null]);
  expect(server.printed.errors).toBe('');
  console.log(`${answers} answers on 20 connections, the last of each told to be the last`);
});

test('kill -9 under load: no part is taken for the whole, and the next server answers at once', async () => {
  const { outDir, readings } = await makeHostileSite();
  const server = await start({ outDir });
  const { outcomes, done } = loadUntilTheEnd(server.url, readings);
  const held = await holdAnswer(server.port);
  await expect.poll(() => outcomes.length, patience).toBeGreaterThan(2 * CLIENTS);

  server.child.kill('SIGKILL');
  expect(await server.ended).toEqual([null, 'SIGKILL']);
  await done;
  expect(await held.rest()).toBeLessThan(LARGE_BYTES);
  expect(kinds(outcomes).filter((outcome) => !['cut', 'none', 'whole'].includes(outcome))).toEqual([]);

  const next = await start({ outDir, port: server.port });
  const reader = createReader(next.url);
  for (const reading of readings) expect(await reader.load(reading)).toBe('whole');
  reader.close();
  console.log(
    `${outcomes.filter((outcome) => outcome === 'whole').length} whole answers, ${outcomes.filter((outcome) => outcome === 'cut').length} seen to be cut`,
  );
});
