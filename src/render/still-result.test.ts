import { expect, test } from 'vitest';
import { findForeignAddresses } from '#scripts/nightly/fuzz/invariants/foreign-addresses.ts';
import { trackingVectors, tracksOnUse } from '#scripts/nightly/fuzz/tracking-vectors.ts';
import { createStillRecorder, stillResult } from './still-result.ts';

const bodyOf = (source: string) => /<body[^>]*>([\s\S]*)<\/body>/.exec(stillResult(source))?.[1];

test('a piece of a page becomes a whole one, readable and hidden from search engines', () => {
  const document = stillResult('<p>One');
  expect(document).toMatch(
    /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><meta name="robots" content="noindex"><style>:where\(html\)/,
  );
  expect(document).toMatch(/<\/style><\/head><body><p>One<\/p><\/body><\/html>\n$/);
});

test('a whole page keeps its language, its title and its styles', () => {
  const document = stillResult(
    '<!doctype html><html lang="de" dir="ltr"><title>T</title><style>p { color: red }</style><p>Eins',
  );
  expect(document).toMatch(/^<!doctype html><html dir="ltr" lang="de"><head><meta/);
  expect(document).toContain('<title>T</title><style>p { color: red }</style>');
});

test('files come from the folder of examples, wherever the source says they are', () => {
  expect(bodyOf('<img src="boat.svg" srcset="./a.jpg 1x, /b.jpg 2x"><video poster="/c.jpg"></video>')).toBe(
    '<img src="/_example/boat.svg" srcset="/_example/a.jpg 1x, /_example/b.jpg 2x"><video poster="/_example/c.jpg"></video>',
  );
  expect(stillResult('<link rel="stylesheet" href="/styles/ferry.css"><p>A')).toContain(
    '<link rel="stylesheet" href="/_example/styles/ferry.css">',
  );
  expect(bodyOf('<video src="a.webm"><track src="a.vtt"></video>')).toBe(
    '<video src="/_example/a.webm"><track src="/_example/a.vtt"></video>',
  );
});

test('addresses of other hosts are taken out, and embedded pictures stay', () => {
  expect(bodyOf('<img src="data:,"><img src="https://example.com/a.png" alt="A">')).toBe(
    '<img src="data:,"><img alt="A">',
  );
  expect(bodyOf('<img srcset="a.png 1x, https://example.com/a.png 2x"><table background="//x/a.png">')).toBe(
    '<img srcset="/_example/a.png 1x"><table></table>',
  );
});

const host = 'tracker.example:81';

test.each(Object.entries(trackingVectors(host)))(
  'a result requests nothing from another host: %s',
  (_name, source) => {
    expect(findForeignAddresses(stillResult(source))).toEqual([]);
  },
);

test.each(Object.entries(tracksOnUse(host)))(
  'no use of a result leads to another host: %s',
  (_name, source) => {
    expect(stillResult(source)).not.toContain('tracker.example');
  },
);

test('text about other hosts stays', () => {
  const text = '<p title="https://example.com">See <code>https://example.com/a</code></p>';
  expect(bodyOf(text)).toBe(text);
});

test('each result says what it may load, for hosts that send no headers', () => {
  expect(stillResult('<p>One')).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'">`,
  );
});

test('a document inside a frame keeps its text and its files', () => {
  expect(
    bodyOf(`<iframe srcdoc="<html lang='de'><p>Eins<img src='boat.svg'>" title="One">old</iframe>`),
  ).toBe(
    '<iframe srcdoc="&lt;html lang=&quot;de&quot;&gt;&lt;head&gt;&lt;/head&gt;&lt;body&gt;&lt;p&gt;Eins&lt;img src=&quot;/_example/boat.svg&quot;&gt;&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;" title="One"></iframe>',
  );
});

test('nothing runs, leads away, or takes the focus', () => {
  expect(
    bodyOf(
      '<p onclick="x()">A<script>y()</script><a href="/menu">B</a><a href="#c">C</a><input autofocus><iframe src="d.html" title="D"></iframe><template><b onclick="z()"></b></template>',
    ),
  ).toBe(
    '<p>A<a href="#">B</a><a href="#c">C</a><input><iframe title="D"></iframe><template><b></b></template></p>',
  );
  const head = stillResult(
    '<base href="/x/"><meta http-equiv="refresh" content="0;/y"><link rel="preload" href="z"><p>A',
  );
  expect(head).toMatch(/<\/style><\/head><body><p>A<\/p>/);
});

test.each([
  '<meta name="referrer" content="unsafe-url">',
  '<meta name="color-scheme" content="dark">',
  '<meta name="theme-color" content="red">',
  '<meta name="viewport" content="width=1">',
  '<meta http-equiv="refresh" content="0;/y">',
  '<base href="https://example.com/">',
  '<link rel="dns-prefetch" href="https://example.com/">',
])('%s is left out, wherever it stands', (tag) => {
  const head = stillResult('<p>A');
  expect(stillResult(`${tag}<p>A`)).toBe(head);
  for (const around of ['div', 'svg', 'template'])
    expect(bodyOf(`<p>A</p><${around}>${tag}</${around}>`)).toBe(`<p>A</p><${around}></${around}>`);
  expect(bodyOf(`<p>A</p><noscript>${tag}</noscript>`)).toBe('<p>A</p>');
});

test('the content of noscript is shown, without what would run or load, because no script runs', () => {
  expect(bodyOf('<p>A<noscript><b onclick="x()">B</b><img src="c.png"></noscript>')).toBe(
    '<p>A<b>B</b><img src="/_example/c.png"></p>',
  );
});

test('frames in frames in frames are not shown, however many there are', () => {
  let source = '<p>Innermost</p>';
  for (let depth = 0; depth < 9; depth++)
    source = `<iframe srcdoc="${source.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
  const result = stillResult(source);
  expect(result.match(/srcdoc/g)).toHaveLength(2);
  expect(result).not.toContain('Innermost');
});

test('the results of a page are counted, and those of the home page too', () => {
  const { record, documents } = createStillRecorder('/a/ä');
  expect([record('<p>1'), record('<p>2')]).toEqual(['/_result/a/%C3%A4/1.html', '/_result/a/%C3%A4/2.html']);
  expect(documents).toEqual([stillResult('<p>1'), stillResult('<p>2')]);
  expect(createStillRecorder('/').record('<p>1')).toBe('/_result/1.html');
});
