import { expect, test } from 'vitest';
import { exampleKey } from '#pipeline/facts/example-heights.ts';
import { checkedPage } from '../checked-page.ts';
import { examplesOf } from './examples.ts';
import { checkHeights, checkOldHeights } from './heights.ts';

const examples = examplesOf([
  checkedPage(
    'a.md',
    '```html example\n<p>A</p>\n```\n\n```html example scripts\n<p>A</p>\n```\n\n```html fragment\n<p>B</p>\n```\n\n```html bad="nu"\n<b>\n```\n',
  ),
]);
const plain = exampleKey('<p>A</p>', false);
const scripted = exampleKey('<p>A</p>', true);

const now = { frame: 'f', files: { 'boat.svg': 'b', 'hut.jpg': 'h' } };
const messagesIn = (problems: ReturnType<typeof checkHeights>) =>
  problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`);

test('an example without a recorded height is named, with the command that measures it', () => {
  const heights = { [plain]: 80, [scripted]: [90, 80, 80] };
  expect(checkHeights(examples, { ...now, heights }, now)).toEqual([]);
  expect(checkHeights(examples, { ...now, heights: { [plain]: 80 } }, now)).toEqual([
    {
      code: 'check-example-heights',
      severity: 'error',
      file: 'a.md',
      line: 5,
      message:
        'The height of this example is not recorded, so its height is estimated. Run "npm run examples" and commit facts/examples.json.',
    },
  ]);
});

test('a height that was measured with another picture is named', () => {
  const source = '<img src="boat.svg" alt="A boat">';
  const [example] = examplesOf([checkedPage('b.md', `\`\`\`html example\n${source}\n\`\`\`\n`)]);
  const heights = { [exampleKey(source, false)]: 80 };
  const check = (files: Record<string, string>) =>
    messagesIn(checkHeights(example ? [example] : [], { frame: 'f', files, heights }, now));
  expect(check({ 'boat.svg': 'b' })).toEqual([]);
  const message =
    'The height of this example was measured before boat.svg was as now. Run "npm run examples" and commit facts/examples.json.';
  expect(check({ 'boat.svg': 'other', 'hut.jpg': 'h' })).toEqual([`error b.md:1 ${message}`]);
  expect(check({})).toEqual([`error b.md:1 ${message}`]);
});

test('another frame is messagesIn once, however many examples there are', () => {
  const heights = { [plain]: 80, [scripted]: 80 };
  expect(messagesIn(checkHeights(examples, { ...now, frame: 'old', heights }, now))).toEqual([
    'error ../facts/examples.json:null The frame in which results are shown has changed since their heights were measured. Run "npm run examples", which takes a minute, and commit facts/examples.json.',
  ]);
});

test('a record without an example is old', () => {
  const exercise = exampleKey('<p>C</p>', false);
  const old = (heights: Record<string, number>) =>
    messagesIn(checkOldHeights(examples, ['<p>C</p>'], { ...now, heights }));
  expect(old({ [plain]: 80, [scripted]: 80, [exercise]: 80 })).toEqual([]);
  expect(old({ [plain]: 80, old: 80 })).toEqual([
    'warning ../facts/examples.json:null One recorded height belongs to no example any more. Run "npm run examples".',
  ]);
  expect(old({ older: 80, old: 80 })).toEqual([
    'warning ../facts/examples.json:null 2 recorded heights belong to no example any more. Run "npm run examples".',
  ]);
});
