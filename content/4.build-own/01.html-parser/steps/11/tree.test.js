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

test('step 9: a block ends a paragraph', () => {
  assert.equal(body('<p>a<p>b'), 'p("a") p("b")');
  assert.equal(body('<p>a<div>b</div>c'), 'p("a") div("b") "c"');
  assert.equal(body('a</p>b'), '"a" p "b"');
  assert.equal(body('<p>a<button><p>b'), 'p("a" button(p("b")))');
});

test('step 9: list items end the item before', () => {
  assert.equal(body('<ul><li>a<li>b</ul>c'), 'ul(li("a") li("b")) "c"');
  assert.equal(body('<ul><li>a<ul><li>b</ul><li>c</ul>'),
    'ul(li("a" ul(li("b"))) li("c"))');
  assert.equal(body('<dl><dt>a<dd>b<dt>c'), 'dl(dt("a") dd("b") dt("c"))');
});

test('step 9: headings and options', () => {
  assert.equal(body('<h1>a<h2>b</h1>c'), 'h1("a") h2("b") "c"');
  assert.equal(body('<select><option>a<option>b</select>c'),
    'select(option("a") option("b")) "c"');
});

test('step 9: the missing parts of a table', () => {
  assert.equal(body('<table><td>a<td>b<tr><th>c</table>d'),
    'table(tbody(tr(td("a") td("b")) tr(th("c")))) "d"');
  assert.equal(body('<table><caption>a<col><thead><tr><td>b<tbody>'),
    'table(caption("a") colgroup(col) thead(tr(td("b"))) tbody)');
  assert.equal(body('<td>a</td>'), '"a"');
});

test('step 9: tables inside cells', () => {
  assert.equal(body('<table><td><table><td>a</table>b<td>c</table>d'),
    'table(tbody(tr(td(table(tbody(tr(td("a")))) "b") td("c")))) "d"');
});

test('step 9: what is not part of a table moves in front of it', () => {
  assert.equal(body('<table>a<tr><td>b</table>'),
    '"a" table(tbody(tr(td("b"))))');
  assert.equal(body('<table> <tr><div>a</div><td>b'),
    'div("a") table(" " tbody(tr(td("b"))))');
});

test('step 9: a table in a paragraph needs a page without doctype', () => {
  assert.equal(body('<p>a<table></table>'), 'p("a" table)');
  assert.equal(body('<!doctype html><p>a<table></table>'), 'p("a") table');
});

test('step 9: the first line break in pre is dropped', () => {
  assert.equal(body('<pre>\n\na</pre>'), 'pre("\\na")');
});
