import { expect, test, vi } from 'vitest';
import { createSearchClient, type WorkerPort } from './search-client.ts';
import type { ResultRow, WorkerRequest, WorkerResponse } from './search-worker.ts';

const rows = (id: string) => [{ id } as ResultRow];

/** A worker whose responses the test sends. */
function createPort(): WorkerPort & {
  received: WorkerRequest[];
  send(response: WorkerResponse): void;
  isTerminated: boolean;
} {
  const received: WorkerRequest[] = [];
  return {
    received,
    isTerminated: false,
    onmessage: null,
    postMessage: (request) => void received.push(request),
    send(response) {
      this.onmessage?.({ data: response });
    },
    terminate() {
      this.isTerminated = true;
    },
  };
}

function start(fetchFile = async () => new ArrayBuffer(1), broken = new Promise<never>(() => {})) {
  const ports: ReturnType<typeof createPort>[] = [];
  const fetched = vi.fn(fetchFile);
  const client = createSearchClient({
    start() {
      const port = createPort();
      ports.push(port);
      return { port, broken, file: fetched(), text: Promise.resolve(null) };
    },
    maxListed: 34,
    limit: 42,
  });
  return { client, ports, fetched };
}

/** Waits until this many workers have received their file. */
const untilAsked = (ports: readonly { received: WorkerRequest[] }[], count = 1) =>
  vi.waitFor(() => {
    expect(ports).toHaveLength(count);
    expect(ports[count - 1]?.received).toHaveLength(1);
  });

const loaded: WorkerResponse = { kind: 'loaded', pages: rows('/a'), paths: ['/a'] };

test('the file is fetched once, however often it is needed', async () => {
  const { client, ports, fetched } = start();
  const first = client.load();
  const second = client.load();
  await untilAsked(ports);
  expect(ports[0]?.received).toEqual([
    { kind: 'load', file: expect.any(ArrayBuffer), text: null, maxListed: 34 },
  ]);
  ports[0]?.send(loaded);
  expect(await first).toEqual(loaded);
  expect(await second).toEqual(loaded);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a term waits for the file, and resolves with the rows of its response', async () => {
  const { client, ports } = start();
  const found = client.search('a');
  await untilAsked(ports);
  ports[0]?.send(loaded);
  await vi.waitFor(() => expect(ports[0]?.received[1]).toEqual({ kind: 'search', term: 'a', limit: 42 }));
  ports[0]?.send({ kind: 'found', term: 'a', rows: rows('/a') });
  expect(await found).toEqual(rows('/a'));
});

test('the response to an earlier term is ignored', async () => {
  const { client, ports } = start();
  void client.load();
  await untilAsked(ports);
  ports[0]?.send(loaded);
  const early = vi.fn();
  void client.search('a').then(early);
  const late = client.search('ab');
  await vi.waitFor(() => expect(ports[0]?.received).toHaveLength(3));
  ports[0]?.send({ kind: 'found', term: 'a', rows: rows('/early') });
  ports[0]?.send({ kind: 'found', term: 'ab', rows: rows('/late') });
  expect(await late).toEqual(rows('/late'));
  expect(early).not.toHaveBeenCalled();
});

test('a failure terminates the worker, and the next call tries again', async () => {
  const { client, ports, fetched } = start();
  const failing = client.load();
  await untilAsked(ports);
  ports[0]?.send({ kind: 'failed', reason: 'no JSON' });
  await expect(failing).rejects.toThrow('no JSON');
  expect(ports[0]?.isTerminated).toBe(true);
  const again = client.load();
  await untilAsked(ports, 2);
  ports[1]?.send(loaded);
  expect(await again).toEqual(loaded);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a file the worker is asked nothing, and ended', async () => {
  const { client, ports } = start(() => Promise.reject(new Error('offline')));
  await expect(client.load()).rejects.toThrow('offline');
  expect(ports.map(({ received, isTerminated }) => ({ received, isTerminated }))).toEqual([
    { received: [], isTerminated: true },
  ]);
});

test('a worker that cannot be started is a failure, whether files have come or not', async () => {
  const broken = Promise.reject(new Error('no worker'));
  const never = () => new Promise<ArrayBuffer>(() => {});
  for (const fetchFile of [never, undefined]) {
    const { client, ports } = start(fetchFile, broken);
    await expect(client.load()).rejects.toThrow('no worker');
    expect(ports[0]?.isTerminated).toBe(true);
  }
});

test('what is found later for the same term comes as more', async () => {
  const { client, ports } = start();
  const more: unknown[] = [];
  const found = client.search('a', (later) => more.push(later));
  await untilAsked(ports);
  ports[0]?.send(loaded);
  await vi.waitFor(() => expect(ports[0]?.received).toHaveLength(2));
  ports[0]?.send({ kind: 'found', term: 'a', rows: rows('/first') });
  expect(await found).toEqual(rows('/first'));
  ports[0]?.send({ kind: 'found', term: 'a', rows: rows('/second') });
  expect(more).toEqual([rows('/second')]);
});
