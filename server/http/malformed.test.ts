// No malformed request crashes or hangs the server, reads outside its folder or affects other clients.
import { symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './serve.ts';
import { GUIDE, makeBuild } from './testing/build-folder.ts';
import { type MalformedRequest, malformedRequests } from './testing/malformed-requests.ts';
import { statusOf } from './testing/raw-client.ts';

const SECRET = 'outside-the-folder';
const CLIENTS = 50;

function converse(port: number, { bytes, closes }: MalformedRequest): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    if (closes) socket.end(bytes);
    else socket.write(bytes);
  });
}

test('500 malformed requests while a good client reads on', { timeout: 15_000 }, async () => {
  const outDir = await makeBuild();
  await writeFile(join(outDir, 'secret.txt'), SECRET);
  await writeFile(join(outDir, 'static/.env'), SECRET);
  await symlink(join(outDir, 'secret.txt'), join(outDir, 'static/link.txt'));
  const limits = {
    headersTimeout: 200,
    requestTimeout: 200,
    keepAliveTimeout: 50,
    connectionsCheckingInterval: 50,
  };
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false, limits });
  onTestFinished(() => server.stop());

  let isOver = false;
  const goodClient = async () => {
    const seen = new Set<string>();
    let count = 0;
    do {
      const response = await fetch(`${server.url}/a/b`);
      seen.add(`${response.status} ${await response.text()}`);
      count++;
    } while (!isOver);
    return { seen: [...seen], count };
  };
  const good = goodClient();

  const requests = malformedRequests(500);
  const responses: string[] = [];
  const badClient = async () => {
    for (let next = requests.pop(); next; next = requests.pop())
      responses.push(await converse(server.port, next));
  };
  await Promise.all(Array.from({ length: CLIENTS }, badClient));
  isOver = true;

  const { seen, count } = await good;
  expect(seen).toEqual([`200 ${GUIDE}`]);
  expect(count).toBeGreaterThan(10);

  expect(responses).toHaveLength(500);
  const answered = responses.filter((response) => response !== '');
  expect(answered.length).toBeGreaterThan(350);
  const statuses = new Set(answered.map(statusOf));
  const known = [200, 204, 206, 304, 400, 404, 405, 406, 408, 413, 414, 416, 417, 431];
  expect([...statuses].filter((status) => !known.includes(status))).toEqual([]);
  expect([400, 404, 405, 406, 408, 416, 417, 431].filter((status) => !statuses.has(status))).toEqual([]);
  expect(responses.filter((response) => response.includes(SECRET) || response.includes('root:'))).toEqual([]);
  expect(responses.filter((response) => response.includes('<script>'))).toEqual([]);
});
