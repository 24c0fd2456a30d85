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

test('step 2: end tags', () => {
  assert.equal(tokens('<b>bold</b>!'), '<b> "bold" </b> "!"');
  assert.equal(tokens('</p >'), '</p>');
});

test('step 2: names are in lower case', () => {
  assert.equal(tokens('<DIV>A</Div>'), '<div> "A" </div>');
  // The sign for kelvin has a k as its lower case, but isn't a letter here.
  assert.equal(tokens('<b\u212A>'), '<b\u212A>');
});

test('step 2: the empty end tag is nothing', () => {
  assert.equal(tokens('a</>b'), '"ab"');
});

test('step 2: the text ends inside a tag', () => {
  assert.equal(tokens('a</'), '"a</"');
  assert.equal(tokens('a<b>c</b'), '"a" <b> "c"');
});
