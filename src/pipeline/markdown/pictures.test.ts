import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { problems, problemsOfEach, publicDir, render, root } = openFolder();

beforeAll(async () => {
  writeFileSync(join(root, 'guide/broken.png'), 'not a picture');
  const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } }).png();
  await picture.toFile(join(root, 'guide/cat.png'));
  await picture.toFile(join(root, 'guide/a cat.png'));
  await picture.toFile(join(publicDir, 'dog.png'));
  await picture.clone().resize(1200, 800).toFile(join(publicDir, 'large.png'));
  await picture.clone().jpeg().withMetadata({ orientation: 6 }).toFile(join(publicDir, 'turned.jpg'));
  writeFileSync(join(publicDir, 'moving.png'), asAnimation(await picture.toBuffer()));
  const frames = { raw: { width: 2, height: 6, channels: 3, pageHeight: 3 } } as const;
  await sharp(Buffer.from('0'.repeat(18) + 'z'.repeat(18)), frames)
    .gif()
    .toFile(join(publicDir, 'moving.gif'));
  writeFileSync(
    join(publicDir, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>',
  );
});

/** A PNG that claims to have further frames. */
function asAnimation(png: Buffer): Buffer {
  const chunk = Buffer.from('acTL\0\0\0\u0002\0\0\0\0', 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), length, chunk, check, png.subarray(headerEnd)]);
}

/** The `img` elements of a document as parsed by a browser. */
const shown = async (markdown: string) =>
  ((await render(markdown)).html.match(/<img[^>]*>/g) ?? []).map((tag) => tag.replaceAll('&amp;', '&'));

test('a picture beside the page is published under a hashed address, with its size', async () => {
  const { body, html, pictures, includes, problems } = await render('![A cat](cat.png)');
  const url = pictures[0]?.url ?? '';
  expect(url).toMatch(/^\/_media\/guide\/cat\.[0-9a-f]{10}\.png$/);
  expect(pictures).toEqual([{ file: 'guide/cat.png', url }]);
  const attributes = {
    src: url,
    alt: 'A cat',
    loading: 'lazy',
    decoding: 'async',
    'data-natural-width': 3,
    'data-natural-height': 2,
  };
  expect(body.nodes).toEqual([['p', {}, ['img', attributes]]]);
  expect(html).toContain(`src="/_ipx/w_3&amp;f_webp${url}"`);
  expect(html).toContain('width="3" height="2"');
  expect([...includes.keys()]).toEqual(['guide/cat.png']);
  expect(problems).toEqual([]);
});

test('the same picture twice is published once; a space in its name is encoded', async () => {
  const { pictures } = await render('![A](cat.png) ![B](./cat.png)');
  expect(pictures.map(({ file }) => file)).toEqual(['guide/cat.png']);
  const { html, pictures: spaced } = await render('![A](<a cat.png>)');
  expect(html).toMatch(/src="[^" ]*\/_media\/guide\/a%20cat\.[0-9a-f]{10}\.png"/);
  expect(spaced[0]?.url).toMatch(/^\/_media\/guide\/a cat\.[0-9a-f]{10}\.png$/);
});

test('a picture of the public folder keeps its address', async () => {
  const { body, pictures, problems } = await render('![A dog](/dog.png)');
  expect(body.nodes).toMatchObject([['p', {}, ['img', { src: '/dog.png' }]]]);
  expect(pictures).toEqual([]);
  expect(problems).toEqual([]);
});

test('a picture is offered as WebP in the widths of the reading column, up to its own', async () => {
  expect(await shown('![A](/large.png)')).toEqual([
    '<img alt="A" loading="lazy" decoding="async" src="/_ipx/w_1200&f_webp/large.png" srcSet="/_ipx/w_320&f_webp/large.png 320w, /_ipx/w_640&f_webp/large.png 640w, /_ipx/w_760&f_webp/large.png 760w, /_ipx/w_1200&f_webp/large.png 1200w" sizes="(max-width: 767px) 100vw, 760px" width="1200" height="800"/>',
  ]);
  expect(await shown('<img src="/large.png" alt="A">')).toEqual(await shown('![A](/large.png)'));
});

