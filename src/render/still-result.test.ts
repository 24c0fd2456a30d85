import { expect, test } from 'vitest';
import { createStillRecorder, stillResult } from './still-result.ts';

const bodyOf = (source: string) => /<body[^>]*>([\s\S]*)<\/body>/.exec(stillResult(source))?.[1];

test('a piece of a page becomes a whole one, readable and hidden from search engines', () => {
  const document = stillResult('<p>One');
  expect(document).toMatch(
    /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><style>:where\(html\)/,
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
    '<video src="/_example/a.webm" crossorigin=""><track src="/_example/a.vtt"></video>',
  );
  expect(bodyOf('<img src="data:,"><img src="https://example.com/a.png">')).toBe(
    '<img src="data:,"><img src="https://example.com/a.png">',
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

test('the results of a page are counted, and those of the home page too', () => {
  const { record, documents } = createStillRecorder('/a/ä');
  expect([record('<p>1'), record('<p>2')]).toEqual(['/_result/a/%C3%A4/1.html', '/_result/a/%C3%A4/2.html']);
  expect(documents).toEqual([stillResult('<p>1'), stillResult('<p>2')]);
  expect(createStillRecorder('/').record('<p>1')).toBe('/_result/1.html');
});
