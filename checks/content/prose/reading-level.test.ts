import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkReadingLevel, measure } from './reading-level.ts';
import { sentencesOf } from './sentences.ts';

const lesson = '1.cs/1.html/1.getting-started/05.x.md';
const words = (count: number) => `Cat${' cat'.repeat(count - 1)}.`;

test('a sentence of 31 words is too long, one of 30 is not', () => {
  expect(checkReadingLevel(checkedPage(lesson, `Go.\n\nA cat.\n${words(31)}\n\nA cat.`))).toEqual([
    {
      code: 'check-reading-level',
      severity: 'error',
      file: lesson,
      line: 4,
      message: 'The sentence "Cat cat cat cat cat cat …" has 31 words; at most 30 are allowed. Make it two.',
    },
  ]);
  expect(checkReadingLevel(checkedPage(lesson, `Go.\n\n${words(30)}`))).toEqual([]);
});

test('a paragraph has at most five sentences', () => {
  const problems = checkReadingLevel(
    checkedPage(lesson, 'A cat. A dog. A hen. A cow. A pig.\n\nA. B. C. D. E. F.'),
  );
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The paragraph has 6 sentences; at most 5 are allowed. Start a new one where the thought changes.'],
  ]);
});

test('the first sentence of a page has at most 20 words', () => {
  const problems = checkReadingLevel(checkedPage(lesson, `# Cats\n\n${words(21)} A cat. A cat.`));
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The first sentence of the page has 21 words; at most 20 are allowed. Begin shorter.'],
  ]);
});

test('sentences have at most 17 words on average', () => {
  const [problem] = checkReadingLevel(checkedPage(lesson, `${words(18)}\n\n${words(18)}`));
  expect(problem?.message).toBe(
    'The sentences have 18.0 words on average; at most 17 are allowed. Cut the long ones in two.',
  );
});

test('a lesson reads at grade 8, other pages of a subject at grade 9, and pages elsewhere as they like', () => {
  const text = 'Considerable numbers of families read it on a train.';
  const { grade } = measure(sentencesOf(text));
  expect(grade).toBeGreaterThan(8);
  expect(grade).toBeLessThan(9);
  expect(checkReadingLevel(checkedPage(lesson, text)).map((problem) => problem.message)).toEqual([
    'The page reads at grade 8.9; at most 8 is allowed (9.0 words a sentence). Use shorter words and sentences: long words are considerable (1).',
  ]);
  expect(checkReadingLevel(checkedPage('1.cs/1.html/2.elements/a.md', text))).toEqual([]);
  expect(checkReadingLevel(checkedPage('5.blog/x.md', words(99)))).toEqual([]);
});

test('the grade is that of Flesch and Kincaid', () => {
  // 10 words, 2 sentences, 12 syllables: 0.39 × 5 + 11.8 × 1.2 − 15.59
  const { grade } = measure(sentencesOf('The cat sat on mats. A little table has legs.'));
  expect(grade).toBeCloseTo(0.52, 2);
});

test('code counts as one short word, and fences and tables do not count', () => {
  const long = 'internationalisation '.repeat(30);
  const page = `Use \`${long}\` now.\n\n| A | B |\n|---|---|\n| ${long} | b |\n\n\`\`\`text\n${long}\n\`\`\``;
  expect(checkReadingLevel(checkedPage(lesson, page))).toEqual([]);
});
