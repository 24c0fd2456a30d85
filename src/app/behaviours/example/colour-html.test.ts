import { expect, test } from 'vitest';
import { colourHtml } from './colour-html.ts';

test('names, attributes, strings and punctuation have the classes of the build', () => {
  expect(colourHtml('<a href="#x" hidden>Pier</a>')).toBe(
    '<span class="line"><span class="p">&lt;</span><span class="n">a</span> <span class="a">href</span><span class="p">=</span><span class="s">&quot;#x&quot;</span> <span class="a">hidden</span><span class="p">&gt;</span>Pier<span class="p">&lt;/</span><span class="n">a</span><span class="p">&gt;</span></span>',
  );
});

test('a value without quotation marks is a string too', () => {
  expect(colourHtml('<input type=text>')).toContain('<span class="s">text</span>');
});

test('a comment over two lines is marked on both', () => {
  expect(colourHtml('<!-- a\nb -->')).toBe(
    '<span class="line"><span class="c">&lt;!-- a</span></span>\n<span class="line"><span class="c">b --&gt;</span></span>',
  );
});

test.each([
  '',
  '\n',
  '<',
  '<p',
  '<p class="',
  '<p class="a<b">x',
  'a < b && c > d',
  '<!doctype html>\n<p\n  id=a\n  title=\'b "c"\'\n/>',
  '<!-- open',
  '</',
  '<>&amp;',
  '<script>if (a < b) c()</script>\n\n',
])('no letter of %j is lost or added', (source) => {
  const text = colourHtml(source)
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity);
  expect(text).toBe(source);
});

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};
