// Renders the blocks with the page's own components, so that changes to them show up here.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import type { BodyNode } from '#schema/page/body.ts';
import { feedHtml } from './feed-html.ts';

const url = 'https://example.org/blog/post';
const plain = (html: string) => feedHtml(html, url);
const ofBody = (...nodes: BodyNode[]) => plain(renderToStaticMarkup(createElement(Prose, { nodes })));
const code = (language: string, rest: Record<string, unknown> = {}): BodyNode => [
  'code-block',
  { language, ...rest },
  { html: '<span class="line"><span class="p">&lt;</span>b&gt;</span>\n<span class="line">c</span>' },
];

test('links, anchors and pictures lead to the site from everywhere', () => {
  expect(
    plain(
      '<p><a href="/a?b=1&amp;c" target="_blank" class="x">a</a> <a href="#part">b</a> <a href="next">c</a> <a href="https://other.org/">d</a> <a href="mailto:a@b.org">e</a></p><img src="/_media/p.png" srcset="/_media/p.png 2x" alt="&quot;P&quot;" width="10" height="5" loading="lazy"><video src="v.mp4" poster="/p.png" controls></video><blockquote cite="/q">q</blockquote>',
    ),
  ).toBe(
    '<p><a href="https://example.org/a?b=1&amp;c">a</a> <a href="https://example.org/blog/post#part">b</a> <a href="https://example.org/blog/next">c</a> <a href="https://other.org/">d</a> <a href="mailto:a@b.org">e</a></p><img src="https://example.org/_media/p.png" alt="&quot;P&quot;" width="10" height="5"><video src="https://example.org/blog/v.mp4" poster="https://example.org/p.png" controls></video><blockquote cite="https://example.org/q">q</blockquote>',
  );
});

test('scripts, forms, styles and dangerous addresses are gone', () => {
  expect(
    plain(
      '<script>1</script><style>a</style><form><p>f</p></form><iframe src="/x"></iframe><noscript>n</noscript><svg><title>t</title></svg><button>b</button><p style="x" onclick="1" id="i" class="c">p<!-- c --></p><a href="java&#10;script:1">l</a>',
    ),
  ).toBe('<p>p</p><a>l</a>');
});

test('a heading is its words, without the sign beside it', () => {
  expect(ofBody(['h2', { id: 'a' }, 'A & b'], ['p', {}, 'Text'])).toBe('<h2>A &amp; b</h2><p>Text</p>');
});

test('code is its text under its name, without buttons', () => {
  const lines = '<pre><code>&lt;b&gt;\nc</code></pre>';
  expect(ofBody(code('css'))).toBe(`<figure><figcaption>CSS</figcaption>${lines}</figure>`);
  expect(ofBody(code('css', { file: 'a.css' }))).toBe(
    `<figure><figcaption>a.css · CSS</figcaption>${lines}</figure>`,
  );
});

test('of a live example the source and the words about it stay', () => {
  const example = code('html', { example: true, title: 'Bold', caption: 'So it goes.' });
  expect(ofBody(example)).toBe(
    '<figure><figcaption>Example · Bold</figcaption><pre><code>&lt;b&gt;\nc</code></pre><p>So it goes.</p></figure>',
  );
});

test('what only looks like something says so in words', () => {
  expect(ofBody(['tip', { title: 'Look' }, ['p', {}, 'Here.']])).toBe(
    '<aside><p><strong>Look</strong></p><p>Here.</p></aside>',
  );
  expect(
    ofBody([
      'wrong-right',
      {},
      ['slot', { name: 'wrong' }, ['p', {}, 'no']],
      ['slot', { name: 'right' }, ['p', {}, 'yes']],
    ]),
  ).toBe('<p><strong>Wrong</strong></p><p>no</p><p><strong>Right</strong></p><p>yes</p>');
  expect(
    ofBody([
      'tabs',
      {},
      ['tab', { label: 'npm' }, ['p', {}, 'a']],
      ['tab', { label: 'pnpm' }, ['p', {}, 'b']],
    ]),
  ).toBe('<p><strong>npm</strong></p><p>a</p><p><strong>pnpm</strong></p><p>b</p>');
  expect(plain('<ul><li><input type="checkbox" checked disabled> done</li></ul>')).toBe(
    '<ul><li>☑ done</li></ul>',
  );
});

test('a question is a list of choices and an answer that opens', () => {
  const question: BodyNode = [
    'question',
    {},
    ['p', {}, 'Which?'],
    [
      'ul',
      { class: 'contains-task-list' },
      ['li', {}, ['input', { type: 'checkbox', disabled: true }], ' this'],
      ['li', {}, ['input', { type: 'checkbox', checked: true, disabled: true }], ' that'],
    ],
    ['slot', { name: 'why' }, ['p', {}, 'Because.']],
  ];
  expect(ofBody(question)).toMatchInlineSnapshot(
    `"<div>Which?</div><div>A. this</div><div>B. that</div><details><summary>The answer</summary><div><strong>B</strong><div>that</div></div><p>Because.</p></details>"`,
  );
});

test('tables keep their cells and lose the frame they scroll in', () => {
  expect(ofBody(['table', {}, ['tbody', {}, ['tr', {}, ['td', { colspan: 2 }, 'a']]]])).toBe(
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  );
});
