import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hydrate, mount, update } from './app.js';
import { createDocument } from './document.js';
import { useEffect } from './effects.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { useState } from './state.js';

/** A page as it comes from the server, before any script has run. */
function serverPage(node) {
  const document = createDocument();
  mount(node, document.body);
  document.operations.length = 0;
  return document;
}

function Counter({ start }) {
  const [count, setCount] = useState(start);
  const add = () => setCount(count + 1);
  return h('button', { type: 'button', onClick: add }, 'Cups: ', count);
}

const page = (start) =>
  h('main', { id: 'top' }, h('h1', null, 'Tea'), h(Counter, { start }));

test('step 10: existing nodes are adopted, and none is made', () => {
  const plain = h(
    'main',
    { id: 'top' },
    h('h1', null, 'Tea'),
    h('hr', null),
  );
  const document = serverPage(plain);
  const { body } = document;
  const [heading] = body.firstChild.childNodes;
  const live = hydrate(plain, body);
  assert.deepEqual(document.operations, []);
  assert.equal(live.dom, body.firstChild);
  assert.equal(live.children[0].dom, heading);
});

test('step 10: a page with a component gets its handlers only', () => {
  const main = h('main', { id: 'top' }, h('h1', null, 'Tea'));
  const button = h('button', { type: 'button' }, 'Cups: 2');
  const document = serverPage({
    ...main,
    children: [...main.children, button],
  });
  hydrate(page(2), document.body);
  assert.deepEqual(document.operations, ['addEventListener']);
});

test('step 10: an adopted page works like any other', async () => {
  const { body } = serverPage(page(2));
  const button = body.firstChild.childNodes[1];
  const live = hydrate(page(2), body);
  button.dispatchEvent({ type: 'click' });
  await Promise.resolve();
  assert.equal(button.firstChild.data, 'Cups: 3');
  update(live, h('main', null));
  assert.equal(innerHTML(body), '<main></main>');
});

test('step 10: effects run in an adopted page', () => {
  let runs = 0;
  function Title() {
    useEffect(() => {
      runs += 1;
    }, []);
    return h('h1', null, 'Tea');
  }
  hydrate(h(Title, null), serverPage(h('h1', null, 'Tea')).body);
  assert.equal(runs, 1);
});

test('step 10: what differs is repaired', () => {
  const old = h(
    'p',
    { id: 'a', lang: 'en' },
    'Tea',
    h('b', null),
    h('i', null),
  );
  const document = serverPage(old);
  hydrate(h('p', { id: 'b' }, 'Milk', h('i', null)), document.body);
  assert.equal(innerHTML(document.body), '<p id="b">Milk<i></i></p>');
});
