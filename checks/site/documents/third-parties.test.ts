import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkThirdParties } from './third-parties.ts';

const canonical = '<link rel="canonical" href="https://site.example/">';

function loadedFrom(files: Record<string, string>) {
  return checkThirdParties(siteInMemory({ 'index.html': htmlOf('', canonical), ...files })).findings.map(
    ({ file, message }) => `${file} ${message.replace(/ is loaded from.*/, '')}`,
  );
}

test('links, data and what the site holds itself are fine', () => {
  const body =
    '<a href="https://x.example/">X</a><img src="/p.png" alt=""><img src="https://site.example/p.png" alt=""><img src="data:image/png;base64,x" alt="">';
  const head =
    '<link rel="me" href="https://x.example"><meta property="og:image" content="https://x.example/p.png">';
  expect(
    loadedFrom({ 'a/index.html': htmlOf(body, head), 'a.css': 'a { background: url(/p.png) }' }),
  ).toEqual([]);
});

test.each([
  ['<script src="https://x.example/s.js"></script>', '<script src>'],
  ['<link rel="stylesheet" href="https://x.example/s.js">', '<link href>'],
  ['<link rel="preconnect" href="https://x.example/s.js">', '<link href>'],
  ['<link rel="icon" href="https://x.example/s.js">', '<link href>'],
  ['<img srcset="/p.png 1x, https://x.example/s.js 2x" alt="">', '<img srcset>'],
  ['<iframe src="https://x.example/s.js"></iframe>', '<iframe src>'],
  ['<form action="https://x.example/s.js"></form>', '<form action>'],
  ['<button formaction="https://x.example/s.js">B</button>', '<button formaction>'],
  ['<svg><use href="https://x.example/s.js"></use></svg>', '<use href>'],
])('%s', (html, place) => {
  expect(loadedFrom({ 'a/index.html': htmlOf(html) })).toEqual([
    `a/index.html ${place} "https://x.example/s.js"`,
  ]);
});

test('style sheets, pictures and the manifest', () => {
  expect(
    loadedFrom({
      'a.css': '@import "https://x.example/1.css"; a { background: url(//x.example/2.png) }',
      'b.svg':
        '<svg><a href="https://x.example/"><image href="https://x.example/3.png"/></a><style>a { fill: url(https://x.example/4) }</style></svg>',
      'manifest.webmanifest': '{"icons":[{"src":"https://x.example/5.png"}]}',
    }),
  ).toEqual([
    'a.css url() "https://x.example/1.css"',
    'a.css url() "//x.example/2.png"',
    'b.svg <image> "https://x.example/3.png"',
    'b.svg <style> "https://x.example/4"',
    'manifest.webmanifest icons.src "https://x.example/5.png"',
  ]);
});
