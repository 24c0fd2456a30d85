import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount, update } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';

const Greeting = ({ name }) => h('p', null, 'Hello, ', name);
const Box = ({ title, children }) =>
  h('section', null, h('h2', null, title), children);

/** Shows nodes one after another, and gives the HTML of each. */
function shown(...nodes) {
  const { body } = createDocument();
  let live = null;
  return nodes.map((node) => {
    live = live ? update(live, node) : mount(node, body);
    return innerHTML(body);
  });
}

test('step 6: a component is a function from attributes to a node', () => {
  assert.deepEqual(shown(h(Greeting, { name: 'Mei' })), [
    '<p>Hello, Mei</p>',
  ]);
});

test('step 6: components contain each other', () => {
  const page = h(
    Box,
    { title: 'Tea' },
    h(Greeting, { name: 'Noor' }),
    'Bye',
  );
  assert.deepEqual(shown(page), [
    '<section><h2>Tea</h2><p>Hello, Noor</p>Bye</section>',
  ]);
});

test('step 6: new attributes change the page where it differs', () => {
  const document = createDocument();
  const live = mount(h(Greeting, { name: 'Mei' }), document.body);
  document.operations.length = 0;
  update(live, h(Greeting, { name: 'Noor' }));
  assert.equal(innerHTML(document.body), '<p>Hello, Noor</p>');
  assert.deepEqual(document.operations, ['data']);
});

test('step 6: a component may show nothing, or a text', () => {
  const Maybe = ({ value }) => value;
  const page = (value) => h('p', null, h(Maybe, { value }), h('b', null));
  assert.deepEqual(
    shown(page(null), page(3), page(h('i', null)), page(false)),
    [
      '<p><b></b></p>',
      '<p>3<b></b></p>',
      '<p><i></i><b></b></p>',
      '<p><b></b></p>',
    ],
  );
});

test('step 6: another component is another type', () => {
  const One = () => h('p', null, 'Tea');
  const Two = () => h('p', null, 'Tea');
  const { body } = createDocument();
  const live = mount(h('div', null, h(One, null)), body);
  const before = live.dom.firstChild;
  update(live, h('div', null, h(One, null)));
  assert.equal(live.dom.firstChild, before);
  update(live, h('div', null, h(Two, null)));
  assert.notEqual(live.dom.firstChild, before);
});

test('step 6: a component moves with its key', () => {
  const list = (names) =>
    h(
      'ul',
      null,
      names.map((name) => h(Greeting, { key: name, name })),
    );
  const { body } = createDocument();
  const live = mount(list(['Mei', 'Noor', 'Emre']), body);
  const [mei, noor, emre] = body.firstChild.childNodes;
  update(live, list(['Emre', 'Mei', 'Noor']));
  const places = [...body.firstChild.childNodes];
  assert.deepEqual(
    places.map((node) => [mei, noor, emre].indexOf(node)),
    [2, 0, 1],
  );
});
