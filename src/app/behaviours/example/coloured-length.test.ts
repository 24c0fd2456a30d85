import { expect, test } from 'vitest';
import { colourHtml } from './colour-html.ts';
import { colourSource } from './coloured-length.ts';

test('a source that people write is coloured', () => {
  expect(colourSource('<b>', colourHtml)).toBe(colourHtml('<b>'));
});

test('a source of more than 50,000 characters has no elements', () => {
  expect(colourSource('<b>\n'.repeat(12_500), colourHtml)).toContain('<span');
  expect(colourSource('<b>\n'.repeat(12_501), colourHtml)).toBe('&lt;b&gt;\n'.repeat(12_501));
});
