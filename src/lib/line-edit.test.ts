import { expect, test } from 'vitest';
import { applyEdit, placesOf, readEdit } from './line-edit.ts';

const source = '<ul>\n  <li>Sticks</li>\n  <li>Paper</li>\n</ul>';

test('lines that are taken away, added and kept', () => {
  const edit = readEdit('-<li>Sticks</li>\n+<li>Two sticks</li>\n <li>Paper</li>');
  expect(edit).toEqual({
    before: ['<li>Sticks</li>', '<li>Paper</li>'],
    after: ['<li>Two sticks</li>', '<li>Paper</li>'],
  });
  expect(applyEdit(source, edit)).toBe('<ul>\n  <li>Two sticks</li>\n  <li>Paper</li>\n</ul>');
});

test('new lines are indented as those around them', () => {
  const edit = readEdit(' <li>Paper</li>\n+<li>\n+  String\n+</li>');
  expect(applyEdit(source, edit)).toBe(
    '<ul>\n  <li>Sticks</li>\n  <li>Paper</li>\n  <li>\n    String\n  </li>\n</ul>',
  );
  const deeper = readEdit('-    <li>Paper</li>\n+    <li>Silk</li>\n+\n+  <li>String</li>');
  expect(applyEdit(source, deeper)).toBe(
    '<ul>\n  <li>Sticks</li>\n  <li>Silk</li>\n\n<li>String</li>\n</ul>',
  );
});

test('an edit without a place, or with two, is not made', () => {
  expect(applyEdit(source, readEdit('-<li>Glue</li>\n+<li>Tape</li>'))).toBeNull();
  expect(applyEdit(source, readEdit('+<li>Tape</li>'))).toBeNull();
  const twice = `${source}\n${source}`;
  const edit = readEdit('-<li>Paper</li>');
  expect(placesOf(twice, edit)).toEqual([2, 6]);
  expect(applyEdit(twice, edit)).toBeNull();
  expect(applyEdit(source, edit)).toBe('<ul>\n  <li>Sticks</li>\n</ul>');
});
