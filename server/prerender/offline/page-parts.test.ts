import { expect, test } from 'vitest';
import { contentHash, namesIn } from './page-parts.ts';

test('names of files are found wherever a document may have them, and addresses of other sites are not', () => {
  const html = `<link href="/assets/a-1x.css"><img src="/_media/1.cs/b.0a.svg" srcset="/_ipx/w_320/c.webp 1x, /_ipx/w_640/c.webp 2x">
    <a href="https://example.org/d.pdf">d</a> <div data-quest="/_data/quest.0b.json?v=1"></div>
    &lt;img src=&quot;boat.svg&quot;&gt; <a href="/cs/html">no file</a> <img src="/assets/a-1x.css">`;
  expect(namesIn(html)).toEqual([
    '/assets/a-1x.css',
    '/_media/1.cs/b.0a.svg',
    '/_ipx/w_320/c.webp',
    '/_ipx/w_640/c.webp',
    '/_data/quest.0b.json',
    'boat.svg',
  ]);
});

test('a payload that was made at another time is the same, any other file is not', () => {
  const payload = (title: string, time: number) => `{"data":{"title":"${title}"},"prerenderedAt":${time}}`;
  const hash = contentHash('/a/_payload.json', payload('A', 1));
  expect(hash).toMatch(/^[\da-f]{16}$/);
  expect(contentHash('/a/_payload.json', payload('A', 2))).toBe(hash);
  expect(contentHash('/a/_payload.json', payload('B', 1))).not.toBe(hash);
  expect(contentHash('/_data/a.json', payload('A', 1))).not.toBe(
    contentHash('/_data/a.json', payload('A', 2)),
  );
});
