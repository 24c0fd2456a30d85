import { expect, test } from 'vitest';
import { compareMarkdown } from './compare-markdown.ts';

const html = `<!doctype html><body><header>Menu</header><main id="main"><article>
<header><h1>Title</h1><p class="lead">Lead.</p>
<div class="page-facts-line"><ul class="page-facts"><li><span class="level">Beginner</span></li></ul></div></header>
<div class="prose"><p>One <a href="/b">two</a>.</p>
<div class="heading"><h2 id="h">Head</h2><a class="anchor" href="#h">#</a></div>
<ul><li>Item</li></ul>
<figure class="code" data-language="js"><figcaption class="code-head"><span class="code-label">JavaScript</span></figcaption><div class="code-actions"><button>Copy</button></div><pre><code><span class="line">one();</span>
<span class="line">two();</span></code></pre></figure>
<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td></td></tr></table>
<p><img src="/x.png" alt="A cat"></p></div></article>
<section class="page-list"><ul><li><h2><a href="/a/c">C</a></h2><p>About c.</p></li></ul></section>
</main></body>`;

const markdown = `# Title

Lead.

- Difficulty: Beginner
- Source: <https://x.example/a>

One [two](https://x.example/b).

## Head

- Item

\`\`\`js
one();
two();
\`\`\`

| A | B |
| - | - |
| 1 | |

![A cat](https://x.example/x.png)

## Pages

- [C](https://x.example/a/c): About c.
`;

const compare = (from: string | RegExp, to: string) => {
  const changed = markdown.replace(from, to);
  if (from !== '') expect(changed).not.toBe(markdown);
  return compareMarkdown({ html, markdown: changed, path: '/a', siteUrl: 'https://x.example' });
};

test('a page and its Markdown that say the same do not differ', () => {
  expect(compare('', '')).toEqual([]);
});

test.each<[string, string | RegExp, string, string, string | null, string | null]>([
  ['a word of a paragraph', 'One', 'Two', 'paragraphs', 'One two.', 'Two two.'],
  ['a missing paragraph', 'Lead.\n\n', '', 'paragraphs', 'Lead.', 'One two.'],
  ['a word of a heading', '## Head', '## Heads', 'headings', '## Head', '## Heads'],
  ['the level of a heading', '## Head', '### Head', 'headings', '## Head', '### Head'],
  ['an entry of a list', '- Item', '- Items', 'items', 'Item', 'Items'],
  ['a line of code', 'two();', 'two()', 'code', 'js\none();\ntwo();', 'js\none();\ntwo()'],
  ['the language of code', '```js', '```ts', 'code', 'js\none();\ntwo();', 'ts\none();\ntwo();'],
  ['a cell', '| 1 | |', '| | 1 |', 'rows', '1', ' | 1'],
  ['where a link leads', '/b)', '/c)', 'links', 'https://x.example/b', 'https://x.example/c'],
  ['the words of a picture', 'A cat', 'A dog', 'pictures', 'A cat', 'A dog'],
  [
    'the address of the page',
    'example/a>',
    'example/b>',
    'source',
    'https://x.example/a',
    'https://x.example/b',
  ],
  ['a missing fact', '- Difficulty: Beginner\n', '', 'facts', 'Beginner', null],
  ['a listed page', 'example/a/c', 'example/a/d', 'pages', null, 'https://x.example/a/d'],
  ['what a list says about a page', 'About c', 'About d', 'pages', null, 'C: About d.'],
])('%s is found', (_name, from, to, what, page, markdown) => {
  expect(compare(from, to)[0]).toEqual({ what, page, markdown });
});

test('a page that is missing from the list at the end is found', () => {
  expect(compare(/## Pages.*$/s, '')).toEqual([
    { what: 'pages', page: 'https://x.example/a/c', markdown: null },
  ]);
});
