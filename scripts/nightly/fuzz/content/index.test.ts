import { expect, test } from 'vitest';
import { fillIn } from './entry.ts';
import { generateFolder } from './index.ts';

const seeds = Array.from({ length: 400 }, (_, seed) => seed);
const all = seeds.flatMap(generateFolder);
const texts = all.flatMap((entry) => ('text' in entry ? [entry.text] : []));

test('the same seed gives the same folder, byte for byte', () => {
  for (const seed of [0, 1, 99, 123_456_789]) expect(generateFolder(seed)).toEqual(generateFolder(seed));
  expect(new Set(seeds.map((seed) => JSON.stringify(generateFolder(seed)))).size).toBeGreaterThan(390);
});

test('names are such as a file system takes', () => {
  const parts = all.filter(({ path }) => !path.startsWith('public/')).flatMap(({ path }) => path.split('/'));
  expect(parts.filter((name) => /^\.{0,2}$/.test(name) || name.includes('\0'))).toEqual([]);
  expect(parts.filter((name) => Buffer.byteLength(name) > 255)).toEqual([]);
});

test.each([
  ['prefixes of dots', () => all.some(({ path }) => path.includes('/1...'))],
  ['control characters in names', () => all.some(({ path }) => path.includes('\x1b'))],
  ['very long names', () => all.some(({ path }) => path.split('/').some((name) => name.length > 100))],
  [
    'links out of the folder',
    () => all.some((entry) => 'linkTo' in entry && entry.linkTo.includes('victims')),
  ],
  ['links in circles', () => all.some((entry) => 'linkTo' in entry && entry.linkTo === 'itself')],
  ['quests with code', () => all.some((entry) => entry.path.endsWith('checks.js'))],
  ['collections with code', () => all.some((entry) => entry.path.endsWith('content.config.ts'))],
  ['files over those of the build', () => all.some(({ path }) => path === 'public/_headers')],
  ['aliases of aliases', () => texts.some((text) => text.includes('[*a0, *a0]'))],
  ['deep YAML', () => texts.some((text) => text.includes('['.repeat(50)))],
  ['prefixes that lead out', () => texts.some((text) => /prefix: ["']\/\.\./.test(text))],
  ['examples that ask another host', () => texts.some((text) => /html example[^`]*\{host\}/.test(text))],
])('among the folders are some with %s', (_name, has) => {
  expect(has()).toBe(true);
});

test('names in braces become places', () => {
  const places = { host: 'h:1', canary: '/c', guard: '/g' };
  expect(fillIn('{host} {canary} {guard} {other}', places)).toBe('h:1 /c /g {other}');
});
