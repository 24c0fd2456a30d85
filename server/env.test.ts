import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from './env.ts';

test('an empty environment gives the documented defaults', () => {
  expect(parseEnv({}, '/site')).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: undefined,
    contentDir: '/site/content',
    publicDir: '/site/public',
    outDir: '/site/dist',
    stateDir: '/site/dist',
    versionPoll: 3_600_000,
    buildTime: undefined,
  });
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', OUT_DIR: '' }, '/site').port).toBe(3000);
});

test('folders may be absolute and SITE_URL loses its trailing slash', () => {
  const env = parseEnv({ CONTENT_DIR: '/elsewhere', SITE_URL: 'https://example.org/', PORT: '0' }, '/site');
  expect(env.publicDir).toBe('/public');
  expect(parseEnv({ PUBLIC_DIR: 'files' }, '/site').publicDir).toBe('/site/files');
  expect(env).toMatchObject({ contentDir: '/elsewhere', siteUrl: 'https://example.org', port: 0 });
});

test('every bad variable is named in one error', () => {
  expect(() =>
    parseEnv({ PORT: '99999', SITE_URL: 'ftp://x', VERSION_POLL: '5' }, '/site'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [UserError: The environment is not usable:
      PORT must be between 0 and 65535.
      SITE_URL must be an absolute http(s) address, such as https://example.org.
      VERSION_POLL must be at least 100 milliseconds.]
  `);
});

test('HOST is known only where it was given: each command has an address of its own otherwise', () => {
  expect(parseEnv({ HOST: '0.0.0.0' }, '/site').host).toBe('0.0.0.0');
  expect(parseEnv({ HOST: '' }, '/site').host).toBeUndefined();
});

test('a site lives at the root of its address', () => {
  expect(() => parseEnv({ SITE_URL: 'https://example.org/docs' }, '/site')).toThrow(
    'The environment is not usable:\n  SITE_URL must have no path: a site lives at the root of its address.',
  );
});

test('a build can be given its time, in seconds', () => {
  expect(parseEnv({ SOURCE_DATE_EPOCH: '1700000000' }, '/site').buildTime).toEqual(
    new Date('2023-11-14T22:13:20Z'),
  );
  expect(() => parseEnv({ SOURCE_DATE_EPOCH: 'today' }, '/site')).toThrow(
    'SOURCE_DATE_EPOCH must be a number of seconds since 1970.',
  );
});

test('caches may lie elsewhere than the output, and never in the content', () => {
  expect(parseEnv({ OUT_DIR: 'out', STATE_DIR: '/caches/a' }, '/site')).toMatchObject({
    outDir: '/site/out',
    stateDir: '/caches/a',
  });
  expect(parseEnv({ CONTENT_DIR: '.', OUT_DIR: 'out', STATE_DIR: '../caches' }, '/site').stateDir).toBe(
    '/caches',
  );
  for (const [env, folder] of [
    [{ CONTENT_DIR: '.', OUT_DIR: 'out' }, '/site/out'],
    [{ CONTENT_DIR: 'a', OUT_DIR: 'out', STATE_DIR: 'a/b' }, '/site/a/b'],
    [{ CONTENT_DIR: 'a', OUT_DIR: 'a' }, '/site/a'],
  ] as const)
    expect(() => parseEnv(env, '/site')).toThrow(
      `Caches would be in the content folder (${folder}), where an author could put a program in place of one.`,
    );
});

test('a symbolic link does not hide that caches would lie in the content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  symlinkSync('content', join(folder, 'link'));
  expect(() => parseEnv({ OUT_DIR: 'link/new/out' }, folder)).toThrow(
    'Caches would be in the content folder',
  );
  expect(() => parseEnv({ CONTENT_DIR: 'link', OUT_DIR: 'content/out' }, folder)).toThrow('Caches would be');
});
