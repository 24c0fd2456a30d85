// nginx on a free port, as an ordinary program: the recipes of `deploy/` with their places filled in.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from './raw-request.ts';

const project = join(import.meta.dirname, '../../..');

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** What the recipe allows one address. A test that asks hundreds of times from one lifts it. */
const limitsPerAddress = [
  'limit_conn plinth_connections 40;',
  'limit_req zone=plinth_requests burst=200 nodelay;',
];

interface NginxOptions {
  /** Whether the limits per address hold. */
  isLimited?: boolean;
  /** Lines of the recipe, and what stands in their place. */
  changes?: Record<string, string>;
}

/** Serves a build from a folder that is nginx's own for its files; returns its address and how to stop it. */
export async function startNginx(build: string, folder: string, options: NginxOptions = {}) {
  const { isLimited = false, changes = {} } = options;
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, ['scripts/nginx.ts'], {
    cwd: project,
    env: { ...process.env, OUT_DIR: build },
    stdio: 'pipe',
  });
  const lifted = isLimited ? [] : limitsPerAddress.map((limit) => [limit, ''] as const);
  return run('nginx.conf', folder, {
    '/srv/plinth': build,
    ...Object.fromEntries(lifted),
    ...changes,
  });
}

/** Shares requests between two servers; returns its address and how to stop it. */
export function startBalancer(servers: readonly [string, string], folder: string) {
  mkdirSync(folder, { recursive: true });
  const [a, b] = servers.map((url) => new URL(url).host);
  return run('balancer.conf', folder, { 'site-a:3000': a ?? '', 'site-b:3000': b ?? '' });
}

async function run(recipe: string, folder: string, changes: Record<string, string>) {
  const port = await freePort();
  let site = readFileSync(join(project, 'deploy', recipe), 'utf8');
  for (const [text, by] of Object.entries({ ...changes, 'listen 80;': `listen 127.0.0.1:${port};` })) {
    if (!site.includes(text)) throw new Error(`deploy/${recipe} does not say "${text}".`);
    site = site.replaceAll(text, by);
  }
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
  return { url, port, stop: () => stop(child) };
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
