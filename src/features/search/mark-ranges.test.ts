import { describe, expect, test } from 'vitest';
import { findTerm, markParts, markRanges } from './mark-ranges.ts';

/** The text with its marks as brackets. */
const marked = (text: string, term: string) =>
  markParts(text, term)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('a term is found', () => {
  test('whatever the case, at its first place', () => {
    expect(findTerm('The DIALOG element, dialog', 'dialog')).toEqual({ start: 4, end: 10 });
  });

  test('as it is written, not as a pattern', () => {
    expect(findTerm('a (b) c', '(b)')).toEqual({ start: 2, end: 5 });
    expect(findTerm('abc', 'a.c')).toBeNull();
    for (const term of ['[', '\\', '*', '^$', 'a|b', '{2}', '/', '-', '?+'])
      expect(findTerm(`x ${term} y`, term)).toEqual({ start: 2, end: 2 + term.length });
  });

  test('at its place after a letter that grows when it is lower-cased', () => {
    expect(findTerm('İstanbul bridge', 'BRIDGE')).toEqual({ start: 9, end: 15 });
  });

  test('nowhere when it is empty', () => {
    expect(findTerm('abc', '')).toBeNull();
  });
});

describe('marks', () => {
  test('are the whole term where it occurs, and nothing else', () => {
    expect(marked('Data table with table cells', 'table')).toBe('Data [table] with table cells');
    expect(marked('Time zones', 'time zones')).toBe('[Time zones]');
  });

  test('are where a word begins, and inside one only when none does', () => {
    expect(marked('Data and a table', 'a')).toBe('Data [a]nd a table');
    expect(marked('table', 'able')).toBe('t[able]');
    expect(marked('aria-label', 'label')).toBe('aria-[label]');
  });

  test('are the words of the term where it does not occur as a whole', () => {
    expect(marked('The type of a date input', 'input type=date')).toBe('The [type] of a [date] [input]');
    expect(marked('a', '<a>')).toBe('[a]');
  });

  test('are one mark where words overlap or meet', () => {
    expect(markRanges('tables', 'table able s')).toEqual([{ start: 0, end: 6 }]);
    expect(markRanges('abcdef', 'abcd bc')).toEqual([{ start: 0, end: 4 }]);
  });

  test('are none when nothing matches or nothing is asked', () => {
    expect(markRanges('dialog', 'x')).toEqual([]);
    expect(markParts('dialog', '')).toEqual([{ start: 0, end: 6, text: 'dialog', isMarked: false }]);
    expect(markParts('', 'x')).toEqual([]);
  });
});
