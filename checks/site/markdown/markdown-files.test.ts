import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkMarkdownFiles } from './markdown-files.ts';

test('a page without its Markdown is told', () => {
  const { what, findings } = checkMarkdownFiles(siteInMemory({ 'index.html': htmlOf('') }));
  expect(what).toBe('1 page');
  expect(findings).toEqual([
    {
      file: 'index.html',
      line: null,
      rule: 'markdown/missing',
      message: 'The page has no index.md beside it. Write it.',
    },
  ]);
});

test('what the Markdown leaves out is told with both sides', () => {
  const html = htmlOf('<main><h1>A</h1><div class="prose"><p>Words.</p></div></main>');
  const markdown = '# A\n\n- Source: </a>\n\nOther words.\n';
  const { findings } = checkMarkdownFiles(siteInMemory({ 'a/index.html': html, 'a.md': markdown }));
  expect(findings).toContainEqual({
    file: 'a.md',
    line: null,
    rule: 'markdown/different',
    message: expect.stringContaining('the page has "Words.", the Markdown "Other words."'),
  });
});
