import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkHeadings } from './headings.ts';

const found = (text: string) =>
  checkHeadings(checkedPage('a.md', text)).map(({ line, message }) => [line, message]);

test('an outline that goes down one step at a time and back as far as it likes is right', () => {
  expect(found('## A\n\ntext\n\n### B\n\ntext\n\n#### C\n\ntext\n\n## D\n\n::note\ntext\n::')).toEqual([]);
});

test('a heading does not skip a level', () => {
  expect(found('## A\n\ntext\n\n#### `b`\n\ntext')).toEqual([
    [5, 'The heading "`b`" skips a level: it has ####, and ### comes next.'],
  ]);
});

test('the title is the only heading of level one; without a title above the page, its first heading is', () => {
  expect(found('---\ntitle: T\n---\n\n# A\n\ntext')).toEqual([
    [5, '"A" is a heading of level 1, and the title is one already. Start with "##".'],
  ]);
  expect(found('# A\n\ntext')).toEqual([]);
});

test('every heading has something under it, a deeper heading or content, inside blocks too', () => {
  expect(found('## A\n\n### B\n\nText\n\n## C\n\n## D\n\n::steps\n### C\n\ntext\n\n### D\n::')).toEqual([
    [7, 'There is no text under the heading "C". Write a sentence, or remove it.'],
    [16, 'There is no text under the heading "D". Write a sentence, or remove it.'],
  ]);
});
