import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mount, update } from './app.js';
import { createDocument } from './document.js';
import { h } from './h.js';
import { innerHTML } from './html.js';
import { stayingChildren } from './match.js';

const item = (key) => h('li', { key }, h('input', { name: key }));
const list = (keys) => h('ul', null, [...keys].map(item));

/** Shows the list, and gives tools to look at it. */
function start(keys) {
  const document = createDocument();
  const live = mount(list(keys), document.body);
  const items = () => [...live.dom.childNodes];
  return {
    document,
    items,
    show(next) {
      document.operations.length = 0;
      update(live, list(next));
      const names = items().map((li) => li.firstChild.getAttribute('name'));
      assert.equal(names.join(''), next);
      return document.operations;
    },
  };
}

test('step 5: elements move with their keys', () => {
  const { items, show } = start('abcd');
  const [a, b, c, d] = items();
  show('dbca');
  assert.deepEqual(
    items().map((li) => [a, b, c, d].indexOf(li)),
    [3, 1, 2, 0],
  );
});

test('step 5: two children change places in two operations', () => {
  const { show } = start('abcdef');
  assert.deepEqual(show('aecdbf'), ['insertBefore', 'insertBefore']);
  assert.deepEqual(show('fecdba'), ['insertBefore', 'insertBefore']);
  assert.deepEqual(show('efcdba'), ['insertBefore']);
});

test('step 5: removing the first child is one operation', () => {
  const { show } = start('abcdef');
  assert.deepEqual(show('bcdef'), ['removeChild']);
  assert.deepEqual(show('fbcde'), ['insertBefore']);
});

/** Every order of some letters. */
function orders(letters) {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) =>
    orders(letters.replace(first, '')).map((rest) => first + rest),
  );
}

/** The length of the longest rising run, found by trying them all. */
function longestRun(letters, last = '') {
  const [first] = letters;
  if (!first) return 0;
  const rest = letters.slice(1);
  const without = longestRun(rest, last);
  return first > last
    ? Math.max(without, 1 + longestRun(rest, first))
    : without;
}

test('step 5: no order of six children takes a move too many', () => {
  const all = orders('abcdef');
  assert.equal(all.length, 720);
  for (const order of all) {
    const moves = start('abcdef').show(order).length;
    assert.equal(moves, 6 - longestRun(order), order);
  }
});

test('step 5: new children between old ones do not move those', () => {
  assert.deepEqual([...stayingChildren([0, -1, 1, -1, 2])], [4, 2, 0]);
  const { document, show } = start('abc');
  show('xaybzc');
  const { body, operations } = document;
  const parts = 3 * 2;
  assert.equal(
    operations.filter((name) => name === 'insertBefore').length,
    parts,
  );
  assert.equal(body.firstChild.childNodes.length, 6);
});

test('step 5: children without a key are matched in order', () => {
  const { body } = createDocument();
  const live = mount(
    h('p', null, 'a', h('b', { key: 1 }), h('i', null)),
    body,
  );
  const [a, b, i] = body.firstChild.childNodes;
  update(live, h('p', null, h('b', { key: 1 }), 'c', h('i', null)));
  assert.equal(innerHTML(body), '<p><b></b>c<i></i></p>');
  assert.deepEqual(
    live.dom.childNodes.map((node) => [a, b, i].indexOf(node)),
    [1, 0, 2],
  );
});

test('step 5: a key that is there twice does no harm', () => {
  const { items, show } = start('aab');
  show('baa');
  show('a');
  assert.equal(items().length, 1);
});

test('step 5: the focus stays where it was', () => {
  const { document, items, show } = start('abcd');
  for (const order of ['dcba', 'badc', 'abcd']) {
    const field = items()[1].firstChild;
    field.focus();
    show(order);
    assert.equal(document.activeElement, field);
  }
  items()[0].firstChild.focus();
  show('bcd');
  assert.equal(document.activeElement, document.body);
});
