import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex } from './build.js';
import { documents, textOf } from './corpus.js';
import { createFinder } from './finder.js';
import { closed, message, press, selectedResult, type } from './palette.js';
import { loadIndex, saveIndex } from './save.js';

const result = (section, title) => ({ section, title, parts: [] });
const results = [
  result('Garden', 'roses'), result('Kitchen', 'tea'),
  result('Garden', 'soil'), result('Garden', 'slugs'),
];
const opened = type('x', () => results);
const titleOf = (state) => selectedResult(state)?.title;

test('step 11: results are grouped, the best group first', () => {
  const seen = opened.groups.map((group) => [
    group.name, ...group.results.map(({ title, at }) => `${at} ${title}`),
  ]);
  assert.deepEqual(seen, [
    ['Garden', '0 roses', '1 soil', '2 slugs'], ['Kitchen', '3 tea'],
  ]);
});

test('step 11: the arrow keys move through all groups, and around', () => {
  const titles = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown',
    'ArrowUp', 'ArrowUp', 'Home', 'End'];
  let state = opened;
  assert.equal(titleOf(state), 'roses');
  const moved = titles.map((key) => titleOf((state = press(state, key))));
  assert.deepEqual(moved, [
    'soil', 'slugs', 'tea', 'roses', 'tea', 'slugs', 'roses', 'tea',
  ]);
});

test('step 11: other keys change nothing, and escape closes', () => {
  assert.equal(press(opened, 'a'), opened);
  assert.equal(press(opened, 'toString'), opened);
  assert.equal(press(opened, 'Escape'), closed);
  assert.equal(opened.selected, 0);
});

test('step 11: typing selects the first result again', () => {
  const moved = press(opened, 'End');
  assert.equal(type('xy', () => results).selected, 0);
  assert.equal(moved.selected, 3);
  const empty = type('xyz', () => []);
  assert.equal(press(empty, 'ArrowDown'), empty);
  assert.equal(selectedResult(empty), null);
});

test('step 11: a message gives the number of results', () => {
  assert.equal(message(opened), '4 results');
  assert.equal(message({ text: 'x', count: 1 }), '1 result');
  assert.equal(message(type(' ', () => [])), '');
});

test('step 11: a real search shows 42 results at most', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    section: `Shelf ${at % 3}`, title: `Note ${at}`, text: 'green tea',
  }));
  const find = createFinder(createIndex(many.map(textOf)), many);
  const state = type('tea', find);
  assert.equal(state.count, 42);
  assert.equal(state.groups.flatMap((group) => group.results).length, 42);
  assert.equal(press(state, 'ArrowUp').selected, 41);
});

test('step 11: the palette works with a loaded index', () => {
  const index = loadIndex(saveIndex(createIndex(documents.map(textOf))));
  const state = type('rusty cha', createFinder(index, documents));
  const { section, title, parts } = selectedResult(state);
  assert.deepEqual([section, title], ['Bicycle', 'Oil the chain']);
  assert.deepEqual(
    parts.filter(({ isMatch }) => isMatch).map(({ text }) => text),
    ['chain'],
  );
});
