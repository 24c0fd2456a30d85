import assert from 'node:assert/strict';
import { test } from 'node:test';
import { body, tree } from './look.js';
import { parse } from './parse.js';
import { randomHtml, seededRandom } from './random.js';
import { serialise } from './serialise.js';

test('step 10: overlapping elements', () => {
  assert.equal(body('<b>1<i>2</b>3</i>4'), 'b("1" i("2")) i("3") "4"');
});

test('step 10: formatting continues in the next block', () => {
  assert.equal(body('<p><b>a<p>b</b>c'), 'p(b("a")) p(b("b") "c")');
  assert.equal(body('<div><b>a</div>c'), 'div(b("a")) b("c")');
});

test('step 10: the adoption agency', () => {
  assert.equal(body('<b><p>a</b>c'), 'b p(b("a") "c")');
  assert.equal(body('<b>1<em><div>2</b>3'),
    'b("1" em) em(div(b("2") "3"))');
});

test('step 10: the agency copies at most three elements', () => {
  assert.equal(body('<b><i><u><em><tt><p>a</b>c'),
    'b(i(u(em(tt)))) u(em(tt(p(b("a") "c"))))');
});

test('step 10: a link ends the link before', () => {
  assert.equal(body('<a href=1>a<a href=2>b'),
    'a[href=1]("a") a[href=2]("b")');
});

test('step 10: formatting does not leave a cell', () => {
  assert.equal(body('<table><td><b>a<td>b</table>c'),
    'table(tbody(tr(td(b("a")) td("b")))) "c"');
});

test('step 10: at most three equal elements are reopened', () => {
  assert.equal(body('<p><b><b><b><b>a<p>c'),
    'p(b(b(b(b("a"))))) p(b(b(b("c"))))');
});

const again = (html) => serialise(parse(html));

test('step 11: a tree becomes HTML', () => {
  assert.equal(again('<!doctype html><p id=a>b<br>c'),
    '<!DOCTYPE html><html><head></head>' +
      '<body><p id="a">b<br>c</p></body></html>');
});

test('step 11: text and values are escaped', () => {
  assert.equal(serialise(parse('a &lt; b &amp;&nbsp;c').children[0]),
    '<head></head><body>a &lt; b &amp;&nbsp;c</body>');
  assert.match(again('<i title=\'"&lt;\'>'), /<i title="&quot;&lt;">/);
});

test('step 11: raw text is not escaped', () => {
  assert.match(again('<script>a < b && c'), /<script>a < b && c<\/script>/);
  assert.match(again('<title>a < b'), /<title>a &lt; b<\/title>/);
});

test('step 11: a line break at the start of pre stays', () => {
  assert.match(again('<pre>\n\na'), /<pre>\n\na<\/pre>/);
});

test('step 11: 500 random texts survive the round trip', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 500; round += 1) {
    const html = randomHtml(random);
    assert.equal(tree(again(html)), tree(html), html);
  }
});
