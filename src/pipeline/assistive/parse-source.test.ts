import { expect, test } from 'vitest';
import { ancestors, descendants, isElement, textContent } from '#lib/assistive/source-tree.ts';
import { parseSource } from './parse-source.ts';

test('elements, attributes and text are those of a document that a browser parses', () => {
  const root = parseSource('<p id=a>One<b>two</b><!-- no --></p>');
  const [html, head, body, paragraph, bold] = descendants(root);
  expect([html, head, body, paragraph, bold].map((element) => element?.localName)).toEqual([
    ...['html', 'head', 'body', 'p', 'b'],
  ]);
  expect(paragraph?.getAttribute('id')).toBe('a');
  expect(paragraph?.getAttribute('class')).toBe(null);
  expect(bold?.parentNode).toBe(paragraph);
  expect(paragraph && textContent(paragraph)).toBe('Onetwo');
  expect(isElement(root)).toBe(false);
});

test('what nests deeper than a browser allows is cut off instead of filling the stack', () => {
  const root = parseSource('<div>'.repeat(4000));
  const depths = descendants(root).map((element) => ancestors(element).length);
  expect(Math.max(...depths)).toBe(511);
});
