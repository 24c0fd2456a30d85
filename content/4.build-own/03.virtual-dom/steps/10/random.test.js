import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hydrate, mount, update } from './app.js';
import { domOf } from './component.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { randomTree, seededRandom } from './random-trees.js';

const inDiv = (tree) => h('div', null, tree);

/** The page that a tree gives when there was nothing before. */
function fresh(tree) {
  const { body } = createDocument();
  mount(inDiv(tree), body);
  return body;
}

/** Each live node must show the node that is at its place in the page. */
function checkLive(live, dom) {
  assert.equal(domOf(live), dom);
  if (live.child) {
    checkLive(live.child, dom);
    return;
  }
  const places = [...dom.childNodes];
  assert.equal(live.children.length, places.length);
  live.children.forEach((child, at) => checkLive(child, places[at]));
}

test('step 10: 2,000 random pairs: a patch is like a new page', () => {
  const random = seededRandom(2026);
  for (let pair = 0; pair < 2000; pair += 1) {
    const { body } = createDocument();
    const live = mount(inDiv(randomTree(random)), body);
    const next = randomTree(random);
    update(live, inDiv(next));
    const expected = innerHTML(fresh(next));
    assert.equal(innerHTML(body), expected, `pair ${pair}`);
    checkLive(live, body.firstChild);
  }
});

test('step 10: 300 random pages in a row, in the same place', () => {
  const random = seededRandom(7);
  const { body } = createDocument();
  const live = mount(inDiv(null), body);
  for (let page = 0; page < 300; page += 1) {
    const tree = randomTree(random);
    update(live, inDiv(tree));
    assert.equal(innerHTML(body), innerHTML(fresh(tree)), `page ${page}`);
  }
});

test('step 10: 500 random pages are repaired while adopted', () => {
  const random = seededRandom(11);
  for (let page = 0; page < 500; page += 1) {
    const body = fresh(randomTree(random));
    const tree = randomTree(random);
    const live = hydrate(inDiv(tree), body);
    assert.equal(innerHTML(body), innerHTML(fresh(tree)), `page ${page}`);
    checkLive(live, body.firstChild);
  }
});

test('step 10: 500 random keyed lists keep elements and focus', () => {
  const random = seededRandom(23);
  const list = (keys) =>
    h(
      'ul',
      null,
      keys.map((key) => h('li', { key })),
    );
  const someKeys = () =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((key) => [random(), key])
      .filter(([number]) => number < 0.7)
      .sort(([a], [b]) => a - b)
      .map(([, key]) => key);
  for (let round = 0; round < 500; round += 1) {
    const document = createDocument();
    const [before, after] = [someKeys(), someKeys()];
    const live = mount(list(before), document.body);
    const old = new Map(
      before.map((key, at) => [key, live.dom.childNodes[at]]),
    );
    const chosen = old.get(before[0]);
    chosen?.focus();
    update(live, list(after));
    after.forEach((key, at) => {
      if (old.has(key)) assert.equal(live.dom.childNodes[at], old.get(key));
    });
    const isKept = after.includes(before[0]);
    assert.equal(document.activeElement, isKept ? chosen : document.body);
  }
});
