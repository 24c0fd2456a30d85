// The rendered HTML for each Markdown feature.
import { describe, expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, problems, render } = openFolder();

describe('CommonMark', () => {
  test.each([
    ['paragraphs', 'One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['emphasis', '*a* _b_ **c** __d__', '<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong></p>'],
    ['code in a sentence', '`<a> & b`', '<p><code>&lt;a&gt; &amp; b</code></p>'],
    ['a quotation', '> a', '<blockquote><p>a</p></blockquote>'],
    ['a numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['a loose list', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['a nested list', '- a\n  - b', '<ul><li>a\n<ul><li>b</li></ul></li></ul>'],
    ['a rule', 'a\n\n---', '<p>a</p><hr/>'],
    ['a hard break', 'a\\\nb', '<p>a<br/>\nb</p>'],
    ['entities', '&copy; &lt; &#x41;', '<p>© &lt; A</p>'],
    ['escapes', '\\*a\\* \\[b\\]', '<p>*a* [b]</p>'],
    [
      'a link',
      '[a](https://b.org "c")',
      '<p><a href="https://b.org" title="c" rel="noopener noreferrer">a</a></p>',
    ],
    ['a reference link', '[a][b]\n\n[b]: /guide', '<p><a href="/guide">a</a></p>'],
    ['a collapsed reference link', '[b][]\n\n[b]: /guide', '<p><a href="/guide">b</a></p>'],
    ['a short reference link', '[b]\n\n[b]: /guide', '<p><a href="/guide">b</a></p>'],
    [
      'an autolink',
      '<https://b.org>',
      '<p><a href="https://b.org" rel="noopener noreferrer">https://b.org</a></p>',
    ],
    [
      'an underlined heading',
      'A\n-',
      '<div class="heading heading-h2"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="Link to A">#</a></div>',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
    expect(await problems(markdown)).toEqual([]);
  });
});

describe('GitHub Markdown', () => {
  test('a table scrolls in a region that the keyboard can reach', async () => {
    expect(await html('| a | b |\n|:--|--:|\n| *1* | 2 |')).toBe(
      '<div class="table-scroll" role="group" aria-label="Table: a, b" tabindex="0"><table><thead><tr><th class="align-left">a</th><th class="align-right">b</th></tr></thead><tbody><tr><td class="align-left"><em>1</em></td><td class="align-right">2</td></tr></tbody></table></div>',
    );
  });

  test('a task list', async () => {
    expect(await html('- [x] done\n- [ ] open')).toBe(
      '<ul class="contains-task-list"><li class="task-list-item"><input aria-label="Completed task" type="checkbox" disabled="" checked=""/> done</li><li class="task-list-item"><input aria-label="Incomplete task" type="checkbox" disabled=""/> open</li></ul>',
    );
  });

  test.each([
    ['strikethrough', '~~a~~', '<p><del>a</del></p>'],
    [
      'a bare address',
      'https://b.org/x.',
      '<p><a href="https://b.org/x" rel="noopener noreferrer">https://b.org/x</a>.</p>',
    ],
    [
      'a bare address without scheme',
      'www.b.org',
      '<p><a href="http://www.b.org" rel="noopener noreferrer">www.b.org</a></p>',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  test('a footnote and its way back', async () => {
    const { html, problems, anchors } = await render('Text[^1].\n\n[^1]: The *note*.');
    expect(html).toContain(
      '<p>Text<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="true" aria-describedby="footnote-label">1</a></sup>.</p>',
    );
    expect(html).toContain('<li id="fn-1">\n<p>The <em>note</em>. <a href="#fnref-1"');
    expect(html).toContain('<h2 id="footnote-label" class="sr-only">Footnotes');
    expect(anchors).toEqual(['fnref-1', 'footnote-label', 'fn-1']);
    expect(problems).toEqual([]);
  });
});

describe('text that only looks like MDC', () => {
  test.each([
    'See [1] and [2].',
    'An [x] in brackets, [a][b] and [^nope].',
    'At 10:30, a:b, 1:1, Note: well, http://',
    'Curly {braces}, a{b}c and {{ bindings }}.',
    ':) :-) ::',
    'array[0] and f[a](',
  ])('%o stays as it is, without a word', async (text) => {
    const { body, problems } = await render(text);
    expect(body.nodes).toEqual([['p', {}, text]]);
    expect(problems).toEqual([]);
  });

  test(':smile stays as text, with a warning', async () => {
    const { body, problems } = await render('A :smile and :nothing: here');
    expect(body.nodes).toEqual([['p', {}, 'A :smile and :nothing: here']]);
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      1 warning: There is no block named "smile". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is).
      "
    `);
  });
});

describe('words', () => {
  test.each([
    ['One two three', 3],
    ['# Title\n\nOne', 1],
    ["It's well-known", 2],
    ['::steps\n### One\nTwo\n### Three\nFour\n::', 4],
    ['| a | b |\n|---|---|\n| c | d |', 4],
    ['- a\n- b', 2],
    ['half**bold**', 1],
    ['```js\nconst a = 1;\n```', 3],
    ['', 0],
  ])('%o has %i', async (markdown, words) => {
    expect((await render(markdown)).body.words).toBe(words);
  });
});

describe('an author’s own HTML', () => {
  test.each([
    [
      '<kbd>Esc</kbd> <mark>a</mark> <sub>b</sub> <abbr title="c">d</abbr>',
      '<p><kbd>Esc</kbd> <mark>a</mark> <sub>b</sub> <abbr title="c">d</abbr></p>',
    ],
    [
      '<div class="x" lang="fr" dir="ltr">\n\n*a*\n\n</div>',
      '<div class="x" lang="fr" dir="ltr"><p><em>a</em></p></div>',
    ],
    ['<figure><figcaption>a</figcaption></figure>', '<figure><figcaption>a</figcaption></figure>'],
    ['<time datetime="2026-11-15">today</time>', '<p><time dateTime="2026-11-15">today</time></p>'],
    [
      '<video src="/a.webm" controls poster="/a.png"></video>',
      '<p><video src="/a.webm" controls="" poster="/a.png"></video></p>',
    ],
    ['a <!-- comment --> b', '<p>a  b</p>'],
    ['<ul class="x"><li class="y">a</li></ul>', '<ul class="x"><li class="y">a</li></ul>'],
    ['<p>not closed', '<p>not closed</p>'],
    ['</div> stray', 'stray'],
  ])('%o is kept', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
    expect(await problems(markdown)).toEqual([]);
  });

  test('what is removed is reported, with its line', async () => {
    const markdown = `<div onclick="a()">x</div>

Text <script>alert(1)</script> and <a href="javascript:alert(1)">b</a>

<style>p { color: red }</style>

<iframe src="https://b.org"></iframe>

<img alt="a" src="data:image/png;base64,AAAA" srcset="/a.png 1x, javascript:alert(1) 2x">

::card{title="A" to="javascript:alert(1)"}
::
`;
    const { html, problems } = await render(markdown);
    expect(html.replace(/>\n+</g, '><').trim()).toBe(
      '<div>x</div><p>Text  and <a>b</a></p><img alt="a" loading="lazy" decoding="async"/><div class="prose-card"><p class="prose-card-title">A</p></div>',
    );
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      1 warning: The event handler "onclick" was left out. Pages must not contain scripts.
      3 warning: <script> is not allowed in a page and was left out. Use Markdown or one of the blocks.
      3 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed.
      5 warning: <style> is not allowed in a page and was left out. Use Markdown or one of the blocks.
      7 warning: <iframe> is not allowed in a page and was left out. Use Markdown or one of the blocks.
      9 warning: The address "data:image/png;base64,AAAA" was left out. Only http, https, mailto and tel are allowed.
      9 warning: The address "/a.png 1x, javascript:alert(1) 2x" was left out. Only http, https, mailto and tel are allowed.
      11 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed.
      "
    `);
  });
});
