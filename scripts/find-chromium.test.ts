import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumCandidates, findChromium } from './find-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function program(name: string, mode = 0o755): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, '');
  await chmod(file, mode);
  return file;
}

test('a chosen browser comes first, then the names on PATH in order, then the download', () => {
  const env = { CHROME_PATH: '/my/chrome', CHROMIUM_PATH: '/my/chromium', PATH: '/a:/b' };
  expect(chromiumCandidates({ env, platform: 'linux', download: '/cache/chrome' })).toEqual([
    '/my/chrome',
    '/my/chromium',
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
    '/a/chromium',
    '/b/chromium',
    '/a/chromium-browser',
    '/b/chromium-browser',
    '/a/google-chrome',
    '/b/google-chrome',
    '/a/google-chrome-stable',
    '/b/google-chrome-stable',
    '/cache/chrome',
  ]);
});

test('on a Mac the applications are looked at before the download', () => {
  expect(chromiumCandidates({ env: {}, platform: 'darwin', download: '/cache/chrome' })).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/cache/chrome',
  ]);
});

test('empty variables and an empty PATH name no candidate', () => {
  const env = { CHROME_PATH: '', CHROMIUM_PATH: '', PATH: '' };
  expect(chromiumCandidates({ env, platform: 'linux', download: '' })).toEqual([]);
});

test('the first candidate that can be run is found', async () => {
  await program('chromium', 0o644);
  await mkdir(join(folder, 'chromium-browser'));
  const chrome = await program('google-chrome');
  const download = await program('download');
  expect(findChromium({ env: { PATH: folder }, platform: 'linux', download })).toBe(chrome);
});

test('a chosen browser that does not exist is passed over', async () => {
  const chromium = await program('chromium');
  const env = { CHROME_PATH: join(folder, 'gone'), PATH: folder };
  expect(findChromium({ env, platform: 'linux', download: '' })).toBe(chromium);
});

test('there may be none', () => {
  expect(findChromium({ env: { PATH: folder }, platform: 'linux', download: join(folder, 'gone') })).toBe(
    null,
  );
});
