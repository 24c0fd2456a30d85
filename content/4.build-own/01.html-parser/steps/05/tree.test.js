import assert from 'node:assert/strict';
import { test } from 'node:test';
import { body } from './look.js';
import { tokenize } from './tokenizer.js';

test('step 4: elements become a tree', () => {
  assert.equal(body('<p>Hello <b>world</b>!</p>'),
    'p("Hello " b("world") "!")');
  assert.equal(body('<div><p>a</p><p>b</p></div>c'),
    'div(p("a") p("b")) "c"');
});

test('step 4: void elements have no children', () => {
  assert.equal(body('<p>a<br>b</p>c'), 'p("a" br "b") "c"');
  assert.equal(body('<img src=cat.jpg>dog'), 'img[src=cat.jpg] "dog"');
});

test('step 4: a slash closes nothing', () => {
  assert.equal(body('<div/>a'), 'div("a")');
  assert.equal(body('<br/>a'), 'br "a"');
  assert.equal(tokenize('<br/>')[0].selfClosing, true);
  assert.equal(tokenize('<br>')[0].selfClosing, false);
});

test('step 4: a wrong end tag is ignored', () => {
  assert.equal(body('<em>a</b>'), 'em("a")');
});

test('step 5: a comment is a node', () => {
  assert.equal(body('<p>a<!-- b -->c'), 'p("a" <!-- b --> "c")');
});
