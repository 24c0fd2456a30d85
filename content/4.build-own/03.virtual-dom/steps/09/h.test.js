import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, text } from './h.js';

test('step 1: an element has a type, attributes and children', () => {
  assert.deepEqual(h('p', { id: 'tea' }, h('b', null)), {
    type: 'p',
    key: null,
    props: { id: 'tea' },
    children: [{ type: 'b', key: null, props: {}, children: [] }],
  });
});

test('step 1: a key is no attribute', () => {
  const { key, props } = h('li', { key: 7, class: 'new' });
  assert.equal(key, 7);
  assert.deepEqual(props, { class: 'new' });
});

test('step 1: texts and numbers in a row become one text', () => {
  assert.deepEqual(h('p', null, 'You have ', 3, ' cups').children, [
    text('You have 3 cups'),
  ]);
  const { children } = h('p', null, 'a', h('b', null), 'c');
  assert.deepEqual(children, [text('a'), h('b', null), text('c')]);
});

test('step 1: lists are flattened, and nothing shows nothing', () => {
  const items = ['green', 'black'].map((tea) => h('li', null, tea));
  const list = h('ul', null, [items, [null]], undefined, false, true, '');
  assert.deepEqual(list.children, items);
});

test('step 1: a description never changes afterwards', () => {
  const part = text('tea');
  h('p', null, part, ' and milk');
  assert.equal(part.text, 'tea');
});