test.each([
  ['width="30"', 'w_30&f_webp w_60&f_webp', 'width="30" height="20"'],
  ['height="30"', 'w_45&h_30&f_webp&fit_inside w_90&h_60&f_webp&fit_inside', 'width="45" height="30"'],
  [
    'width="60" height="50"',
    'w_60&h_50&f_webp&fit_inside w_120&h_100&f_webp&fit_inside',
    'width="60" height="50"',
  ],
  [
    'width="400"',
    'w_320&f_webp w_400&f_webp w_640&f_webp w_800&f_webp',
    'sizes="(max-width: 639px) 100vw, 400px" width="400" height="267"',
  ],
  [
    'width="672"',
    'w_320&f_webp w_640&f_webp w_672&f_webp w_1200&f_webp',
    'sizes="(max-width: 767px) 100vw, 672px" width="672" height="448"',
  ],
  [
    'width="50%"',
    'w_320&f_webp w_640&f_webp w_760&f_webp w_1200&f_webp',
    'sizes="(max-width: 767px) 100vw, 760px" width="50%"',
  ],
])('a size that the author wrote stays: %s', async (size, files, attributes) => {
  const [picture = ''] = await shown(`<img src="/large.png" alt="A" ${size}>`);
  const [, srcSet = ''] = /srcSet="([^"]*)"/.exec(picture) ?? [];
  expect(srcSet.match(/(?<=_ipx\/)[^/]+/g)?.join(' ')).toBe(files);
  expect(picture).toMatch(new RegExp(`${attributes.replace(/[()]/g, '\\$&')}/>$`));
});

test('a photograph that lies on its side has the size that readers see', async () => {
  expect(await shown('![A](/turned.jpg)')).toEqual([expect.stringContaining(' width="2" height="3"/>')]);
});

test.each([
  [
    '![A](/drawing.svg)',
    '<img src="/drawing.svg" alt="A" loading="lazy" decoding="async" width="8" height="9"/>',
  ],
  [
    '![A](/moving.gif)',
    '<img src="/moving.gif" alt="A" loading="lazy" decoding="async" width="2" height="3"/>',
  ],
  [
    '![A](/moving.png)',
    '<img src="/moving.png" alt="A" loading="lazy" decoding="async" width="3" height="2"/>',
  ],
  [
    '<img src="/dog.png" alt="A" srcset="/large.png 2x">',
    '<img src="/dog.png" alt="A" srcSet="/large.png 2x" loading="lazy" decoding="async" width="3" height="2"/>',
  ],
  [
    '<picture><source srcset="/a.avif"><img src="/dog.png" alt="A" width="9"></picture>',
    '<img src="/dog.png" alt="A" width="9" loading="lazy" decoding="async"/>',
  ],
])('a drawing, an animation and an author’s own choice are shown as they are: %s', async (markdown, tag) => {
  expect(await shown(markdown)).toEqual([tag]);
  expect(await problems(markdown)).toEqual([]);
});

test('the size of the file is ours to give', async () => {
  expect(
    await shown(
      '<img src="data:image/gif;base64,R0lGODlh" alt="A" data-natural-width="9" data-natural-height="9">',
    ),
  ).toEqual(['<img alt="A" loading="lazy" decoding="async"/>']);
});

test('a picture with a title becomes a figure', async () => {
  const { html } = await render('![A](/dog.png "Words below")');
  expect(html).toMatch(
    /^<figure><img [^>]*title="Words below"[^>]*><figcaption>Words below<\/figcaption><\/figure>$/,
  );
  expect((await render('![A](/drawing.svg "Words below")')).html).toMatch(/^<figure><img /);
});

