// nginx on a free port, as an ordinary program: `deploy/nginx.conf` with its two places filled in.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from './raw-request.ts';

const recipe = join(import.meta.dirname, '../../../deploy/nginx.conf');

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Serves a build from a folder that is nginx's own for its files; returns its address and how to stop it. */
export async function startNginx(build: string, folder: string) {
  const port = await freePort();
  const site = readFileSync(recipe, 'utf8')
    .replaceAll('/srv/plinth', build)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  // Started by root, nginx would work as a user who may not read the folders of a test.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const main = [
    `${user}daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child, () => said);
  return { url, stop: () => stop(child) };
}

async function untilItAnswers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said()}`);
    const status = await request(url, '/').then(
      (response) => response.status,
      () => null,
    );
    if (status !== null) return;
    await wait(20);
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('close', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
