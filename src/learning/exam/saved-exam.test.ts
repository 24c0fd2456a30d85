import { expect, test } from 'vitest';
import { certificateNumber } from './certificate-number.ts';
import type { Attempt } from './exam-state.ts';
import { betterOf, readSavedExam, savedFiles } from './saved-exam.ts';

const attempt: Attempt = {
  ...{ startedAt: 1, endedAt: null, at: 0 },
  questions: [{ path: '/exam/text', id: 'one', order: [1, 0], chosen: 1, isFlagged: true }],
};
const passed = { right: 33, total: 40, at: 5, answers: 'one=1' };

test('what is saved can be read again', () => {
  const saved = { attempt, passed, name: 'Ada Björk' };
  expect(readSavedExam(savedFiles(saved))).toEqual(saved);
});

test('nothing saved is nothing begun', () => {
  expect(readSavedExam(null)).toEqual({ attempt: null, passed: null, name: '' });
});

test.each([
  ['text that is not JSON', '{'],
  ['a position after the end', JSON.stringify({ ...attempt, at: 2 })],
  ['no questions', JSON.stringify({ ...attempt, questions: [] })],
  [
    'a choice that does not exist',
    JSON.stringify({ ...attempt, questions: [{ ...attempt.questions[0], chosen: 2 }] }),
  ],
  [
    'an order with gaps',
    JSON.stringify({ ...attempt, questions: [{ ...attempt.questions[0], order: [0, 2] }] }),
  ],
])('an attempt with %s counts as missing', (_, text) => {
  expect(readSavedExam([{ name: 'attempt.json', text }]).attempt).toBeNull();
});

test('the certificate shows the better result, and the earlier of two equal ones', () => {
  expect(betterOf(null, passed)).toBe(passed);
  expect(betterOf(passed, { ...passed, right: 34 }).right).toBe(34);
  expect(betterOf(passed, { ...passed, at: 9 }).at).toBe(5);
});

test('the number of a certificate changes with its name and answers', async () => {
  const number = await certificateNumber('HTML', ['/exam', 'Ada', 'one=1', '33/40', 5, 7]);
  expect(number).toBe(await certificateNumber('HTML', ['/exam', 'Ada', 'one=1', '33/40', 5, 7]));
  expect(number).toMatch(/^HTML-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await certificateNumber('HTML', ['/exam', 'Bo', 'one=1', '33/40', 5, 7])).not.toBe(number);
  expect(await certificateNumber('HTML', ['/exam', 'Ada', 'one=0', '33/40', 5, 7])).not.toBe(number);
});
