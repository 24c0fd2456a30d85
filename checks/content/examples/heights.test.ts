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

test('an example without a recorded height is named, with the command that measures it', () => {
  expect(checkHeights(examples, { [plain]: 80, [scripted]: [90, 80, 80] })).toEqual([]);
  expect(checkHeights(examples, { [plain]: 80 })).toEqual([
    {
      code: 'check-example-heights',
      severity: 'error',
      file: 'a.md',
      line: 5,
      message:
        'The height of this example is not recorded, so its room is a guess. Run "npm run examples" and commit facts/examples.json.',
    },
  ]);
});

test('a record without an example is old', () => {
  expect(checkOldHeights(examples, { [plain]: 80, [scripted]: 80 })).toEqual([]);
  const told = (heights: Record<string, number>) =>
    checkOldHeights(examples, heights).map(({ severity, message }) => `${severity}: ${message}`);
  expect(told({ [plain]: 80, old: 80 })).toEqual([
    'warning: One recorded height belongs to no example any more. Run "npm run examples".',
  ]);
  expect(told({ older: 80, old: 80 })).toEqual([
    'warning: 2 recorded heights belong to no example any more. Run "npm run examples".',
  ]);
});
