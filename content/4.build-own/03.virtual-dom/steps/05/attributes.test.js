import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount } from './app.js';
import { createDocument } from './document.js';
import { h, text } from './h.js';
import { innerHTML } from './html.js';
import { patch } from './patch.js';

/** Shows one node, then another; tells the HTML and the operations. */
function change(from, to) {
  const document = createDocument();
  const live = mount(from, document.body);
  document.operations.length = 0;
  patch(live, to);
  return [innerHTML(document.body), ...document.operations];
}

test('step 3: an attribute that differs is set', () => {
  assert.deepEqual(
    change(
      h('a', { href: '/tea', class: 'new', id: 1 }),
      h('a', { href: '/tea', class: 'old', id: '1' }),
    ),
    ['<a class="old" href="/tea" id="1"></a>', 'setAttribute'],
  );
});

test('step 3: attributes come and go', () => {
  assert.deepEqual(change(h('p', { id: 'a' }), h('p', { lang: 'en' })), [
    '<p lang="en"></p>',
    'removeAttribute',
    'setAttribute',
  ]);
  assert.deepEqual(
    change(h('p', { hidden: true }), h('p', { hidden: false })),
    ['<p></p>', 'removeAttribute'],
  );
});

test('step 3: equal trees cost nothing', () => {
  const field = () => h('input', { required: true, disabled: false });
  assert.deepEqual(change(field(), field()), ['<input required="">']);
});

test('step 3: a text changes in place', () => {
  assert.deepEqual(change(text('one'), text('two')), ['two', 'data']);
  assert.deepEqual(change(text('one'), text('one')), ['one']);
});

test('step 3: another type replaces the element', () => {
  const document = createDocument();
  const live = mount(h('p', { id: 'a' }, 'Tea'), document.body);
  const fresh = patch(live, h('h2', null, 'Tea'));
  assert.equal(innerHTML(document.body), '<h2>Tea</h2>');
  assert.equal(fresh.dom, document.body.firstChild);
});

test('step 3: the next patch starts from the last one', () => {
  const { body } = createDocument();
  const live = mount(h('p', { id: 'a' }), body);
  patch(live, h('p', { lang: 'en' }));
  patch(live, h('p', null));
  assert.equal(innerHTML(body), '<p></p>');
});
