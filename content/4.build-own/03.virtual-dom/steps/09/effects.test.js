import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount, update } from './app.js';
import { createDocument } from './document.js';
import { useEffect } from './effects.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { useState } from './state.js';

const turn = () => Promise.resolve();

/** Writes down when its effect starts and when it ends. */
function logger(log) {
  return function Room({ name, children }) {
    useEffect(() => {
      log.push(`enter ${name}`);
      return () => log.push(`leave ${name}`);
    }, [name]);
    return h('p', null, name, children);
  };
}

test('step 9: an effect runs when the page is ready', () => {
  const { body } = createDocument();
  const seen = [];
  function Title() {
    useEffect(() => seen.push(innerHTML(body)));
    return h('h1', null, 'Tea');
  }
  mount(h('header', null, h(Title, null)), body);
  assert.deepEqual(seen, ['<header><h1>Tea</h1></header>']);
});

test('step 9: it runs again only when one of its needs changes', () => {
  const log = [];
  const Room = logger(log);
  const live = mount(h(Room, { name: 'hall' }), createDocument().body);
  update(live, h(Room, { name: 'hall' }));
  assert.deepEqual(log, ['enter hall']);
  update(live, h(Room, { name: 'attic' }));
  assert.deepEqual(log, ['enter hall', 'leave hall', 'enter attic']);
});

test('step 9: without a list, it runs every time', () => {
  const runs = [];
  function Busy() {
    useEffect(() => runs.push('again'));
  }
  const live = mount(h(Busy, null), createDocument().body);
  update(live, h(Busy, null));
  assert.equal(runs.length, 2);
});

test('step 9: it ends when the component goes, however deep', () => {
  const log = [];
  const Room = logger(log);
  const { body } = createDocument();
  const inside = h('ul', null, h('li', null, h(Room, { name: 'cellar' })));
  const live = mount(h('main', null, inside), body);
  update(live, h('main', null));
  assert.deepEqual(log, ['enter cellar', 'leave cellar']);
});

test('step 9: it ends when the component is replaced', () => {
  const log = [];
  const Room = logger(log);
  const live = mount(h(Room, { name: 'hall' }), createDocument().body);
  update(live, h('p', null));
  assert.deepEqual(log, ['enter hall', 'leave hall']);
});

test('step 9: effects of children run before those of their parent', () => {
  const log = [];
  const Room = logger(log);
  const hall = h(Room, { name: 'hall' }, h(Room, { name: 'cupboard' }));
  mount(hall, createDocument().body);
  assert.deepEqual(log, ['enter cupboard', 'enter hall']);
});

test('step 9: an effect may set a state', async () => {
  let calls = 0;
  function Clock() {
    const [time, setTime] = useState('...');
    calls += 1;
    useEffect(() => setTime('noon'), []);
    return h('time', null, time);
  }
  const { body } = createDocument();
  mount(h(Clock, null), body);
  await turn();
  assert.equal(innerHTML(body), '<time>noon</time>');
  assert.equal(calls, 2);
});

test('step 9: it does not start if its component is already gone', () => {
  const log = [];
  const Room = logger(log);
  const live = mount(h('main', null), createDocument().body);
  function Closer() {
    useEffect(() => {
      update(live, h('main', null));
    }, []);
  }
  const hall = h(Room, { name: 'hall' });
  update(live, h('main', null, h(Closer, null), hall));
  assert.deepEqual(log, []);
});
