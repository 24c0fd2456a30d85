import { expect, test } from 'vitest';
import { says, spaced, words } from './wording.ts';

test.each([
  ['  One\u00a0 two\n three\u200b ', 'one two three'],
  ['It’s “here” – or ‘there’', `it's "here" - or 'there'`],
  ['ﬁle №\u202f5', 'file no 5'],
  ['well\u00adcome non\u2011stop 5\u2212 3', 'wellcome non-stop 5- 3'],
])('words: %j', (text, expected) => {
  expect(words(text)).toBe(expected);
});

test('spaced: as written, with single spaces', () => {
  expect(spaced(' A\u00a0“B”\t\nC ')).toBe('A “B” C');
});

test.each<[string, Parameters<typeof says>[1][], boolean]>([
  ['Closed on Friday, 4\u00a0December', ['december', 'friday', '4'], true],
  ['We are shut on 4 December', [['closed', 'shut'], 'december'], true],
  ['We are open on 4 December', [['closed', 'shut'], 'december'], false],
  ['Discloses nothing', ['closes'], false],
  ['Don’t click', ["don't"], true],
  ['* required', ['* required'], true],
  ['All fields are required.', [/\brequired\b/, 'fields'], true],
  ['40 beans', ['4'], false],
  ['Über uns', ['ber'], false],
  ['closely closed', ['closed'], true],
  ['anything', [''], false],
])('says: %j has %j: %s', (text, groups, expected) => {
  expect(says(text, ...groups)).toBe(expected);
});
