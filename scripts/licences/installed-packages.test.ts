import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageOf } from './bundled-packages.ts';
import { holderIn, homeOf, isAllowed, refusedLicences } from './installed-packages.ts';

const root = join(import.meta.dirname, '../..');

test('facts/licences.json is what is installed and bundled now, and every licence is allowed', async () => {
  const child = spawn(process.execPath, ['scripts/licences.ts', '--check'], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ packages in the browser, \d+ in the build\.\n$/),
  });
});

test('a licence that is not on the list is named with its package', () => {
  const lock = {
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'GPL-3.0-only', optional: true },
    'node_modules/d': { version: '3.0.0', license: 'GPL-3.0-only', optional: true, dev: true },
  };
  const credit = { name: 'e', version: '4.0.0', licence: 'LGPL-3.0-or-later' };
  expect(
    refusedLicences(lock, [
      { ...credit, use: 'browser' },
      { ...credit, use: 'build' },
    ]),
  ).toEqual([
    'e 4.0.0 has the licence "LGPL-3.0-or-later", which is not on the list.',
    '@b/c 2.0.0 has the licence "GPL-3.0-only", which is not on the list.',
  ]);
});

test.each([
  ['MIT', true],
  ['MIT AND ISC', true],
  ['(MIT AND Zlib)', false],
  ['GPL-2.0 OR MIT', true],
  ['GPL-2.0 OR Zlib', false],
  ['', false],
])('%j is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression, new Set(['MIT', 'ISC']))).toBe(expected);
});

test.each([
  [{ homepage: 'https://a.example/#readme' }, 'https://a.example/'],
  [{ repository: 'user/name' }, 'https://github.com/user/name'],
  [{ repository: 'github:user/name' }, 'https://github.com/user/name'],
  [{ repository: { url: 'git+https://github.com/user/name.git' } }, 'https://github.com/user/name'],
  [{ repository: { url: 'git+ssh://git@github.com/user/name.git' } }, 'https://github.com/user/name'],
  [{ repository: { url: 'git@github.com:user/name.git' } }, 'https://github.com/user/name'],
  [{ homepage: 'nowhere' }, undefined],
  [{}, undefined],
])('the home of %j is %s', (manifest, home) => {
  expect(homeOf(manifest)).toBe(home);
});

test.each([
  ['MIT License\n\nCopyright (c) 2021-present Floating UI contributors\n', 'Floating UI contributors'],
  ['Copyright © 2012, 2014 - 2020 by Ada Lovelace <ada@example.org>', 'Ada Lovelace'],
  ['  Copyright (c) Meta Platforms, Inc. and affiliates.', 'Meta Platforms, Inc. and affiliates'],
  ['the above copyright notice', undefined],
])('the holder in %j is %s', (text, holder) => {
  expect(holderIn(text)).toBe(holder);
});

test('a module is of the innermost package around it', () => {
  expect(packageOf('/x/node_modules/a/node_modules/@b/c/d.js')).toBe('@b/c');
  expect(packageOf('/x/src/a.ts')).toBeNull();
});
