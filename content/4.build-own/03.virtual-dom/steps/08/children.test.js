import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { patch } from './patch.js';

const list = (...words) =>
  h(
    'ul',
    null,
    words.map((word) => h('li', null, word)),
  );

/** Shows one node, then another; tells the HTML and the operations. */
function change(from, to) {
  const document = createDocument();
  const live = mount(from, document.body);
  document.operations.length = 0;
  patch(live, to);
  return [innerHTML(document.body), ...document.operations];
}

test('step 4: only the text that differs is written', () => {
  assert.deepEqual(change(list('a', 'b', 'c'), list('a', 'x', 'c')), [
    '<ul><li>a</li><li>x</li><li>c</li></ul>',
    'data',
  ]);
});

test('step 4: more children are added at the end', () => {
  const [html, ...operations] = change(list('a'), list('a', 'b'));
  assert.equal(html, '<ul><li>a</li><li>b</li></ul>');
  assert.equal(operations.includes('removeChild'), false);
  assert.equal(
    operations.filter((name) => name === 'createElement').length,
    1,
  );
});

test('step 4: children too many are removed', () => {
  assert.deepEqual(change(list('a', 'b', 'c'), list('a')), [
    '<ul><li>a</li></ul>',
    'removeChild',
    'removeChild',
  ]);
  assert.equal(change(list('a', 'b'), list())[0], '<ul></ul>');
});

test('step 4: a child of another type is replaced in its place', () => {
  const before = h('p', null, 'a', h('b', null), 'c');
  const after = h('p', null, 'a', h('i', null), 'c');
  assert.equal(change(before, after)[0], '<p>a<i></i>c</p>');
});

test('step 4: deep in the tree, elements are kept', () => {
  const page = (word) => h('main', null, h('p', null, h('b', null, word)));
  const { body } = createDocument();
  const live = mount(page('tea'), body);
  const bold = body.firstChild.firstChild.firstChild;
  patch(live, page('milk'));
  assert.equal(innerHTML(body), '<main><p><b>milk</b></p></main>');
  assert.equal(body.firstChild.firstChild.firstChild, bold);
});
