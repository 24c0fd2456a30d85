import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#schema/progress.ts';
import { mergeEntries, readExport, writeExport } from './transfer.ts';

const now = new Date('2026-11-16T12:00:00Z');
const done = (at: number, isDone = true): Entry => ({ kind: 'done', path: '/a', id: '', at, isDone });
const draft = (at: number, text: string): Entry => ({
  ...{ kind: 'draft', path: '/q', id: '', at, files: [{ name: 'index.html', text }] },
});

describe('an export', () => {
  const folder = join(import.meta.dirname, 'exports');
  const versions = readdirSync(folder);

  test.each(versions)('%s is read whole', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    // Before version 3, answers were saved under the text of their question.
    const entries = JSON.parse(text).entries.map((entry: Entry) =>
      entry.id === 'Where does an inner list go?' ? { ...entry, id: 'where-does-an-inner-list-go' } : entry,
    );
    expect(readExport(text, now.getTime())).toEqual({ entries });
  });

  test('of the present version is among the samples, with an entry of every kind', () => {
    const { version } = JSON.parse(writeExport([], now));
    expect(versions).toContain(`version-${version}.json`);
  });

  test('comes back as it was', () => {
    const entries = [done(1), draft(2, 'a')];
    expect(readExport(writeExport(entries, now), now.getTime())).toEqual({ entries });
  });

  test.each([
    ['{"version":', 'is not a Plinth export. It is not JSON, or it was cut off.'],
    ['null', 'is not a Plinth export. It has no version.'],
    ['[]', 'is not a Plinth export. It has no version.'],
    ['{"version":1,"entries":[]}', 'is not a Plinth export. It is of another program.'],
    [
      '{"application":"plinth-progress","version":99,"entries":[]}',
      'was made by a newer version of this site. Reload this page, then try again.',
    ],
    ['{"application":"plinth-progress","version":1}', 'is damaged. It has no entries.'],
    [
      '{"application":"plinth-progress","version":1,"entries":[{"kind":"done","path":"/a","id":"","at":1,"isDone":true},{"kind":"done"}]}',
      'is damaged. Entry 2 of 2 cannot be read.',
    ],
    [' '.repeat(20_000_001), 'is too large. An export is smaller than 20 MB.'],
  ])('that is none is refused: %#', (text, words) => {
    const read = readExport(text, now.getTime());
    expect('refusal' in read && read.refusal.join(' ')).toBe(words);
  });

  test.each([
    { kind: 'done', path: '/a', id: '', at: Number.NaN, isDone: true },
    { kind: 'done', path: '/a', id: '', at: -1, isDone: true },
    { kind: 'done', path: 1, id: '', at: 1, isDone: true },
    { kind: 'tick', path: '/a', id: '', at: 1, isTicked: 'yes' },
    { kind: 'answer', path: '/a', id: '', at: 1, answer: 'x' },
    { kind: 'checks', path: '/a', id: '', at: 1, passed: 0.5, total: 1 },
    { kind: 'draft', path: '/a', id: '', at: 1, files: [{ name: 'a' }] },
    { kind: 'last', path: '/a', id: '', at: 1 },
    { kind: 'other', path: '/a', id: '', at: 1 },
    null,
  ])('with an entry out of form is refused: %j', (entry) => {
    const text = JSON.stringify({ application: 'plinth-progress', version: 1, entries: [entry] });
    expect(readExport(text, now.getTime())).toHaveProperty('refusal');
  });

  test.each([
    [{ kind: 'done', path: 'javascript:alert(1)', isDone: true }, 'has "javascript:alert(1)" as a path'],
    [{ kind: 'draft', path: '//example.org/a', files: [] }, 'has "//example.org/a" as a path'],
    [{ kind: 'tick', path: '/\\example.org', isTicked: true }, 'has "/\\\\example.org" as a path'],
    [{ kind: 'last', path: '/quests', page: 'https://example.org/' }, 'has "https://example.org/" as a path'],
    [
      { kind: 'answer', path: `/${'a'.repeat(2000)}`, answer: '', isRight: true },
      `has "/${'a'.repeat(79)}…" as a path`,
    ],
  ])('with a path that is not of this site is refused: %#', (entry, words) => {
    const text = writeExport([{ id: '', at: 1, ...entry } as Entry], now);
    expect(readExport(text, now.getTime())).toEqual({
      refusal: ['is damaged.', `Entry 1 of 1 ${words}, which is not a path of this site.`],
    });
  });

  test.each([
    [{ kind: 'checks', passed: 0, total: 5_000_000 }, 'has 5,000,000 checks. A page has at most 1,000.'],
    [{ kind: 'checks', passed: 5_000_000, total: 1 }, 'has 5,000,000 checks. A page has at most 1,000.'],
    [
      { kind: 'draft', files: Array.from({ length: 101 }, () => ({ name: 'a', text: '' })) },
      'has 101 files. A draft has at most 100.',
    ],
    [{ kind: 'done', at: 8.64e15 + 1, isDone: true }, 'cannot be read.'],
  ])('with a number that no page has is refused: %#', (entry, words) => {
    const text = writeExport([{ path: '/a', id: '', at: 1, ...entry } as Entry], now);
    expect(readExport(text, now.getTime())).toEqual({
      refusal: ['is damaged.', `Entry 1 of 1 ${words}`],
    });
  });

  test('with more entries than a reader can make is refused', () => {
    const text = writeExport(
      Array.from({ length: 50_001 }, () => done(1)),
      now,
    );
    expect(readExport(text, now.getTime())).toEqual({
      refusal: ['is too large.', 'It has 50,001 entries. An export has at most 50,000.'],
    });
  });

  test('of a clock that was ahead counts as made now, and carries nothing unknown in', () => {
    const entry = { ...done(now.getTime() + 1000), extra: '<script>' };
    expect(readExport(writeExport([entry], now), now.getTime())).toEqual({ entries: [done(now.getTime())] });
  });
});

describe('what is brought together', () => {
  test('is the newer mark of each thing', () => {
    expect(mergeEntries([done(1)], [done(2, false)])).toEqual([done(2, false)]);
    expect(mergeEntries([done(2, false)], [done(1)])).toEqual([]);
    expect(mergeEntries([], [done(1)])).toEqual([done(1)]);
  });

  test('has both drafts where they differ, the newer one in its place', () => {
    expect(mergeEntries([draft(1, 'old')], [draft(2, 'new')])).toEqual([
      draft(2, 'new'),
      { ...draft(1, 'old'), id: '1' },
    ]);
    expect(mergeEntries([draft(2, 'new')], [draft(1, 'old')])).toEqual([
      draft(2, 'new'),
      { ...draft(1, 'old'), id: '1' },
    ]);
    expect(mergeEntries([draft(1, 'same')], [draft(1, 'same')])).toEqual([]);
  });
});
