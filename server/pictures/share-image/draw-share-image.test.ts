import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShareImage } from '#schema/page/share-image.ts';
import { openShareImages } from './draw-share-image.ts';

const mark =
  'data:image/svg+xml;base64,' +
  btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#123456" d="M0 0h4v4H0z"/></svg>',
  );

const image: ShareImage = {
  url: '/_share/a.png',
  template: 'page',
  title: 'Your first page',
  marks: ['', ''],
  description: '',
  section: 'HTML · Getting started',
  difficulty: 'beginner',
  byline: '',
  siteName: 'Plinth',
  logo: '/mark.svg',
};

const draw = openShareImages(mark);
const drawn = (changes: Partial<ShareImage>) => draw({ ...image, ...changes });

type Region = readonly [left: number, top: number, width: number, height: number];

/** The number of pixels of each given colour in a part of the picture. */
async function count(
  png: Buffer,
  [left, top, width, height]: Region,
  ...colours: string[]
): Promise<number[]> {
  const data = await sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return colours.map((colour) => counts.get(Number.parseInt(colour.slice(1), 16)) ?? 0);
}

test('is a PNG of 1200 by 630 pixels with a palette, and light', async () => {
  const png = await drawn({});
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
    isPalette: true,
  });
  expect(png.length).toBeLessThan(30_000);
});

test('has the same bytes every time, also from another start', async () => {
  const first = await drawn({});
  await drawn({ title: 'Another', section: 'Elsewhere', difficulty: 'expert' });
  expect((await drawn({})).equals(first)).toBe(true);
  expect((await openShareImages(mark)(image)).equals(first)).toBe(true);
});

test('shows the mark on the plinth; one that cannot be read is left out', async () => {
  expect(await count(await drawn({}), [80, 545, 40, 40], '#123456')).toEqual([1600]);
  const broken = await openShareImages('data:image/png;base64,AAAA')(image);
  expect(await count(broken, [72, 512, 60, 20], '#f8fafc')).toEqual([1200]);
});

test.each([
  ['beginner', 1],
  ['intermediate', 2],
  ['advanced', 3],
  ['expert', 4],
])('%s is %i of four slabs', async (difficulty, slabs) => {
  const [green = 0, grey = 0] = await count(
    await drawn({ difficulty }),
    [800, 540, 328, 70],
    '#00a63e',
    '#cad5e2',
  );
  // A block is 44 by 9 pixels, without its corners.
  expect([Math.round(green / 394), Math.round(grey / 394)]).toEqual([slabs, 4 - slabs]);
});

test('a word of the author’s own has no slabs', async () => {
  expect(await count(await drawn({ difficulty: 'easy' }), [800, 540, 328, 70], '#00a63e', '#cad5e2')).toEqual(
    [0, 0],
  );
});

describe('the title', () => {
  const place: Region = [72, 120, 1056, 380];

  test('is written in the brightest colour, and brackets are dimmed', async () => {
    const name = { template: 'reference', title: 'img' } as const;
    const [text = 0, dimmed] = await count(await drawn(name), place, '#f8fafc', '#5c6d86');
    expect([text > 5000, dimmed]).toEqual([true, 0]);
    const [marks] = await count(await drawn({ ...name, marks: ['<', '>'] }), place, '#5c6d86');
    expect(marks).toBeGreaterThan(2000);
  });

  test.each([
    [
      'ninety letters',
      'Ninety letters, with <b> & “quotes”, are more than a title should have, and fit all the same',
    ],
    ['one endless word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['a paragraph', 'word '.repeat(28).trim()],
    ['letters of four scripts', 'Größe, Ελλάδα, привет, Tiếng Việt'],
  ])('of %s stays in its place', async (_, title) => {
    const png = await drawn({ title });
    const [text = 0] = await count(png, place, '#f8fafc');
    expect([text > 5000, ...(await count(png, [1130, 120, 70, 380], '#f8fafc'))]).toEqual([true, 0]);
  });

  test('breaks a word that is longer than a line', async () => {
    const png = await drawn({ title: 'a'.repeat(60) });
    const lines: Region[] = [
      [72, 345, 1056, 45],
      [72, 400, 1056, 45],
    ];
    const counts = await Promise.all(lines.map((line) => count(png, line, '#f8fafc')));
    expect(counts.map(([text = 0]) => text > 1000)).toEqual([true, true]);
  });

  test('is in letters of its own script, not in the sign for missing ones', async () => {
    expect((await drawn({ title: 'ωψ' })).equals(await drawn({ title: 'ψω' }))).toBe(false);
  });

  test('that no font can write gives way to the section', async () => {
    const instead = await drawn({ title: '日本語のページ' });
    expect(instead.equals(await drawn({ title: 'HTML · Getting started', section: '' }))).toBe(true);
  });

  test('is left out when nothing can be written', async () => {
    const png = await drawn({ title: '🎉', section: '日本', siteName: '日本' });
    expect(await count(png, place, '#f8fafc')).toEqual([0]);
  });
});

test('a byline takes the place of the level, and a description stands below the title', async () => {
  const post = await drawn({ template: 'post', byline: '12 November 2026 · Plinth editors' });
  const [byline = 0, slabs] = await count(post, [600, 540, 528, 70], '#45556c', '#00a63e');
  expect([byline > 500, slabs]).toEqual([true, 0]);
  const described = await drawn({ description: 'Short forms and acronyms: when to mark them.' });
  expect((await count(described, [72, 400, 1056, 100], '#9dacc1'))[0]).toBeGreaterThan(500);
});
