// A new build replaces the old one.
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NoBuildError, openBuild } from './served-build.ts';
import { BUILD, makeBuild, temporaryFolder, writeFiles } from './testing/build-folder.ts';
import { createTestClient } from './testing/test-client.ts';

const NEXT = {
  ...BUILD,
  'a/b/index.html': 'second',
  'c/index.html': 'new',
  'builds/latest.json': '{"id":"two","timestamp":2}',
};

async function openWithClock() {
  const outDir = await makeBuild();
  const root = join(outDir, 'static');
  const serverDir = join(outDir, 'server');
  let time = 0;
  const build = await openBuild({ root, serverDir }, () => time);
  const client = createTestClient({ build });
  const body = async (path: string) => (await client.request(path)).text();
  const pass = (ms: number) => {
    time += ms;
  };
  const swap = async () => {
    await writeFiles(join(outDir, 'next'), NEXT);
    await rename(root, join(outDir, 'old'));
    await rename(join(outDir, 'next'), root);
  };
  return { outDir, root, build, client, body, pass, swap };
}

test('memory serves for a second, then the new build does', async () => {
  const { body, pass, swap } = await openWithClock();
  const before = await body('/a/b');
  await swap();
  pass(999);
  expect(await body('/a/b')).toBe(before);
  pass(1);
  expect(await body('/a/b')).toBe('second');
  expect(await body('/c')).toBe('new');
  expect(await body('/healthz')).toBe('{"status":"ok","build":"two"}');
});

test('the disk is looked at once a second, not once a request', async () => {
  const { build, pass } = await openWithClock();
  const looks = () => build.current() instanceof Promise;
  expect([looks(), looks()]).toEqual([false, false]);
  pass(1000);
  expect([looks(), looks()]).toEqual([true, false]);
});

test('a response that needs the disk sees the new build at once, and so does everything after it', async () => {
  const { body, swap } = await openWithClock();
  await body('/a/b');
  await swap();
  await body('/favicon.ico');
  expect(await body('/a/b')).toBe('second');
});

test('the health of the server names the new build although nobody asked for a page', async () => {
  const { body, pass, swap } = await openWithClock();
  await swap();
  pass(1000);
  expect(await body('/healthz')).toBe('{"status":"ok","build":"two"}');
});

const headersOf = (build: string) => JSON.stringify({ headers: { 'X-Build': build } });

test('new headers of a build arrive with its pages, never before and never after', async () => {
  const { client, outDir, pass, swap } = await openWithClock();
  const served = async () => {
    pass(1000);
    const response = await client.request('/a/b');
    return [response.headers.get('x-build'), (await response.text()).slice(0, 6)];
  };
  await writeFiles(outDir, { 'server/one-1/headers.json': headersOf('one') });
  expect(await served()).toEqual(['one', '<!doct']);
  await writeFiles(outDir, { 'server/two-2/headers.json': headersOf('two') });
  expect(await served()).toEqual(['one', '<!doct']);
  await swap();
  expect(await served()).toEqual(['two', 'second']);
});

test('a half that is copied after its pages is found when it is there', async () => {
  const { client, outDir, pass, swap } = await openWithClock();
  await swap();
  pass(1000);
  expect((await client.request('/')).headers.get('x-build')).toBeNull();
  await writeFiles(outDir, { 'server/two-2/headers.json': headersOf('two') });
  pass(1000);
  expect((await client.request('/')).headers.get('x-build')).toBe('two');
});

test('pages of a new build never go out with headers of the old one, though it is swapped in between', async () => {
  const { build, outDir, swap } = await openWithClock();
  await writeFiles(outDir, {
    'server/one-1/headers.json': headersOf('one'),
    'server/two-2/headers.json': headersOf('two'),
  });
  await build.fresh();
  // Between the check of the disk and the opening of the file.
  const fresh = build.fresh;
  let swapped: Promise<void> | undefined;
  build.fresh = async () => {
    const snapshot = await fresh();
    swapped ??= swap();
    await swapped;
    return snapshot;
  };
  const response = await createTestClient({ build }).request('/a/b');
  expect([response.headers.get('x-build'), await response.text()]).toEqual(['two', 'second']);
});

test('between the two renames of a swap the old pages are served from where they lie', async () => {
  const { client, root, pass } = await openWithClock();
  await rename(root, `${root}.old`);
  pass(1000);
  const response = await client.request('/assets/app-1a2b3c.js');
  expect([response.status, await response.text()]).toEqual([200, 'export const answer = 42;']);
  expect((await client.request('/healthz')).status).toBe(200);
});

test('the health fails while the build cannot be read, although memory still serves', async () => {
  const { client, outDir, root, body, pass } = await openWithClock();
  const known = await body('/a/b');
  const health = async () => {
    const response = await client.request('/healthz');
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok', build: 'one' }]);
  await rename(root, join(outDir, 'away'));
  expect(await health()).toEqual([503, { status: 'unreadable', build: 'one' }]);
  pass(1000);
  expect(await body('/a/b')).toBe(known);
  await mkdir(root);
  expect(await health()).toEqual([503, { status: 'unreadable', build: 'one' }]);
  await rm(root, { recursive: true });
  await rename(join(outDir, 'away'), root);
  expect(await health()).toEqual([200, { status: 'ok', build: 'one' }]);
});

test('while the folder is away memory serves, and what needs the disk waits until it is back', async () => {
  const { outDir, root, body, pass } = await openWithClock();
  const known = await body('/a/b');
  await rename(root, join(outDir, 'away'));
  pass(1000);
  expect(await body('/a/b')).toBe(known);
  const waiting = body('/assets/app-1a2b3c.js');
  await rename(join(outDir, 'away'), root);
  expect(await waiting).toBe('export const answer = 42;');
});

test('a file that vanished is not found, one that became a symlink neither', async () => {
  const { client, outDir, root } = await openWithClock();
  await rm(join(root, 'favicon.ico'));
  expect((await client.request('/favicon.ico')).status).toBe(404);
  await writeFile(join(outDir, 'secret.txt'), 'secret');
  await rm(join(root, 'builds/meta/one.json'));
  await symlink(join(outDir, 'secret.txt'), join(root, 'builds/meta/one.json'));
  expect((await client.request('/builds/meta/one.json')).status).toBe(404);
});

test('behind a repointed symlink the new build is served', async () => {
  const folder = await temporaryFolder();
  await writeFiles(join(folder, 'one'), BUILD);
  await writeFiles(join(folder, 'two'), NEXT);
  const root = join(folder, 'static');
  await symlink(join(folder, 'one'), root);
  let time = 0;
  const build = await openBuild({ root, serverDir: join(folder, 'server') }, () => time);
  const client = createTestClient({ build });
  await (await client.request('/a/b')).text();
  await symlink(join(folder, 'two'), `${root}.next`);
  await rename(`${root}.next`, root);
  time = 1000;
  expect(await (await client.request('/a/b')).text()).toBe('second');
});

test('an empty folder is no build', async () => {
  const root = await temporaryFolder();
  await expect(openBuild({ root, serverDir: join(root, 'x') })).rejects.toBeInstanceOf(NoBuildError);
});
