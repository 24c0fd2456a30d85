import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkQuestions } from './questions.ts';

let count = 0;
const question = (right: number, why = '#why\nSo it is.', id = `right-${count++}`) => `::question{#${id}}
Which one?

${[0, 1, 2].map((place) => `- [${place === right ? 'x' : ' '}] Choice`).join('\n')}

${why}
::
`;
const lesson = '1.cs/1.html/1.getting-started/05.x.md';
const found = (text: string, file = lesson) =>
  checkQuestions(checkedPage(file, text)).map(({ line, message }) => [line, message]);

test('five questions with one right answer each, in all three places, are a check', () => {
  expect(found([0, 1, 2, 0, 1].map((place) => question(place)).join('\n'))).toEqual([]);
});

test('a lesson with four questions needs another', () => {
  expect(found(`Text\n\n${[0, 1, 2, 0].map((place) => question(place)).join('\n')}`)).toEqual([
    [3, 'The lesson has 4 questions; it needs 5.'],
  ]);
});

test('right answers stand in all three places', () => {
  expect(found([0, 1, 1, 0, 1].map((place) => question(place)).join('\n'))).toEqual([
    [1, 'The right answers do not use all three places. Spread them over first, second and third.'],
  ]);
});

test('on any page, a question has three choices, one right answer and a reason', () => {
  expect(found(question(5), '5.blog/x.md')).toEqual([
    [1, 'The question has 0 right answers; it needs one. Tick it with [x].'],
  ]);
  expect(found(question(1, ''), '5.blog/x.md')).toEqual([
    [1, 'The question does not say why its answer is right. Add a part "#why" at its end.'],
  ]);
  expect(found('::question{#which}\nWhich?\n\n- [x] One\n- [x] Two\n\n#why\nSo.\n::', '5.blog/x.md')).toEqual(
    [
      [1, 'The question has 2 right answers; it needs one. Tick it with [x].'],
      [1, 'The question has 2 choices; it needs 3.'],
    ],
  );
});

test('a question has an id, which no other question of its page has', () => {
  const why = '#why\nSo it is.';
  const page = [question(0, why, 'which'), question(1, why, 'which'), question(2).replace(/\{.*\}/, '')];
  expect(found(page.join('\n'), '5.blog/x.md')).toEqual([
    [12, 'Two questions have the id "which". Give one of them another id.'],
    [
      23,
      'The question has no id, so its answers would be lost with its next wording. Write ::question{#its-id}.',
    ],
  ]);
});

const examPage = '1.cs/1.html/5.final-exam/1.text.md';

test('a question of an exam may have four choices, and its explanation links to a lesson', () => {
  const four = (why: string) =>
    `::question{#which}\nWhich?\n\n- [x] One\n- [ ] Two\n- [ ] Three\n- [ ] Four\n\n#why\n${why}\n::`;
  expect(found(four('So. See [lesson 4](/four).'), examPage)).toEqual([]);
  expect(found(four('So.'), examPage)).toEqual([
    [
      1,
      'The explanation names no page to read again. End it with a link to the lesson, such as "([lesson 4](…))."',
    ],
  ]);
  expect(found(four('So. See [lesson 4](/four).'), '5.blog/x.md')).toEqual([
    [1, 'The question has 4 choices; it needs 3.'],
  ]);
});
