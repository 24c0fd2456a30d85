import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokens } from './tokens.js';

test('step 1: text is one token', () => {
  assert.equal(tokens('Hello, world'), '"Hello, world"');
  assert.equal(tokens(''), '');
});

test('step 1: a start tag and the text around it', () => {
  assert.equal(tokens('a<b>c'), '"a" <b> "c"');
  assert.equal(tokens('<h1>Cats'), '<h1> "Cats"');
});

test('step 1: without a letter after it, < is text', () => {
  assert.equal(tokens('1 < 2'), '"1 < 2"');
  assert.equal(tokens('I <3 you'), '"I <3 you"');
  assert.equal(tokens('<<b>'), '"<" <b>');
});

test('step 1: all line ends become \\n', () => {
  assert.equal(tokens('a\r\nb\rc'), '"a\\nb\\nc"');
});
