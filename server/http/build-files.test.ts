import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBuildFiles } from './build-files.ts';
import { makeBuild, temporaryFolder, writeFiles } from './testing/build-folder.ts';

test('documents, files and compressed forms get the paths readers use, with type and caching', async () => {
  const root = join(await makeBuild(), 'static');
  const files = await listBuildFiles(root);
  const seen = [...files.values()].map((file) => [
    file.path,
    file.type,
    file.cacheControl,
    Object.keys(file.stored),
  ]);
  const revalidate = 'public, max-age=0, must-revalidate';
  const immutable = 'public, max-age=31536000, immutable';
  expect(seen.sort()).toEqual([
    ['/', 'text/html; charset=utf-8', revalidate, ['identity', 'br', 'gzip']],
    ['/a/b', 'text/html; charset=utf-8', revalidate, ['identity', 'br', 'gzip']],
    ['/a/b/_payload.json', 'application/json', revalidate, ['identity']],
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', immutable, ['identity']],
    ['/builds/latest.json', 'application/json', 'public, max-age=1, must-revalidate', ['identity']],
    ['/builds/meta/one.json', 'application/json', immutable, ['identity']],
    ['/favicon.ico', 'image/x-icon', revalidate, ['identity']],
  ]);
});

test('dotfiles, symlinks and compressed forms have no address; .well-known and a lone archive have', async () => {
  const folder = await temporaryFolder();
  const root = join(folder, 'static');
  await writeFiles(folder, { 'secret.txt': 'secret', 'private/key.txt': 'key' });
  await writeFiles(root, {
    'page.txt': 'x',
    'page.txt.br': 'x',
    '.env': 'x',
    '.git/config': 'x',
    '.well-known/security.txt': 'x',
    'a/.well-known/x': 'x',
    'data.tar.gz': 'x',
    'a/404.html': 'x',
    _headers: 'x',
    'x.unknown': 'x',
  });
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'));
  await symlink(join(folder, 'private'), join(root, 'linked'));
  const types = [...(await listBuildFiles(root)).values()].map(({ path, type }) => [path, type]);
  expect(types.sort()).toEqual([
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/_headers', 'text/plain; charset=utf-8'],
    ['/a/404.html', 'text/html; charset=utf-8'],
    ['/data.tar.gz', 'application/gzip'],
    ['/page.txt', 'text/plain; charset=utf-8'],
    ['/x.unknown', 'application/octet-stream'],
  ]);
});
