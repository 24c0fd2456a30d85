import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { problems } = openFolder();

const block = (line: number, name: string, end: string) =>
  `${line} warning: The block "${name}" is not closed, so everything below it belongs to it. End it with a line "${end}".`;
const code = (line: number, end: string) =>
  `${line} warning: The code is not closed, so everything below it is shown as code. End it with a line "${end}".`;

test.each([
  ['::note\nWords.\n\nMore.\n', block(1, 'note', '::')],
  ['Words.\n\n:::note{title="A"}\nWords.', block(3, 'note', ':::')],
  ['- One\n\n  ::note\n  Words.\n\nTwo.\n', block(3, 'note', '::')],
  ['Words.\n\n```js\n1;\n\nWords.\n', code(3, '```')],
  ['~~~~\n', code(1, '~~~~')],
  ['> ```js\n> 1;\n\nWords.\n', code(1, '```')],
])('%j is told with its line and its end', async (markdown, expected) => {
  expect(await problems(markdown)).toEqual([expected]);
});

test('of blocks around each other the one that is open is told, and not what is open because of it', async () => {
  expect(await problems('::card-group\n:::card\nOne.\n::\n')).toEqual([block(2, 'card', ':::')]);
  expect(await problems('::card-group\n:::card\nOne.\n:::\n\nTwo.\n')).toEqual([
    block(1, 'card-group', '::'),
  ]);
  expect(await problems('::note\n```js\n1;\n::\n\nTwo.\n')).toEqual([code(2, '```')]);
});

test('what is closed is fine, with code in blocks, quotations and lists too', async () => {
  const closed =
    '::note\n```js\n::note\n```\n::\n\n- One\n\n  ```js\n  1;\n  ```\n\n> ~~~\n> 1;\n> ~~~\n\n```\n```\n\n``` ```\n';
  expect(await problems(closed)).toEqual([]);
});
