import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';

/** The HTML that a node becomes. */
function shown(node) {
  const { body } = createDocument();
  mount(node, body);
  return innerHTML(body);
}

test('step 2: a tree becomes elements and texts', () => {
  const tree = h('p', { id: 'tea' }, 'Drink ', h('b', null, 'tea'), '.');
  assert.equal(shown(tree), '<p id="tea">Drink <b>tea</b>.</p>');
  assert.equal(shown(h('p', null, '1 < 2')), '<p>1 &lt; 2</p>');
});

test('step 2: true and false decide whether an attribute is there', () => {
  const field = h('input', { required: true, disabled: false, list: null });
  assert.equal(shown(field), '<input required="">');
  const icon = h('i', { 'aria-hidden': true, 'aria-busy': false });
  assert.equal(shown(icon), '<i aria-busy="false" aria-hidden="true"></i>');
});

test('step 2: a live node knows its element and its children', () => {
  const { body } = createDocument();
  const live = mount(h('p', null, 'Drink ', h('b', null)), body);
  assert.equal(live.dom, body.firstChild);
  assert.equal(live.children[1].dom, body.firstChild.childNodes[1]);
  assert.equal(live.children[1].node.type, 'b');
});

test('step 2: nothing is made twice', () => {
  const document = createDocument();
  mount(h('p', { id: 'tea' }, 'Tea'), document.body);
  assert.deepEqual(document.operations.toSorted(), [
    'createElement',
    'createTextNode',
    'insertBefore',
    'insertBefore',
    'setAttribute',
  ]);
});

test('step 2: our document moves nodes and drops the focus', () => {
  const document = createDocument();
  mount(h('a', null), document.body);
  mount(h('b', null), document.body);
  const [a, b] = document.body.childNodes;
  b.focus();
  assert.equal(document.activeElement, b);
  document.body.insertBefore(b, a);
  assert.equal(innerHTML(document.body), '<b></b><a></a>');
  assert.equal(document.activeElement, document.body);
});

test('step 2: our document sends an event to the parents too', () => {
  const { body } = createDocument();
  const { dom } = mount(h('p', null, h('b', null)), body);
  const heard = [];
  const listener = ({ currentTarget }) =>
    heard.push(currentTarget.localName);
  body.addEventListener('click', listener);
  dom.firstChild.addEventListener('click', listener);
  dom.firstChild.dispatchEvent({ type: 'click' });
  assert.deepEqual(heard, ['b', 'body']);
  body.removeEventListener('click', listener);
  dom.firstChild.dispatchEvent({ type: 'click' });
  assert.deepEqual(heard, ['b', 'body', 'b']);
});
