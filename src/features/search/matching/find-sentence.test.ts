import { expect, test } from 'vitest';
import { findSentence } from './find-sentence.ts';

const markdown = `# \`<img>\`

- Source: <https://example.org/text>

A picture. It needs a [text](https://example.org/a) too.

## How it works

- **Size comes first.** With \`width\`, the browser keeps a space.

\`\`\`html
# Not a heading with width
\`\`\`

| You need | Use |
| - | - |
| A drawing | \`svg\` |

## Pitfalls

Nothing about it. The width has no unit.
`;

test.each([
  ['below its heading', 'How it works', ['width'], 'With width, the browser keeps a space.'],
  ['below another heading', 'Pitfalls', ['width'], 'The width has no unit.'],
  ['in a table', 'How it works', ['svg'], 'A drawing, svg'],
  ['above all headings', null, ['text'], 'It needs a text too.'],
  [
    'with most of the words',
    'How it works',
    ['size', 'space', 'browser'],
    'With width, the browser keeps a space.',
  ],
  ['elsewhere on the page, if not in its section', 'Pitfalls', ['drawing'], 'A drawing, svg'],
])('the sentence is found %s', (_, heading, words, sentence) => {
  expect(findSentence(markdown, heading, words)).toBe(sentence);
});

test('there may be none', () => {
  expect(findSentence(markdown, null, ['zebra'])).toBeNull();
});
