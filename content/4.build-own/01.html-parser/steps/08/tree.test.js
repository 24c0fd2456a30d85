import assert from 'node:assert/strict';
import { test } from 'node:test';
import { body, tree } from './look.js';
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

test('step 7: raw text is one text node', () => {
  assert.equal(body('<p><textarea><b></textarea>a'),
    'p(textarea("<b>") "a")');
});

test('step 8: a document always has html, head and body', () => {
  assert.equal(tree(''), 'html(head body)');
  assert.equal(tree('<title>a</title>b'),
    'html(head(title("a")) body("b"))');
  assert.equal(tree('<head></head><link>a'), 'html(head(link) body("a"))');
});

test('step 8: doctype and comments outside the body', () => {
  assert.equal(tree('<!doctype html><!--a--><p></p></body><!--b-->'),
    '!html <!--a--> html(head body(p) <!--b-->)');
  assert.equal(tree('</html><!--c-->'), 'html(head body) <!--c-->');
});

test('step 8: space between the parts', () => {
  assert.equal(tree(' <html> <head> </head> <body> a'),
    'html(head(" ") " " body(" a"))');
});

test('step 8: an end tag closes what is open inside', () => {
  assert.equal(body('<div><span>a</div>b'), 'div(span("a")) "b"');
  assert.equal(body('<span><div>a</span>b</div>c'),
    'span(div("ab") "c")');
});

test('step 8: a second html or body adds attributes', () => {
  assert.equal(tree('<html lang=en><body id=a><html lang=de dir=ltr>'),
    'html[lang=en][dir=ltr](head body[id=a])');
  assert.equal(tree('<body id=a>b<body id=c class=d>'),
    'html(head body[id=a][class=d]("b"))');
});

test('step 8: text after the body goes into the body', () => {
  assert.equal(body('<div>a</div></body></html>b'), 'div("a") "b"');
});
