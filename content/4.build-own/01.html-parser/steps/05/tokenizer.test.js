import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenize } from './tokenizer.js';
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

test('step 3: values with and without quotes', () => {
  assert.equal(tokens('<a href=x>'), '<a href="x">');
  assert.equal(tokens('<a href="x y">'), '<a href="x y">');
  assert.equal(tokens("<a title='say \"a\"'>"), '<a title="say "a"">');
  assert.equal(tokens('<a href = "x">'), '<a href="x">');
});

test('step 3: an attribute without a value is empty', () => {
  assert.equal(tokens('<input DISABLED>'), '<input disabled="">');
  assert.equal(tokens('<input disabled=>'), '<input disabled="">');
});

test('step 3: several attributes, of which the first counts', () => {
  assert.equal(tokens('<a b="1"c=2 d>'), '<a b="1" c="2" d="">');
  assert.equal(tokens('<a b=1 B=2>'), '<a b="1">');
});

test('step 3: signs in unusual places', () => {
  assert.equal(tokens('<a b=1>2>'), '<a b="1"> "2>"');
  assert.equal(tokens('<a b="1>2">'), '<a b="1>2">');
  assert.equal(tokens('<a/b>'), '<a b="">');
  assert.equal(tokens('<a =b>'), '<a =b="">');
  assert.equal(tokens('<a b="1'), '');
});

test('step 5: comments', () => {
  assert.equal(tokens('a<!-- b -->c'), '"a" <!-- b --> "c"');
  assert.equal(tokens('<!-- <p> - -- > -->'), '<!-- <p> - -- > -->');
  assert.equal(tokens('<!---->'), '<!---->');
  assert.equal(tokens('<!-->a'), '<!----> "a"');
  assert.equal(tokens('<!--a'), '<!--a-->');
});

test('step 5: mistakes that become comments', () => {
  assert.equal(tokens('<?xml?>a'), '<!--?xml?--> "a"');
  assert.equal(tokens('</3>'), '<!--3-->');
  assert.equal(tokens('<!a>'), '<!--a-->');
});

test('step 5: doctypes', () => {
  assert.equal(tokens('<!DOCTYPE html>'), '<!doctype html>');
  assert.equal(tokens('<!doctype HTML >'), '<!doctype html>');
  assert.equal(tokens('<!doctype>'), '<!doctype null> broken');
  assert.equal(tokens('<!doctype html'), '<!doctype html> broken');
  assert.equal(tokens('<!doctype html 5>'), '<!doctype html> broken');
});

test('step 5: identifiers in a doctype', () => {
  const [both] = tokenize('<!doctype html PUBLIC "a" \'b\'>');
  assert.deepEqual(both, {
    type: 'doctype', name: 'html', publicId: 'a', systemId: 'b',
    broken: false,
  });
  const [one] = tokenize('<!doctype html SYSTEM "b');
  assert.equal(one.systemId, 'b');
  assert.equal(one.broken, true);
});

test('step 5: the character 0 is replaced', () => {
  assert.equal(tokens('<b\0 c="\0"><!--\0-->'),
    '<b\uFFFD c="\uFFFD"> <!--\uFFFD-->');
});
