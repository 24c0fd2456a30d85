import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explanationOf, explanations } from './problem-pages.ts';

test.each([
  ['duplicate-attribute', 'attributes'],
  ['missing-attribute-value', 'attributes'],
  ['end-tag-with-attributes', 'attributes'],
  ['end-tag-without-start', 'tags'],
  ['element-not-closed', 'tags'],
  ['overlapping-elements', 'repairs'],
  ['missing-doctype', 'firstLines'],
  ['eof-in-comment', 'emptyAndSigns'],
  ['missing-semicolon-after-character-reference', 'emptyAndSigns'],
  ['non-void-html-element-start-tag-with-trailing-solidus', 'emptyAndSigns'],
  ['control-character-in-input-stream', 'messages'],
] as const)('%s is explained under "%s"', (code, explanation) => {
  expect(explanationOf(code)).toBe(explanations[explanation]);
});

describe('the lessons have the sections that are linked', () => {
  const folder = join(import.meta.dirname, '../../../../content/1.cs/1.html/1.getting-started');
  const files: Record<string, string> = {
    '/cs/html/getting-started/how-a-browser-reads-html': '03.how-a-browser-reads-html.md',
    '/cs/html/getting-started/finding-and-fixing-errors': '26.finding-and-fixing-errors.md',
    '/cs/html/getting-started/your-first-page': '02.your-first-page.md',
  };
  test.each(Object.values(explanations))('$path$hash', ({ path, hash, title }) => {
    const headings = readFileSync(join(folder, files[path] ?? ''), 'utf8').match(/^##+ .*$/gm) ?? [];
    const words = headings.map((heading) => heading.replace(/^#+ /, ''));
    const found = words.find((heading) => `#${heading.toLowerCase().replace(/[^a-z\d]+/g, '-')}` === hash);
    expect(found?.replace(/^Step \d+: /, '').toLowerCase()).toBe(title.toLowerCase());
  });
});