test('a picture of another site becomes a link to it, because browsers do not load it, and its author is told', async () => {
  const { html, problems } = await render('![A](https://b.org/a.png)');
  expect(html).toBe('<p><a href="https://b.org/a.png">A</a></p>');
  expect((await render('![A](//b.org/a.png)![B](//b.org/b.png)')).html).toBe(
    '<p><a href="//b.org/a.png">A</a> <a href="//b.org/b.png">B</a></p>',
  );
  expect((await render('[![](https://b.org/a.png)](/guide)')).html).toBe(
    '<p><a href="/guide"><span>Picture</span></a></p>',
  );
  expect(problems).toEqual([
    '1 warning: Pictures, videos and sounds from b.org are not shown: a page asks no other site for anything. Put the file into the folder or into public/ and name it there.',
  ]);
  const others =
    '<video src="//c.org/a.mp4" poster="https://d.org/a.png"></video>\n\n![A](data:image/gif;base64,R0lGODlh)';
  const hosts = (await render(others)).problems.flatMap(
    (line) => / from (\S+) are not shown/.exec(line)?.[1] ?? [],
  );
  expect(hosts).toEqual(['c.org', 'd.org']);
});

test.each([
  ['<video src="//c.org/a.mp4" poster="https://d.org/a.png"></video>', '<video></video>'],
  ['<audio><source src="http://c.org/a.mp3"></audio>', '<audio><source/></audio>'],
  ['<video><track src="https://c.org/a.vtt"></video>', '<video><track/></video>'],
  [
    '<picture><source srcset="/a.avif, https://c.org/a.avif 2x"><img src="https://c.org/a.png" alt="A"></picture>',
    '<picture><source/><img alt="A" loading="lazy" decoding="async"/></picture>',
  ],
  [
    '<img src="/dog.png" srcset="//c.org/a.png 2x" alt="A">',
    '<img src="/dog.png" alt="A" loading="lazy" decoding="async" width="3" height="2"/>',
  ],
  ['<video poster="\\\\\\\\c.org/a.png"></video>', '<video></video>'],
])('no address of another site stays in a page: %s', async (markdown, html) => {
  expect((await render(markdown)).html.replace(/^<p>|<\/p>$/g, '')).toBe(html);
  expect((await render(markdown)).problems.join()).toContain(
    'Pictures, videos and sounds from c.org are not shown',
  );
});

const badPictures: [name: string, markdown: string][] = [
  ['a missing picture', 'Text\n\n![A](nope.png)'],
  ['a missing picture of the public folder', '![A](/nope.png)'],
  ['a picture outside the content folder', '![A](../../x.png)'],
  ['a picture that climbs out of the public folder', '![A](/../../etc/hostname)'],
  ['a bad escape', '![A](%zz.png)'],
  ['a file that is no picture', '![A](broken.png)'],
  ['no alt', 'Text\n![](cat.png)'],
  ['an alt of spaces', '![ ](cat.png)'],
];

test('a picture that cannot be shown is an error; one without words is a warning', async () => {
  expect(await problemsOfEach(badPictures)).toMatchInlineSnapshot(`
    "
    a missing picture:
      3 error: The picture "nope.png" does not exist. Put the file into the folder of this page or correct the path.
    a missing picture of the public folder:
      1 error: The picture "/nope.png" does not exist. Put the file into the public folder or correct the path.
    a picture outside the content folder:
      1 error: The picture "../../x.png" does not exist. Put the file into the folder of this page or correct the path.
    a picture that climbs out of the public folder:
      1 error: The picture "/../../etc/hostname" does not exist. Put the file into the public folder or correct the path.
    a bad escape:
      1 error: The picture "%zz.png" does not exist. Put the file into the folder of this page or correct the path.
    a file that is no picture:
      1 error: The picture "broken.png" cannot be read. Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.
    no alt:
      2 warning: The picture "cat.png" has no text alternative. Say what it shows: ![A cat on a wall](cat.png); for decoration only, add {role="presentation"}.
    an alt of spaces:
      1 warning: The picture "cat.png" has no text alternative. Say what it shows: ![A cat on a wall](cat.png); for decoration only, add {role="presentation"}.
    "
  `);
});

test('a decoration says so', async () => {
  const { html, problems } = await render('![](/drawing.svg){role="presentation"}');
  expect(html).toBe(
    '<p><img src="/drawing.svg" alt="" loading="lazy" decoding="async" width="8" height="9"/></p>',
  );
  expect(problems).toEqual([]);
});
