import { expect, test } from 'vitest';
import { colourCss, colourScript } from './colour-script.ts';

test('properties, texts and comments of styles', () => {
  expect(colourCss('p { /* a */ color: "<b>" }')).toBe(
    '<span class="line">p { <span class="c">/* a */</span> <span class="n">color</span>: <span class="s">&quot;&lt;b&gt;&quot;</span> }</span>',
  );
});

test('words of the language, texts and comments of a script', () => {
  expect(colourScript("const a = 'b'; // return")).toBe(
    '<span class="line"><span class="n">const</span> a = <span class="s">&#39;b&#39;</span>; <span class="c">// return</span></span>',
  );
});

test('what goes over two lines is marked on both', () => {
  expect(colourScript('/* a\nb */')).toBe(
    '<span class="line"><span class="c">/* a</span></span>\n<span class="line"><span class="c">b */</span></span>',
  );
});

test.each(['', '\n', '"', '`a\nb`', "'\\\\'", '/*', 'a < b && c', '//x\n//y', 'constant', 'p{a:b}'])(
  'no letter of %j is lost or added',
  (source) => {
    for (const colour of [colourCss, colourScript]) expect(textOf(colour(source))).toBe(source);
  },
);

test('a word of any length is read once', () => {
  const word = 'a-'.repeat(200_000);
  expect(colourCss(word)).toBe(`<span class="line">${word}</span>`);
});

function textOf(html: string): string {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&amp;': '&',
    '&#39;': "'",
  };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity);
}
