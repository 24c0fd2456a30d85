import { html } from '@codemirror/lang-html';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { renameTagPairs } from './rename-tag-pairs.ts';
import { attributeNameAt, elementNameAt, openElementsAt } from './tag-names.ts';

function stateOf(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: [html(), renameTagPairs] });
  ensureSyntaxTree(state, doc.length, 5000);
  // The state takes the finished tree over with the next transaction.
  return state.update({}).state;
}

/** The text after a change, made as a reader types it. */
function edit(doc: string, from: number, to: number, insert: string, userEvent = 'input.type'): string {
  return stateOf(doc).update({ changes: { from, to, insert }, userEvent }).state.doc.toString();
}

test.each([
  ['in the start tag', '<b>x</b>', 2, 2, 'r', '<br>x</br>'],
  ['in the end tag', '<b>x</b>', 7, 7, 'i', '<bi>x</bi>'],
  ['by deleting', '<ul><li>x</li></ul>', 2, 3, '', '<u><li>x</li></u>'],
  ['around other elements', '<a><b>x</b></a>', 1, 2, 'p', '<p><b>x</b></p>'],
])('a tag is renamed %s, and its partner with it', (_, doc, from, to, insert, expected) => {
  expect(edit(doc, from, to, insert, insert ? 'input.type' : 'delete.backward')).toBe(expected);
});

test.each([
  ['a space begins an attribute', '<b>x</b>', 2, ' '],
  ['the tags differ already', '<b>x</i>', 2, 'r'],
  ['the change is in the text', '<b>x</b>', 3, 'y'],
  ['there is no end tag', '<p>x', 2, 'r'],
])('nothing else changes when %s', (_, doc, at, insert) => {
  expect(edit(doc, at, at, insert)).toBe(doc.slice(0, at) + insert + doc.slice(at));
});

test('changes that the reader did not type are left alone', () => {
  expect(edit('<b>x</b>', 2, 2, 'r', 'undo')).toBe('<br>x</b>');
});

test('names are known at every place of a tag', () => {
  const state = stateOf('<UL><input type="text"></UL>');
  const at = (pos: number) => syntaxTree(state).resolveInner(pos, -1);
  expect(elementNameAt(at(8), state)).toBe('input');
  expect([attributeNameAt(at(19), state), elementNameAt(at(19), state)]).toEqual(['type', 'input']);
  expect(elementNameAt(syntaxTree(state).topNode, state)).toBeNull();
  expect(openElementsAt(syntaxTree(state), 23, state)).toEqual(['input', 'ul']);
});
