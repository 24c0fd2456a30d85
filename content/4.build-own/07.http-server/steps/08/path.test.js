import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { serveFiles } from './files.js';
import { makeFolder } from './folder.js';
import { ask, exchange, start } from './testing.js';

/** A folder with secrets all around the root. */
async function startBesideSecrets(t) {
  const folder = await makeFolder(t, {
    'secret.txt': 'SECRET',
    'public-old/secret.txt': 'SECRET',
    'public/.env': 'SECRET',
    'public/.git/config': 'SECRET',
    'public/index.html': 'Welcome',
    'public/a..b.txt': 'fine',
    'public/tea/cups...txt': 'fine',
    'public/50%.txt': 'fine',
    'public/trap/a.txt': 'fine',
  });
  const root = join(folder, 'public');
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'));
  await symlink('../../secret.txt', join(root, 'trap/index.html'));
  await symlink('..', join(root, 'up'));
  await symlink('a..b.txt', join(root, 'link-in'));
  return { folder, port: await start(t, serveFiles(root)) };
}

const disguises = [
  '/../secret.txt',
  '/../../../../../../../../etc/passwd',
  '/tea/../../secret.txt',
  '/tea/../tea/../../secret.txt',
  '/./../secret.txt',
  '/.././secret.txt',
  '//../secret.txt',
  '/..//secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/tea%2f..%2f..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%2e%2e%5csecret.txt',
  '/..%c0%afsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..%00/secret.txt',
  '/../secret.txt%00.html',
  '/..;/secret.txt',
  '/../public-old/secret.txt',
  '/../public/../secret.txt',
  '/..?/../secret.txt',
  'http://a/../secret.txt',
  'http://a/%2e%2e/secret.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/tea/../.env',
  '/link.txt',
  '/trap/',
  '/up/secret.txt',
  '/up/public-old/secret.txt',
];

test('step 7: no disguise leaves the root', async (t) => {
  const { folder, port } = await startBesideSecrets(t);
  const whole = `/${folder}/secret.txt`;
  for (const target of [...disguises, whole, `/..${whole}`]) {
    const head = `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const answer = await exchange(port, head);
    assert.match(answer, /^HTTP\/1\.1 40[04] /, target);
    assert.doesNotMatch(answer, /SECRET|root:/, target);
  }
});

test('step 7: bad percent encoding gives 400', async (t) => {
  const { port } = await startBesideSecrets(t);
  for (const path of ['/%', '/%2', '/%zz', '/%ff'])
    assert.equal((await ask(port, path)).status, 400, path);
});

test('step 7: ordinary names with dots are served', async (t) => {
  const { port } = await startBesideSecrets(t);
  const names = ['a..b.txt', 'tea/cups...txt', '50%25.txt', 'link-in'];
  for (const name of names)
    assert.equal((await ask(port, `/${name}`)).body, 'fine', name);
  assert.equal((await ask(port, '/')).body, 'Welcome');
});
