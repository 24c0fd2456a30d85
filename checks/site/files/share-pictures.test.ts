import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkSharePictures } from './share-pictures.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

async function check(picture: Buffer) {
  const head = '<meta property="og:image" content="/s.png">';
  const files = { 'index.html': htmlOf('', head), 'a/index.html': htmlOf('', head), 's.png': picture };
  const { what, findings, notes } = await checkSharePictures(siteInMemory(files));
  return { what, findings: findings.map(({ file, message }) => `${file} ${message}`), notes };
}

test('a picture that is right is measured once', async () => {
  const picture = await draw(1200, 630);
  expect(await check(picture)).toEqual({
    what: '1 picture',
    findings: [],
    notes: [`bytes: median ${picture.length}, largest ${picture.length}, limit 60000`],
  });
});

test('another size, too many bytes, no picture at all', async () => {
  expect((await check(await draw(600, 315))).findings).toEqual([
    's.png It is 600 × 315 pixels. Make it 1200 × 630.',
  ]);
  const noise = await sharp(randomBytes(1200 * 630 * 3), { raw: { width: 1200, height: 630, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect((await check(noise)).findings).toEqual([
    `s.png It weighs ${noise.length} bytes, and may weigh 60000. Use fewer colours.`,
  ]);
  expect((await check(Buffer.from('text'))).findings).toEqual([
    's.png It is 0 × 0 pixels. Make it 1200 × 630.',
  ]);
});
