import { expect, test, vi } from 'vitest';
import { createSearchClient, type Port } from './search-client.ts';
import type { Answer, FoundRow, Message } from './search-worker.ts';

const rows = (id: string) => [{ id } as FoundRow];

/** A worker whose answers are given by hand. */
function openPort(): Port & { heard: Message[]; say(answer: Answer): void; isOver: boolean } {
  const heard: Message[] = [];
  return {
    heard,
    isOver: false,
    onmessage: null,
    onerror: null,
    postMessage: (message) => void heard.push(message),
    say(answer) {
      this.onmessage?.({ data: answer });
    },
    terminate() {
      this.isOver = true;
    },
  };
}

function start(fetchFile = async () => new ArrayBuffer(1)) {
  const ports: ReturnType<typeof openPort>[] = [];
  const fetched = vi.fn(fetchFile);
  const client = createSearchClient({
    fetchFile: fetched,
    openWorker() {
      const port = openPort();
      ports.push(port);
      return port;
    },
    listed: 34,
    limit: 42,
  });
  return { client, ports, fetched };
}
const loaded: Answer = { kind: 'loaded', pages: rows('/a'), paths: ['/a'] };

test('the file is fetched once, whoever asks and however often', async () => {
  const { client, ports, fetched } = start();
  const first = client.load();
  const second = client.load();
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  expect(ports[0]?.heard).toEqual([{ kind: 'load', file: expect.any(ArrayBuffer), listed: 34 }]);
  ports[0]?.say(loaded);
  expect(await first).toEqual(loaded);
  expect(await second).toEqual(loaded);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a term waits for the file, and its rows come with the answer', async () => {
  const { client, ports } = start();
  const found = client.search('a');
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  ports[0]?.say(loaded);
  await vi.waitFor(() => expect(ports[0]?.heard[1]).toEqual({ kind: 'search', term: 'a', limit: 42 }));
  ports[0]?.say({ kind: 'found', term: 'a', rows: rows('/a') });
  expect(await found).toEqual(rows('/a'));
});

test('the answer to an earlier term is left alone', async () => {
  const { client, ports } = start();
  void client.load();
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  ports[0]?.say(loaded);
  const early = vi.fn();
  void client.search('a').then(early);
  const late = client.search('ab');
  await vi.waitFor(() => expect(ports[0]?.heard).toHaveLength(3));
  ports[0]?.say({ kind: 'found', term: 'a', rows: rows('/early') });
  ports[0]?.say({ kind: 'found', term: 'ab', rows: rows('/late') });
  expect(await late).toEqual(rows('/late'));
  expect(early).not.toHaveBeenCalled();
});

test('a failure ends the worker, and the next call tries again', async () => {
  const { client, ports, fetched } = start();
  const failing = client.load();
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  ports[0]?.say({ kind: 'failed', reason: 'no JSON' });
  await expect(failing).rejects.toThrow('no JSON');
  expect(ports[0]?.isOver).toBe(true);
  const again = client.load();
  await vi.waitFor(() => expect(ports).toHaveLength(2));
  ports[1]?.say(loaded);
  expect(await again).toEqual(loaded);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a file that cannot be fetched opens no worker', async () => {
  const { client, ports } = start(() => Promise.reject(new Error('offline')));
  await expect(client.load()).rejects.toThrow('offline');
  expect(ports).toEqual([]);
});
