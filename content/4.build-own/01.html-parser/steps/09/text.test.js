import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cases } from './cases.js';
import { tokens } from './tokens.js';

test('step 6: names', () => {
  assert.equal(tokens('&lt;b&gt; &amp; &copy;'), '"<b> & ©"');
  assert.equal(tokens('&unknown; &constructor;'),
    '"&unknown; &constructor;"');
  assert.equal(tokens('AT&T & co'), '"AT&T & co"');
});

test('step 6: names without a semicolon', () => {
  assert.equal(tokens('&ltb'), '"<b"');
  assert.equal(tokens('&notin; &notin'), '"∉ ¬in"');
  assert.equal(tokens('&hellip'), '"&hellip"');
});

test('step 6: numbers', () => {
  assert.equal(tokens('&#65;&#x42;&#X63'), '"ABc"');
  assert.equal(tokens('&#128;'), '"€"');
  assert.equal(tokens('&#0;&#x110000;&#xDC00;'), '"\uFFFD\uFFFD\uFFFD"');
  assert.equal(tokens('&#; &#x;'), '"&#; &#x;"');
});

test('step 6: in a value, a name may be part of an address', () => {
  assert.equal(tokens('<a b="?a&copy=2&amp;c">'), '<a b="?a&copy=2&c">');
  assert.equal(tokens('<a b="&copy">'), '<a b="©">');
});

test('step 7: a title has references, but no tags', () => {
  assert.equal(tokens('<title><b> &amp; <i></title>a'),
    '<title> "<b> & <i>" </title> "a"');
});

test('step 7: a style has neither', () => {
  assert.equal(tokens('<style>a &gt; b</b></style>'),
    '<style> "a &gt; b</b>" </style>');
  assert.equal(tokens('<STYLE></styles></STYLE\n>'),
    '<style> "</styles>" </style>');
});

test('step 7: without an end tag, raw text takes everything', () => {
  assert.equal(tokens('<textarea>a</b>'), '<textarea> "a</b>"');
});

test('step 7: a script inside a comment in a script', () => {
  const script = '<!-- <script>a</script> -->';
  assert.equal(tokens(`<script>${script}</script>`),
    `<script> "${script}" </script>`);
  assert.equal(tokens('<script><!--></script>a'),
    '<script> "<!-->" </script> "a"');
});

test('step 7: thirty-six cases for the tokenizer', () => {
  assert.equal(cases.length, 36);
  for (const [html, expected] of cases) {
    assert.equal(tokens(html), expected, html);
  }
});
