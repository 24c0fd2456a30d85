import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ShareImage } from '#schema/page/share-image.ts';
import { forgetOtherShareImages, writeShareImages } from './index.ts';

const image = (name: string): ShareImage => ({
  url: `/_share/${name}.png`,
  template: 'page',
  title: name,
  marks: ['', ''],
  description: '',
  section: '',
  difficulty: null,
  byline: '',
  siteName: 'Plinth',
  logo: '/mark.svg',
});

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${colour}" d="M0 0h4v4H0z"/></svg>`;

test('each picture is drawn once, however many pages and builds ask for it, and again for another mark', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-share-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = { outDir: root, cacheDir: join(root, 'cache') };
  const cached = () => readdirSync(join(root, 'cache/share'));
  writeFileSync(join(root, 'mark.svg'), svg('#ff0000'));
  const pages = { '/a': { share: image('a') }, '/b': { share: image('a') }, '/c': { share: null }, '/d': {} };

  expect(await writeShareImages(pages, folders)).toBe(1);
  const first = readFileSync(join(root, '_share/a.png'));
  expect(first.toString('latin1', 1, 4)).toBe('PNG');

  rmSync(join(root, '_share'), { recursive: true });
  const more = { ...pages, '/e': { share: image('e') } };
  expect(await writeShareImages(more, folders)).toBe(1);
  expect(await writeShareImages(more, folders)).toBe(0);
  expect(readFileSync(join(root, '_share/a.png')).equals(first)).toBe(true);
  expect(cached()).toHaveLength(2);

  forgetOtherShareImages(pages, folders);
  expect(cached()).toHaveLength(1);

  writeFileSync(join(root, 'mark.svg'), svg('#0000ff'));
  rmSync(join(root, '_share'), { recursive: true });
  expect(await writeShareImages(pages, folders)).toBe(1);
  expect(readFileSync(join(root, '_share/a.png')).equals(first)).toBe(false);
});

test('a picture that is too large ends the build, names its page and is not kept', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-share-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const pages = { '/a': { share: image('a') } };
  await expect(writeShareImages(pages, { outDir: root, cacheDir: root }, 1000)).rejects.toThrow(
    /^The share picture of \/a has \d{4} bytes; at most 1000 are allowed\. Give it a shorter "title" under "ogImage"\.$/,
  );
  expect(readdirSync(join(root, 'share'))).toEqual([]);
});

test('without pictures nothing is written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-share-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(await writeShareImages({ '/': { share: null } }, { outDir: root, cacheDir: root })).toBe(0);
  expect(readdirSync(root)).toEqual([]);
});
