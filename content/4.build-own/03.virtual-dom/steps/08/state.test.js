import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount, update } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { useState } from './state.js';

/** A counter that lets the test change it, and that counts its calls. */
function counter() {
  const seen = { calls: 0, set: null };
  function Counter() {
    const [count, setCount] = useState(0);
    seen.calls += 1;
    seen.set = setCount;
    return h('b', null, count);
  }
  return { Counter, seen };
}

/** After one turn, the queue is empty. */
const turn = () => Promise.resolve();

test('step 7: a new state shows after the current code', async () => {
  const { Counter, seen } = counter();
  const { body } = createDocument();
  mount(h('p', null, h(Counter, null)), body);
  seen.set(1);
  assert.equal(innerHTML(body), '<p><b>0</b></p>');
  await turn();
  assert.equal(innerHTML(body), '<p><b>1</b></p>');
});

test('step 7: many changes render once', async () => {
  const { Counter, seen } = counter();
  const document = createDocument();
  mount(h(Counter, null), document.body);
  document.operations.length = 0;
  for (let time = 0; time < 100; time += 1) seen.set((count) => count + 1);
  await turn();
  assert.equal(innerHTML(document.body), '<b>100</b>');
  assert.equal(seen.calls, 2);
  assert.deepEqual(document.operations, ['data']);
});

test('step 7: the same state again renders nothing', async () => {
  const { Counter, seen } = counter();
  mount(h(Counter, null), createDocument().body);
  seen.set(0);
  await turn();
  assert.equal(seen.calls, 1);
});

test('step 7: a parent and its child render once each', async () => {
  const { Counter, seen } = counter();
  const parent = { calls: 0, set: null };
  function Parent() {
    const [title, setTitle] = useState('Tea');
    parent.calls += 1;
    parent.set = setTitle;
    return h('p', { title }, h(Counter, null));
  }
  const { body } = createDocument();
  mount(h(Parent, null), body);
  seen.set(5);
  parent.set('Milk');
  await turn();
  assert.equal(innerHTML(body), '<p title="Milk"><b>5</b></p>');
  assert.deepEqual([parent.calls, seen.calls], [2, 2]);
});

test('step 7: each state belongs to one place and one hook', async () => {
  const setters = [];
  function Pair() {
    const [left, setLeft] = useState('a');
    const [right, setRight] = useState('b');
    setters.push({ setLeft, setRight });
    return h('b', null, left, right);
  }
  const { body } = createDocument();
  mount(h('p', null, h(Pair, null), h(Pair, null)), body);
  setters[0].setRight('x');
  setters[1].setLeft('y');
  await turn();
  assert.equal(innerHTML(body), '<p><b>ax</b><b>yb</b></p>');
});

test('step 7: the state moves with the key', async () => {
  const setters = {};
  function Cup({ name }) {
    const [isFull, setFull] = useState(false);
    setters[name] = setFull;
    return h('li', null, name, isFull && '*');
  }
  const { body } = createDocument();
  const list = (names) =>
    h(
      'ul',
      null,
      [...names].map((name) => h(Cup, { key: name, name })),
    );
  const live = mount(list('abc'), body);
  setters.b(true);
  await turn();
  update(live, list('cba'));
  assert.equal(innerHTML(body), '<ul><li>c</li><li>b*</li><li>a</li></ul>');
});

test('step 7: a component may change its root element', async () => {
  let setOpen = null;
  function Door() {
    const [isOpen, set] = useState(false);
    setOpen = set;
    return h(isOpen ? 'i' : 'b', null);
  }
  const { body } = createDocument();
  const door = () => h('p', null, h(Door, { key: 1 }), h('u', { key: 2 }));
  const live = mount(door(), body);
  setOpen(true);
  await turn();
  assert.equal(innerHTML(body), '<p><i></i><u></u></p>');
  update(live, h('p', null, door().children.reverse()));
  assert.equal(innerHTML(body), '<p><u></u><i></i></p>');
});

test('step 7: what is gone stays quiet', async () => {
  const { Counter, seen } = counter();
  const { body } = createDocument();
  const live = mount(h('p', null, h(Counter, null)), body);
  seen.set(1);
  update(live, h('p', null));
  seen.set(2);
  await turn();
  assert.equal(seen.calls, 1);
  assert.equal(innerHTML(body), '<p></p>');
});

test('step 7: hooks outside a component are an error', () => {
  assert.throws(() => useState(0), /only inside a component/);
});
