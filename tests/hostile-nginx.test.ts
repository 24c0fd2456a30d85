// The recipe for nginx under the same attacks as our own server, and what it does with an address that asks too much.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasNginx, startNginx } from './support/deployment/nginx.ts';
import { addressAttacks } from './support/hostile/address-attacks.ts';
import { isExpected } from './support/hostile/attack.ts';
import { converse, headsOf, isGuarded, outcomeOf } from './support/hostile/converse.ts';
import { makeHostileSite, SECRET } from './support/hostile/hostile-site.ts';
import { messageAttacks } from './support/hostile/message-attacks.ts';
import { nginxOutcomes } from './support/hostile/nginx-outcomes.ts';

const attacks = [...addressAttacks, ...messageAttacks];
const ATTACKERS = 12;

async function start(options: Parameters<typeof startNginx>[2]) {
  const { outDir } = await makeHostileSite();
  const folder = mkdtempSync(join(tmpdir(), 'plinth-nginx-'));
  const nginx = await startNginx(outDir, folder, options);
  onTestFinished(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...nginx, outDir };
}

const request = (line: string) => `${line}\r\nHost: x\r\n\r\n`;

/** A connection from one of this machine's own addresses, which Linux has many of. */
function connectFrom(localAddress: string, port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  return socket;
}

/** Everything that comes back until the server closes. */
function ask(localAddress: string, port: number, bytes: string): Promise<string> {
  const socket = connectFrom(localAddress, port).setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(bytes);
  return new Promise((resolve) => socket.on('close', () => resolve(received)));
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

const hasIt = hasNginx();
if (!hasIt) console.log('nginx is not installed: deploy/nginx.conf is not attacked in this run.');

describe.skipIf(!hasIt)(`nginx${hasIt ? '' : ' (not installed, not run)'}`, () => {
  test('every attack comes to the same outcome as on our own server, or to one that is listed', async () => {
    // Its patience, shortened so that slow clients meet it within the test.
    const changes = {
      'client_header_timeout 10s;': 'client_header_timeout 1s;',
      'keepalive_timeout 15s;': 'keepalive_timeout 1s;',
    };
    const { port, outDir } = await start({ changes });
    const wrong: string[] = [];
    const queue = attacks.values();
    const attackOn = async () => {
      for (const attack of queue) {
        const received = await converse(port, attack);
        const found = outcomeOf(received);
        const outcome = nginxOutcomes[attack.name] ?? attack.outcome;
        if (!isExpected({ ...attack, outcome }, found)) wrong.push(`${attack.name}: ${found.slice(0, 40)}`);
        for (const word of [SECRET, outDir, 'root:x:'])
          if (received.includes(word)) wrong.push(`${attack.name} was told ${word}`);
        // The file that only smuggled requests ask for.
        if (received.includes('image/x-icon')) wrong.push(`${attack.name} smuggled a request`);
        if (received && headsOf(received).length === 0)
          wrong.push(`${attack.name} got a body without a head`);
        if (!headsOf(received).every(isGuarded)) wrong.push(`${attack.name} came without security headers`);
      }
    };
    await Promise.all(Array.from({ length: ATTACKERS }, attackOn));
    expect(wrong.sort()).toEqual([]);
    const names = new Set(attacks.map(({ name }) => name));
    expect(Object.keys(nginxOutcomes).filter((name) => !names.has(name))).toEqual([]);
    expect(outcomeOf(await ask('127.0.0.1', port, get('/a/b')))).toBe('200');
  });

  test.skipIf(process.platform !== 'linux')(
    'the 41st response at once is refused to an address, and nothing to another one',
    async () => {
      const { port } = await start({ isLimited: true });
      const held = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const socket = connectFrom('127.0.0.1', port);
          socket.write(request('GET /assets/large.bin HTTP/1.1'));
          const first = await new Promise<string>((resolve) =>
            socket.once('data', (chunk) => {
              socket.pause();
              resolve(chunk.toString('latin1', 0, 12));
            }),
          );
          return { socket, first };
        }),
      );
      expect(held.map(({ first }) => first)).toEqual(Array(40).fill('HTTP/1.1 200'));
      const refused = await ask('127.0.0.1', port, get('/a/b'));
      expect(outcomeOf(refused)).toBe('429');
      expect(headsOf(refused).every(isGuarded)).toBe(true);
      expect(outcomeOf(await ask('127.0.0.2', port, get('/a/b')))).toBe('200');
      for (const { socket } of held) socket.destroy();
      await expect.poll(async () => outcomeOf(await ask('127.0.0.1', port, get('/a/b')))).toBe('200');
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'a burst of 2,000 requests is refused to an address from some point on, and nothing to another one',
    async () => {
      const { port } = await start({ isLimited: true });
      const hundred = request('HEAD /a/b HTTP/1.1').repeat(99) + get('/a/b');
      const received = await Promise.all(Array.from({ length: 20 }, () => ask('127.0.0.1', port, hundred)));
      const elsewhere = await ask('127.0.0.2', port, get('/a/b'));
      const outcomes = received.flatMap((text) => outcomeOf(text).split(' '));
      expect([...new Set(outcomes)].sort()).toEqual(['200', '429']);
      expect(outcomes.filter((outcome) => outcome === '200').length).toBeGreaterThanOrEqual(200);
      expect(received.flatMap(headsOf).every(isGuarded)).toBe(true);
      expect(outcomeOf(elsewhere)).toBe('200');
    },
  );
});
