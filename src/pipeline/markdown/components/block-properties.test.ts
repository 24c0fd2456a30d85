import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { problems } = openFolder();

test.each([
  ['::note{titel="A"}\nWords.\n::', 'The block "note" has no property "titel". Did you mean "title"?'],
  [
    '::card\n---\nicno: i-lucide-book\n---\n::',
    'The block "card" has no property "icno". Did you mean "icon"?',
  ],
  [
    '::note{heading="A"}\nWords.\n::',
    'The block "note" has no property "heading". It has "title", "icon", "to", "description".',
  ],
  ['::steps{start="2"}\nWords.\n::', 'The block "steps" has no property "start". It has "level".'],
  ['::card-group{start="2"}\nWords.\n::', 'The block "card-group" has no property "start". It has none.'],
  ['Press :kbd{valeu="K"}.', 'The block "kbd" has no property "valeu". Did you mean "value"?'],
])('%j: a property that a block does not have is told', async (markdown, message) => {
  expect(await problems(markdown)).toEqual([`1 warning: ${message}`]);
});

test('what belongs to any element, or to the block of another system, is left out without a word', async () => {
  const written =
    '::note{.wide #here color="green" data-kind="a"}\nWords.\n::\n\n::callout{close-icon="x" dismissible}\nWords.\n::';
  expect(await problems(written)).toEqual([]);
});
