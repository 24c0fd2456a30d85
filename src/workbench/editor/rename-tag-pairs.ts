// A change in the name of one tag is made in the other tag of the element as well, in one step of undo.
import { syntaxTree } from '@codemirror/language';
import { type ChangeSpec, EditorState, type Transaction } from '@codemirror/state';
import { nameOf, partnerOf } from './tag-names.ts';

export const renameTagPairs = EditorState.transactionFilter.of((transaction) => {
  const change = mirroredChange(transaction);
  return change ? [transaction, { changes: change, sequential: true }] : transaction;
});

/** The same change in the other tag; null for any other change. */
function mirroredChange(transaction: Transaction): ChangeSpec | null {
  const { startState: state, changes } = transaction;
  if (!transaction.docChanged || state.selection.ranges.length > 1) return null;
  if (!transaction.isUserEvent('input.type') && !transaction.isUserEvent('delete')) return null;
  const made: { from: number; to: number; insert: string }[] = [];
  changes.iterChanges((from, to, _fromB, _toB, insert) => made.push({ from, to, insert: insert.toString() }));
  const [only] = made;
  if (!only || made.length > 1 || !/^[\w-]*$/.test(only.insert)) return null;
  const tree = syntaxTree(state);
  const sides = [tree.resolveInner(only.from, -1), tree.resolveInner(only.from, 1)];
  const name = sides.find((node) => node.name === 'TagName' && node.from <= only.from && node.to >= only.to);
  const partner = name && partnerOf(name);
  // Tags that are not equal are a mistake, which the reader is about to fix.
  if (!name || !partner || nameOf(name, state) !== nameOf(partner, state)) return null;
  const start = partner.from + (only.from - name.from);
  const end = partner.from + (only.to - name.from);
  return { from: changes.mapPos(start, 1), to: changes.mapPos(end, -1), insert: only.insert };
}
