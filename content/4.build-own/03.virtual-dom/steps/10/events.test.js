import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount, update } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { useState } from './state.js';

const click = (element) => element.dispatchEvent({ type: 'click' });
const turn = () => Promise.resolve();

test('step 8: a handler is called, and is no attribute', () => {
  const { body } = createDocument();
  const heard = [];
  const onClick = ({ currentTarget }) => heard.push(currentTarget);
  const { dom } = mount(h('button', { onClick }, 'Pour'), body);
  click(dom);
  assert.equal(heard.length, 1);
  assert.equal(heard[0], dom);
  assert.equal(innerHTML(body), '<button>Pour</button>');
});

test('step 8: a new handler takes over without any operation', () => {
  const document = createDocument();
  const clicks = [];
  const button = (word) =>
    h('button', { onClick: () => clicks.push(word) });
  const live = mount(button('old'), document.body);
  document.operations.length = 0;
  update(live, button('new'));
  assert.deepEqual(document.operations, []);
  click(live.dom);
  assert.deepEqual(clicks, ['new']);
});

test('step 8: a handler that is gone is not called', () => {
  const document = createDocument();
  let clicks = 0;
  const onClick = () => {
    clicks += 1;
  };
  const live = mount(h('button', { onClick }), document.body);
  update(live, h('button', null));
  click(live.dom);
  assert.equal(clicks, 0);
  update(live, h('button', { onClick }));
  click(live.dom);
  assert.equal(clicks, 1);
  update(live, h('button', { onClick: false }));
  click(live.dom);
  assert.equal(clicks, 1);
});

test('step 8: an event reaches the handlers of the parents', () => {
  const { body } = createDocument();
  const heard = [];
  const box = (name, ...inside) =>
    h('div', { onClick: () => heard.push(name) }, inside);
  const { dom } = mount(box('outer', box('inner')), body);
  click(dom.firstChild);
  assert.deepEqual(heard, ['inner', 'outer']);
});

test('step 8: a click changes the state and the page', async () => {
  let calls = 0;
  function Counter() {
    const [count, setCount] = useState(0);
    calls += 1;
    const add = () => setCount((before) => before + 1);
    return h('button', { onClick: add }, 'Cups: ', count);
  }
  const { body } = createDocument();
  mount(h(Counter, null), body);
  click(body.firstChild);
  click(body.firstChild);
  await turn();
  click(body.firstChild);
  await turn();
  assert.equal(innerHTML(body), '<button>Cups: 3</button>');
  assert.equal(calls, 3);
});

test('step 8: a field shows its value again after typing', () => {
  const { body } = createDocument();
  const field = () => h('input', { value: 'tea', checked: false });
  const live = mount(field(), body);
  assert.equal(live.dom.value, 'tea');
  live.dom.value = 'tea with milk';
  live.dom.checked = true;
  update(live, field());
  assert.equal(live.dom.value, 'tea');
  assert.equal(live.dom.checked, false);
});

test('step 8: a field without a value keeps what was typed', () => {
  const live = mount(h('input', { name: 'tea' }), createDocument().body);
  live.dom.value = 'green';
  update(live, h('input', { name: 'drink' }));
  assert.equal(live.dom.value, 'green');
});

test('step 8: an equal value is not written, so the caret stays', () => {
  const live = mount(h('input', null), createDocument().body);
  const written = [];
  Object.defineProperty(live.dom, 'value', {
    get: () => '7',
    set: (value) => written.push(value),
  });
  update(live, h('input', { value: 7 }));
  assert.deepEqual(written, []);
  update(live, h('input', { value: 8 }));
  assert.deepEqual(written, [8]);
});
