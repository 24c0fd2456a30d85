import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkDuplicates } from './duplicates.ts';

/** Sentences whose words are all different. */
const own = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ');
const shared = own('same', 20);

test('pages that share more than 15 % of the smaller one are told, with both places', () => {
  // 20 shared words are 13 runs of eight; 40 more are 33 on their own line.
  const first = checkedPage('a.md', `${own('a', 200)}\n\n${shared}`);
  const second = checkedPage('b.md', `## Two\n\n${own('b', 40)}\n\n${shared}`);
  expect(checkDuplicates([first, second])).toEqual([
    {
      also: 'a.md',
      code: 'check-duplicates',
      severity: 'error',
      file: 'b.md',
      line: 5,
      message:
        '28 % of this page stands word for word in a.md too (there line 3): "same0 same1 same2 same3 same4 same5 same6 same7 …". At most 15 % is allowed; reword it.',
    },
  ]);
});

test('15 % and less may be shared, and code may be', () => {
  const small = (prefix: string) => checkedPage(`${prefix}.md`, `${own(prefix, 100)}\n\n${shared}`);
  expect(checkDuplicates([small('a'), small('b')])).toEqual([]);
  const code = `\`\`\`html\n${shared}\n\`\`\``;
  expect(
    checkDuplicates([
      checkedPage('a.md', `${own('a', 9)}\n\n${code}`),
      checkedPage('b.md', `${own('b', 9)}\n\n${code}`),
    ]),
  ).toEqual([]);
});
