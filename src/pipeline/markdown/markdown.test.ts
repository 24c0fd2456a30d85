// What each piece of Markdown becomes on the page. Bodies are shown with the site's own renderer.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import type { Body, BodyNode } from '#schema/body.ts';
import { contentProblems } from '../problem-codes.ts';
import type { DocumentContext } from './context.ts';
import { renderMarkdown } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
const publicDir = join(root, 'public');

beforeAll(async () => {
  mkdirSync(join(root, 'guide/steps'), { recursive: true });
  mkdirSync(publicDir);
  writeFileSync(join(root, 'guide/steps/a.js'), 'one();\ntwo();\nthree();\n');
  writeFileSync(join(root, 'guide/notes.pdf'), 'not really');
  writeFileSync(join(root, 'guide/broken.png'), 'not a picture');
  const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } }).png();
  await picture.toFile(join(root, 'guide/cat.png'));
  await picture.toFile(join(root, 'guide/a cat.png'));
  await picture.toFile(join(publicDir, 'dog.png'));
  await picture.clone().resize(1200, 800).toFile(join(publicDir, 'large.png'));
  await picture.clone().jpeg().withMetadata({ orientation: 6 }).toFile(join(publicDir, 'turned.jpg'));
  writeFileSync(join(publicDir, 'moving.png'), asAnimation(await picture.toBuffer()));
  const frames = { raw: { width: 2, height: 6, channels: 3, pageHeight: 3 } } as const;
  await sharp(Buffer.from('0'.repeat(18) + 'z'.repeat(18)), frames)
    .gif()
    .toFile(join(publicDir, 'moving.gif'));
  writeFileSync(
    join(publicDir, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>',
  );
});

/** A PNG that says it has further frames. */
function asAnimation(png: Buffer): Buffer {
  const chunk = Buffer.from('acTL\0\0\0\u0002\0\0\0\0', 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), length, chunk, check, png.subarray(headerEnd)]);
}

afterAll(() => rmSync(root, { recursive: true }));

const pathByFile = new Map([
  ['index.md', '/'],
  ['guide/index.md', '/guide'],
  ['guide/1.page.md', '/guide/page'],
  ['guide/2.other.md', '/guide/other'],
  ['3.deep/index.md', '/deep'],
]);

async function render(markdown: string, file = 'guide/1.page.md') {
  const problems: string[] = [];
  const context: DocumentContext = {
    file,
    root,
    publicDir,
    site: { pathByFile },
    day: '2026-11-15',
    knownCode: new Map(),
    links: [],
    anchors: [],
    pictures: [],
    includes: new Set(),
    report: (code, line, message) => void problems.push(`${line} ${contentProblems[code]}: ${message}`),
  };
  const { body } = await renderMarkdown(markdown, context);
  return { ...context, body: withoutHashes(body), problems, html: show(body.nodes) };
}

/** Code blocks carry a hash of their source; it has its own test. */
function withoutHashes(body: Body): Body {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'hash' ? undefined : value))) as Body;
}

function show(nodes: readonly BodyNode[]): string {
  return renderToStaticMarkup(createElement(Prose, { nodes }));
}

/** The HTML without line breaks between elements. */
const html = async (markdown: string) => (await render(markdown)).html.replace(/>\n+</g, '><').trim();
const body = async (markdown: string) => (await render(markdown)).body.nodes.filter((node) => node !== '\n');
const problems = async (markdown: string) => (await render(markdown)).problems;

/** Each case with the problems it has. */
async function told(cases: readonly [name: string, markdown: string][]): Promise<string> {
  const lines: string[] = [];
  for (const [name, markdown] of cases)
    lines.push(`${name}:`, ...(await problems(markdown)).map((line) => `  ${line}`));
  return `\n${lines.join('\n')}\n`;
}

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
    const { body, problems } = await render('A :smile and :tada: here');
    expect(body.nodes).toEqual([['p', {}, 'A :smile and :tada: here']]);
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      1 warning: There is no block named "smile". Its text is shown without it; content/README.md lists the blocks.
      "
    `);
  });
});

describe('blocks', () => {
  test('a container with properties', async () => {
    expect(
      await body(
        '::note{title="A title" icon="i-lucide-book" open :count="3" :list=\'["a"]\'}\nText **b**\n::',
      ),
    ).toEqual([
      [
        'note',
        { title: 'A title', icon: 'i-lucide-book', open: true, count: 3, list: ['a'] },
        ['p', {}, 'Text ', ['strong', {}, 'b']],
      ],
    ]);
  });

  test('properties as YAML', async () => {
    expect(
      await body('::card\n---\ntitle: "A: b"\nicon: i-lucide-book\nnested:\n  - 1\n---\nText\n::'),
    ).toEqual([['card', { title: 'A: b', icon: 'i-lucide-book', nested: [1] }, ['p', {}, 'Text']]]);
  });

  test('a container without content, and one that is not closed', async () => {
    expect(await body('::card{title="A"}\n::')).toEqual([['card', { title: 'A' }]]);
    expect(await body('::note\nText')).toEqual([['note', {}, ['p', {}, 'Text']]]);
  });

  test('blocks inside blocks, with more colons', async () => {
    expect(
      await body('::card-group\n:::card{title="A"}\n::::note\nDeep\n::::\n:::\n:::card{title="B"}\n:::\n::'),
    ).toEqual([
      ['card-group', {}, ['card', { title: 'A' }, ['note', {}, ['p', {}, 'Deep']]], ['card', { title: 'B' }]],
    ]);
  });

  test('a block between paragraphs, and Markdown of every kind inside it', async () => {
    expect(await body('One\n\n::tip\n- a\n\n> b\n\n## C\n::\n\nTwo')).toEqual([
      ['p', {}, 'One'],
      [
        'tip',
        {},
        ['ul', {}, '\n', ['li', {}, 'a'], '\n'],
        ['blockquote', {}, '\n', ['p', {}, 'b'], '\n'],
        ['h2', { id: 'c' }, 'C'],
      ],
      ['p', {}, 'Two'],
    ]);
  });

  test('parts', async () => {
    expect(await body('::wrong-right\nBefore\n\n#wrong\nA\n\n#right\nB\n::')).toEqual([
      [
        'wrong-right',
        {},
        ['p', {}, 'Before'],
        ['slot', { name: 'wrong' }, ['p', {}, 'A']],
        ['slot', { name: 'right' }, ['p', {}, 'B']],
      ],
    ]);
  });

  test('a part that the block does not have is shown as part of it, with a warning', async () => {
    const { html, problems } = await render('::wrong-right\n#wong\nA\n#extra\nB\n::');
    expect(html).toContain('<p>A</p><p>B</p>');
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      2 warning: The block "wrong-right" has no part "#wong". Did you mean "#wrong"?
      4 warning: The block "wrong-right" has no part "#extra". Its text is shown as part of the block.
      "
    `);
  });

  test('blocks in a sentence', async () => {
    expect(await body('Press :kbd[Esc] or :kbd{value="F1"}, it is :badge[*New*]{color="info"}.')).toEqual([
      [
        'p',
        {},
        'Press ',
        ['kbd', {}, 'Esc'],
        ' or ',
        ['kbd', { value: 'F1' }],
        ', it is ',
        ['badge', { color: 'info' }, ['em', {}, 'New']],
        '.',
      ],
    ]);
  });

  test('spans, and attributes on what Markdown makes itself', async () => {
    expect(await html('[a *b*]{.big #x lang="fr"} [c](/guide){target="_blank" .d} **e**{.f} `g`{.h}')).toBe(
      '<p><span id="x" lang="fr" class="big">a <em>b</em></span> <a href="/guide" target="_blank" class="d">c</a> <strong class="f">e</strong> <code class="h">g</code></p>',
    );
  });

  test.each([
    ['callout', 'note'],
    ['info', 'note'],
    ['alert', 'note'],
    ['important', 'warning'],
    ['caution', 'danger'],
    ['collapsible', 'details'],
  ])('::%s is another name for ::%s', async (alias, name) => {
    const { body, problems } = await render(`::${alias}\nText\n::`);
    expect(body.nodes).toEqual([[name, {}, ['p', {}, 'Text']]]);
    expect(problems).toEqual([]);
  });

  test.each(['tip', 'warning', 'danger', 'note'])('::callout{type="%s"} is that kind', async (type) => {
    expect(await body(`::callout{type="${type}"}\nText\n::`)).toEqual([[type, { type }, ['p', {}, 'Text']]]);
  });

  test('an unknown block leaves its content behind, with a warning', async () => {
    const { html, problems } = await render(
      'One\n\n::u-page-hero{title="x"}\nKept **text**\n#part\nAnd this\n::\n\n::nte\nX\n::\n\nA :foo[kept] and :bar{x=1}.\n\n::empty-thing\n::',
    );
    expect(html.replace(/>\n+</g, '><')).toBe(
      '<p>One</p><p>Kept <strong>text</strong></p><p>And this</p><p>X</p><p>A kept and :bar{x=1}.</p>',
    );
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      3 warning: There is no block named "u-page-hero". Its text is shown without it; content/README.md lists the blocks.
      9 warning: There is no block named "nte". Did you mean "note"?
      13 warning: There is no block named "foo". Its text is shown without it; content/README.md lists the blocks.
      13 warning: There is no block named "bar". Its text is shown without it; content/README.md lists the blocks.
      15 warning: There is no block named "empty-thing". Its text is shown without it; content/README.md lists the blocks.
      "
    `);
  });

  test('an unknown icon in a block', async () => {
    expect(await problems('Text\n\n::note{icon="i-lucide-bok"}\nX\n::')).toEqual([
      '3 warning: There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?',
    ]);
  });

  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
    ['quest', 'Quest'],
  ])('%s is shown as a note that says its kind', async (name, label) => {
    const shown = await html(`::${name}\nText\n::`);
    expect(shown.replace(/<svg.*?<\/svg>/, '')).toBe(
      `<div class="callout callout-${name}" role="note" aria-label="${label}"><div><p class="callout-title">${label}</p><p>Text</p></div></div>`,
    );
  });

  test('details: as a block, open, and as an author’s own HTML', async () => {
    expect(await html('::details{summary="More"}\nText\n::')).toBe(
      '<details class="details"><summary>More</summary><p>Text</p></details>',
    );
    expect(await html('::details{open}\nText\n::')).toBe(
      '<details class="details" open=""><summary>Details</summary><p>Text</p></details>',
    );
    expect(await html('<details open><summary>More</summary>\n\nText\n\n</details>')).toBe(
      '<details class="details" open=""><summary>More</summary><p>Text</p></details>',
    );
  });

  test('a question hides which answer is right', async () => {
    expect(await html('::question\nWhich?\n\n- [ ] a\n- [x] `b`\n\n#why\nSo.\n::')).toBe(
      '<fieldset class="question" data-question=""><legend>Which?</legend><div class="question-choices"><label class="choice"><input type="radio" name="_R_1_" value="A"/><span class="choice-letter" aria-hidden="true">A</span><span>a</span></label><label class="choice"><input type="radio" data-right="" name="_R_1_" value="B"/><span class="choice-letter" aria-hidden="true">B</span><span><code>b</code></span></label></div><div class="question-check"><button type="button" class="button button-quiet button-small">Check my answer</button><p role="status"></p></div><details class="details"><summary>Show the answer</summary><div class="answer"><span class="badge badge-primary">B</span><div><code>b</code></div></div><p>So.</p></details></fieldset>',
    );
  });

  test('steps and cards', async () => {
    expect(await html('::steps\n### One\nA\n::')).toBe(
      '<div class="steps"><div class="heading heading-h3"><h3 id="one">One</h3><a class="anchor" href="#one" aria-label="Link to One">#</a></div><p>A</p></div>',
    );
    expect(await html('::card-group\n:::card{title="A" to="/guide"}\nText\n:::\n::')).toBe(
      '<div class="prose-cards"><div class="prose-card"><p class="prose-card-title"><a href="/guide">A</a></p><p>Text</p></div></div>',
    );
  });
});

describe('alerts as on GitHub', () => {
  test.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'warning'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
  ])('[!%s] is a %s', async (mark, name) => {
    expect(await body(`> [!${mark}]\n> Text *a*\n> b\n>\n> More`)).toEqual([
      [name, {}, '\n', ['p', {}, 'Text ', ['em', {}, 'a'], '\nb'], '\n', ['p', {}, 'More'], '\n'],
    ]);
  });

  test('one that starts with something other than text, and one without text', async () => {
    expect(await body('> [!NOTE]\n> **a**')).toEqual([
      ['note', {}, '\n', ['p', {}, ['strong', {}, 'a']], '\n'],
    ]);
    expect(await body('> [!NOTE]')).toEqual([['note', {}, '\n']]);
  });

  test.each(['> [!NOPE]\n> a', '> [!note]\n> a', '> [!TIP] a', '> [!TIP] **a**', '> a\n> [!TIP]'])(
    '%o is a quotation',
    async (markdown) => {
      expect((await body(markdown)).map((node) => node[0 as never])).toEqual(['blockquote']);
    },
  );
});

describe('headings', () => {
  const ids = async (markdown: string) => (await render(markdown)).body.toc.map((entry) => entry.id);

  test.each([
    ['## When to use it', 'when-to-use-it'],
    ['## `code` & *em*', 'code--em'],
    ['## Über ß', 'über-ß'],
    ['## 日本語', '日本語'],
    ['## Emoji 🙂 here', 'emoji--here'],
    ['## A: b, c.', 'a-b-c'],
    ['## [Link](/guide)', 'link'],
    ['## !!!', 'section'],
    ['##', 'section'],
    ['## Words {#my-id}', 'my-id'],
    ['<h2 id="own">Words</h2>', 'own'],
  ])('the id of %o is %o', async (markdown, id) => {
    expect(await ids(markdown)).toEqual([id]);
  });

  test('equal headings get different ids', async () => {
    expect(await ids('## A\n\n## A\n\n### A\n\n## A 1')).toEqual(['a', 'a-1', 'a-2', 'a-1-1']);
    expect(await ids('##\n\n## ?\n\n## Section')).toEqual(['section', 'section-1', 'section-2']);
  });

  test('an id that the author chose is not given to another heading', async () => {
    expect(await ids('## A\n\n## B {#a}')).toEqual(['a-1', 'a']);
    expect(await ids('[x]{#a}\n\n## A')).toEqual(['a-1']);
  });

  test('a written id does not show', async () => {
    expect((await render('## Words {#my-id}')).body.nodes).toEqual([['h2', { id: 'my-id' }, 'Words']]);
  });

  test('the contents list h1 to h6 in reading order, also inside blocks', async () => {
    const { body, anchors } = await render(
      'Text\n\n# A\n\n## B *c*\n\n::note\n### D\n::\n\n#### E\n\n##### F\n\n###### G\n\n[x]{#y}',
    );
    expect(body.toc).toEqual([
      { id: 'a', text: 'A', depth: 1 },
      { id: 'b-c', text: 'B c', depth: 2 },
      { id: 'd', text: 'D', depth: 3 },
      { id: 'e', text: 'E', depth: 4 },
      { id: 'f', text: 'F', depth: 5 },
      { id: 'g', text: 'G', depth: 6 },
    ]);
    expect(anchors).toEqual(['a', 'b-c', 'd', 'e', 'f', 'g', 'y']);
  });

  test('a level-one heading inside the body is shown one level down', async () => {
    expect(await html('Text\n\n# A')).toBe(
      '<p>Text</p><div class="heading heading-h2"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="Link to A">#</a></div>',
    );
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

describe('code', () => {
  const code = async (markdown: string) => {
    const [node] = await body(markdown);
    return node as ['code-block', Record<string, unknown>, { html: string }];
  };

  test('the language is known and coloured by classes, never by colours', async () => {
    const [tag, props, { html }] = await code('```js\nconst a = "b";\n```');
    expect([tag, props]).toEqual(['code-block', { language: 'js', file: null }]);
    expect(html).toContain('<span class="n">const</span>');
    expect(html).not.toMatch(/style=|#[0-9a-f]{6}/);
    expect(html.replace(/<[^>]+>/g, '')).toBe('const a = &quot;b&quot;;');
  });

  test.each(['', 'text', 'txt', 'plain', 'plaintext', 'output'])(
    'language %o is plain text',
    async (language) => {
      const { body, problems } = await render(`\`\`\`${language}\n<b> & "c"\n\`\`\``);
      expect(body.nodes).toEqual([
        [
          'code-block',
          { language, file: null },
          { html: '<span class="line">&lt;b&gt; &amp; &quot;c&quot;</span>' },
        ],
      ]);
      expect(problems).toEqual([]);
    },
  );

  test('an indented block is plain code', async () => {
    expect(await code('    a\n    b')).toEqual([
      'code-block',
      { language: '', file: null },
      { html: '<span class="line">a</span>\n<span class="line">b</span>' },
    ]);
  });

  test('an unknown language is a warning, and the code is shown plain', async () => {
    const { body, problems } = await render('Text\n\n```nope\na < b\n```');
    expect(body.nodes.at(-1)).toEqual([
      'code-block',
      { language: 'nope', file: null },
      { html: '<span class="line">a &lt; b</span>' },
    ]);
    expect(problems).toEqual([
      '3 warning: The language "nope" is not known, so the code is shown without colours.',
    ]);
  });

  test('a file name, marked lines and flags', async () => {
    const [, props, { html }] = await code(
      '```txt [src/a b.js] {1,3-4} example bad="no-x" n=3\na\nb\nc\nd\ne\n```',
    );
    expect(props).toEqual({ language: 'txt', file: 'src/a b.js', example: true, bad: 'no-x', n: '3' });
    expect(html).toBe(
      '<span class="line hl">a</span>\n<span class="line">b</span>\n<span class="line hl">c</span>\n<span class="line hl">d</span>\n<span class="line">e</span>',
    );
  });

  test('marks at the end of a line become classes and are taken out', async () => {
    const [, , { html }] = await code(
      '```txt\na // [!code ++]\nb # [!code --]\nc <!-- [!code hl] -->\nd /* [!code highlight] */\ne // [!code nope]\n```',
    );
    expect(html).toBe(
      '<span class="line add">a</span>\n<span class="line del">b</span>\n<span class="line hl">c</span>\n<span class="line hl">d</span>\n<span class="line">e // [!code nope]</span>',
    );
  });

  test('shown: a caption with file and language, a button, and long lines that scroll by keyboard', async () => {
    const button =
      '<button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button>';
    expect(await html('```txt [a.txt]\nx\n```')).toBe(
      `<figure class="code" data-language="txt"><figcaption class="code-head"><span class="code-file">a.txt</span><span class="code-language">Text</span></figcaption><div class="code-actions">${button}</div><pre><code><span class="line">x</span></code></pre></figure>`,
    );
    const long = 'x'.repeat(27);
    expect(await html(`\`\`\`\n${long}\n\`\`\``)).toBe(
      `<figure class="code"><figcaption class="code-head"><span class="code-label">Text</span></figcaption><div class="code-actions">${button}</div><pre role="group" aria-label="Code: Text" tabindex="0"><code><span class="line">${long}</span></code></pre></figure>`,
    );
  });

  test('options that cannot hold are told, with the line of the fence', async () => {
    expect(await problems('Text\n\n```html exampel height=9\n<p>a</p>\n```')).toEqual([
      '3 warning: There is no code option named "exampel". Did you mean "example"?',
      '3 warning: "height" works only on a live example: write "html example" first.',
    ]);
  });

  test('two blocks keep their own code', async () => {
    expect(await body('```txt\na\n```\n\n::note\n```txt\nb\n```\n::')).toEqual([
      ['code-block', { language: 'txt', file: null }, { html: '<span class="line">a</span>' }],
      ['note', {}, ['code-block', { language: 'txt', file: null }, { html: '<span class="line">b</span>' }]],
    ]);
  });

  test('a file of the folder', async () => {
    const { body, problems, includes } = await render('::code-file{src="./steps/a.js" lang="txt"}\n::');
    expect(body.nodes).toEqual([
      [
        'code-block',
        { language: 'txt', file: 'a.js' },
        {
          html: '<span class="line">one();</span>\n<span class="line">two();</span>\n<span class="line">three();</span>',
        },
      ],
    ]);
    expect([...includes]).toEqual(['guide/steps/a.js']);
    expect(problems).toEqual([]);
  });

  test('a file: its language from its name, a title, some of its lines', async () => {
    const [, props, { html }] = await code('::code-file{src="steps/a.js" title="Start" lines="1,3"}\n::');
    expect(props).toEqual({ language: 'js', file: 'Start' });
    expect(html.replace(/<[^>]+>/g, '')).toBe('one();\nthree();');
  });

  const badFiles: [name: string, markdown: string][] = [
    ['no src', '::code-file\n::'],
    ['outside the content folder', 'Text\n\n::code-file{src="../../secret.txt"}\n::'],
    ['an absolute path', '::code-file{src="/etc/passwd"}\n::'],
    ['a missing file', '::code-file{src="./steps/b.js"}\n::'],
    ['lines that are not there', '::code-file{src="./steps/a.js" lines="2-9"}\n::'],
    ['lines that are no numbers', '::code-file{src="./steps/a.js" lines="x"}\n::'],
  ];

  test('a file that cannot be shown is an error', async () => {
    expect(await told(badFiles)).toMatchInlineSnapshot(`
      "
      no src:
        1 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "").
      outside the content folder:
        3 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "../../secret.txt").
      an absolute path:
        1 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "/etc/passwd").
      a missing file:
        1 error: The code file "./steps/b.js" does not exist. Check the path; it starts from this page's folder.
      lines that are not there:
        1 error: "./steps/a.js" has 3 lines, so lines="2-9" does not fit. Choose from 1 to 3.
      lines that are no numbers:
        1 error: "./steps/a.js" has 3 lines, so lines="x" does not fit. Choose from 1 to 3.
      "
    `);
  });
});

describe('links', () => {
  const link = async (markdown: string, file?: string) => {
    const { html, links, problems } = await render(markdown, file);
    return { href: /href="([^"]*)"/.exec(html)?.[1], links, problems };
  };

  test.each<[written: string, href: string, path: string, anchor: string, file?: string]>([
    ['/guide/other', '/guide/other', '/guide/other', ''],
    ['/guide/other/', '/guide/other/', '/guide/other', ''],
    ['/guide/other?x=1#part', '/guide/other?x=1#part', '/guide/other', 'part'],
    ['/nope', '/nope', '/nope', ''],
    ['#part', '#part', '', 'part'],
    ['2.other.md', '/guide/other', '/guide/other', '', 'guide/2.other.md'],
    ['./2.other.md#part', '/guide/other#part', '/guide/other', 'part', 'guide/2.other.md'],
    ['./2.other', '/guide/other', '/guide/other', '', 'guide/2.other.md'],
    ['2.other#p%C3%A4rt', '/guide/other#p%C3%A4rt', '/guide/other', 'pärt', 'guide/2.other.md'],
    ['../3.deep/index.md', '/deep', '/deep', '', '3.deep/index.md'],
    ['../3.deep/', '/deep', '/deep', '', '3.deep/index.md'],
    ['../3.deep', '/deep', '/deep', '', '3.deep/index.md'],
    ['..', '/', '/', '', 'index.md'],
    ['.', '/guide', '/guide', '', 'guide/index.md'],
  ])('%o leads to %o', async (written, href, path, anchor, file) => {
    expect(await link(`Text\n[a](${written})`)).toEqual({
      href,
      links: [{ path, anchor, line: 2, written, ...(file && { file }) }],
      problems: [],
    });
  });

  test.each(['https://b.org/x', 'http://b.org', '//b.org/x', 'mailto:a@b.org', 'tel:+123'])(
    '%o leads out of the site: it is not checked and tells nothing about the reader',
    async (to) => {
      const { html, links } = await render(`[a](${to})`);
      expect(html).toBe(`<p><a href="${to}" rel="noopener noreferrer">a</a></p>`);
      expect(links).toEqual([]);
    },
  );

  test('the rel that an author wrote stays', async () => {
    expect(await html('[a](https://b.org){rel="nofollow"}')).toBe(
      '<p><a href="https://b.org" rel="nofollow">a</a></p>',
    );
  });

  test('a file beside the page is published', async () => {
    const { html, pictures, includes, problems } = await render('[a](notes.pdf#page=2)');
    expect(html).toMatch(/^<p><a href="\/_media\/guide\/notes\.[0-9a-f]{10}\.pdf#page=2">a<\/a><\/p>$/);
    expect(pictures).toEqual([{ file: 'guide/notes.pdf', url: /"([^"#]*)/.exec(html)?.[1] }]);
    expect([...includes]).toEqual(['guide/notes.pdf']);
    expect(problems).toEqual([]);
  });

  test.each(['nope.md', 'nope', './nope.pdf', '../../outside.md', '../../../etc/passwd', 'a%zz'])(
    '%o leads nowhere: an error with its line',
    async (to) => {
      expect((await link(`Text\n\n[a](${to})`)).problems).toEqual([
        `3 error: The link "${to}" leads to no page or file. Check the path; it starts from this page's folder.`,
      ]);
    },
  );

  test('links of blocks are resolved and noted like others', async () => {
    const { body, links, problems } = await render('Text\n\n::card{title="A" to="./2.other.md#x"}\n::');
    expect(body.nodes.at(-1)).toEqual(['card', { title: 'A', to: '/guide/other#x' }]);
    expect(links).toEqual([
      { path: '/guide/other', anchor: 'x', line: 3, written: './2.other.md#x', file: 'guide/2.other.md' },
    ]);
    expect(problems).toEqual([]);
    expect((await render('::card{title="A" to="nope"}\n::')).problems).toHaveLength(1);
  });

  test('a link keeps its line on a page with HTML of its own', async () => {
    const { links } = await render('<b>x</b>\n\nText\n\n[a](/nope)\n\n<a href="/html">b</a>');
    expect(links.map(({ path, line }) => [path, line])).toEqual([
      ['/nope', 5],
      ['/html', 7],
    ]);
  });
});

describe('pictures', () => {
  /** The `img` elements of a document, as a browser reads them. */
  const shown = async (markdown: string) =>
    ((await render(markdown)).html.match(/<img[^>]*>/g) ?? []).map((tag) => tag.replaceAll('&amp;', '&'));

  test('a picture beside the page is published under a hashed address, with its size', async () => {
    const { body, html, pictures, includes, problems } = await render('![A cat](cat.png)');
    const url = pictures[0]?.url ?? '';
    expect(url).toMatch(/^\/_media\/guide\/cat\.[0-9a-f]{10}\.png$/);
    expect(pictures).toEqual([{ file: 'guide/cat.png', url }]);
    const attributes = {
      src: url,
      alt: 'A cat',
      loading: 'lazy',
      decoding: 'async',
      'data-natural-width': 3,
      'data-natural-height': 2,
    };
    expect(body.nodes).toEqual([['p', {}, ['img', attributes]]]);
    expect(html).toContain(`src="/_ipx/w_3&amp;f_webp${url}"`);
    expect(html).toContain('width="3" height="2"');
    expect([...includes]).toEqual(['guide/cat.png']);
    expect(problems).toEqual([]);
  });

  test('the same picture twice is published once; a space in its name is encoded', async () => {
    const { pictures } = await render('![A](cat.png) ![B](./cat.png)');
    expect(pictures.map(({ file }) => file)).toEqual(['guide/cat.png']);
    const { html, pictures: spaced } = await render('![A](<a cat.png>)');
    expect(html).toMatch(/src="[^" ]*\/_media\/guide\/a%20cat\.[0-9a-f]{10}\.png"/);
    expect(spaced[0]?.url).toMatch(/^\/_media\/guide\/a cat\.[0-9a-f]{10}\.png$/);
  });

  test('a picture of the public folder keeps its address', async () => {
    const { body, pictures, problems } = await render('![A dog](/dog.png)');
    expect(body.nodes).toMatchObject([['p', {}, ['img', { src: '/dog.png' }]]]);
    expect(pictures).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a picture is offered as WebP in the widths of the reading column, up to its own', async () => {
    expect(await shown('![A](/large.png)')).toEqual([
      '<img alt="A" loading="lazy" decoding="async" src="/_ipx/w_1200&f_webp/large.png" srcSet="/_ipx/w_320&f_webp/large.png 320w, /_ipx/w_640&f_webp/large.png 640w, /_ipx/w_760&f_webp/large.png 760w, /_ipx/w_1200&f_webp/large.png 1200w" sizes="(max-width: 767px) 100vw, 760px" width="1200" height="800"/>',
    ]);
    expect(await shown('<img src="/large.png" alt="A">')).toEqual(await shown('![A](/large.png)'));
  });

  test.each([
    ['width="30"', 'w_30&f_webp w_60&f_webp', 'width="30" height="20"'],
    ['height="30"', 'w_45&h_30&f_webp&fit_inside w_90&h_60&f_webp&fit_inside', 'width="45" height="30"'],
    [
      'width="60" height="50"',
      'w_60&h_50&f_webp&fit_inside w_120&h_100&f_webp&fit_inside',
      'width="60" height="50"',
    ],
    [
      'width="400"',
      'w_320&f_webp w_400&f_webp w_640&f_webp w_800&f_webp',
      'sizes="(max-width: 639px) 100vw, 400px" width="400" height="267"',
    ],
    [
      'width="672"',
      'w_320&f_webp w_640&f_webp w_672&f_webp w_1200&f_webp',
      'sizes="(max-width: 767px) 100vw, 672px" width="672" height="448"',
    ],
    [
      'width="50%"',
      'w_320&f_webp w_640&f_webp w_760&f_webp w_1200&f_webp',
      'sizes="(max-width: 767px) 100vw, 760px" width="50%"',
    ],
  ])('a size that the author wrote stays: %s', async (size, files, attributes) => {
    const [picture = ''] = await shown(`<img src="/large.png" alt="A" ${size}>`);
    const [, srcSet = ''] = /srcSet="([^"]*)"/.exec(picture) ?? [];
    expect(srcSet.match(/(?<=_ipx\/)[^/]+/g)?.join(' ')).toBe(files);
    expect(picture).toMatch(new RegExp(`${attributes.replace(/[()]/g, '\\$&')}/>$`));
  });

  test('a photograph that lies on its side has the size that readers see', async () => {
    expect(await shown('![A](/turned.jpg)')).toEqual([expect.stringContaining(' width="2" height="3"/>')]);
  });

  test.each([
    [
      '![A](/drawing.svg)',
      '<img src="/drawing.svg" alt="A" loading="lazy" decoding="async" width="8" height="9"/>',
    ],
    [
      '![A](/moving.gif)',
      '<img src="/moving.gif" alt="A" loading="lazy" decoding="async" width="2" height="3"/>',
    ],
    [
      '![A](/moving.png)',
      '<img src="/moving.png" alt="A" loading="lazy" decoding="async" width="3" height="2"/>',
    ],
    [
      '<img src="/dog.png" alt="A" srcset="/large.png 2x">',
      '<img src="/dog.png" alt="A" srcSet="/large.png 2x" loading="lazy" decoding="async" width="3" height="2"/>',
    ],
    [
      '<picture><source srcset="/a.avif"><img src="/dog.png" alt="A" width="9"></picture>',
      '<img src="/dog.png" alt="A" width="9" loading="lazy" decoding="async"/>',
    ],
  ])(
    'a drawing, an animation and an author’s own choice are shown as they are: %s',
    async (markdown, tag) => {
      expect(await shown(markdown)).toEqual([tag]);
      expect(await problems(markdown)).toEqual([]);
    },
  );

  test('the size of the file is ours to give', async () => {
    expect(
      await shown('<img src="https://b.org/a.png" alt="A" data-natural-width="9" data-natural-height="9">'),
    ).toEqual(['<img src="https://b.org/a.png" alt="A" loading="lazy" decoding="async"/>']);
  });

  test('a picture with a title becomes a figure', async () => {
    const { html } = await render('![A](/dog.png "Words below")');
    expect(html).toMatch(
      /^<figure><img [^>]*title="Words below"[^>]*><figcaption>Words below<\/figcaption><\/figure>$/,
    );
    expect((await render('![A](/drawing.svg "Words below")')).html).toMatch(/^<figure><img /);
  });

  test('a picture of another site is shown as it is', async () => {
    const { html, problems } = await render('![A](https://b.org/a.png)');
    expect(html).toBe('<p><img src="https://b.org/a.png" alt="A" loading="lazy" decoding="async"/></p>');
    expect(problems).toEqual([]);
  });

  const badPictures: [name: string, markdown: string][] = [
    ['a missing picture', 'Text\n\n![A](nope.png)'],
    ['a missing picture of the public folder', '![A](/nope.png)'],
    ['a picture outside the content folder', '![A](../../x.png)'],
    ['a picture that climbs out of the public folder', '![A](/../../etc/hostname)'],
    ['a bad escape', '![A](%zz.png)'],
    ['a file that is no picture', '![A](broken.png)'],
    ['no alt', 'Text\n![](cat.png)'],
    ['an alt of spaces', '![ ](cat.png)'],
  ];

  test('a picture that cannot be shown is an error; one without words is a warning', async () => {
    expect(await told(badPictures)).toMatchInlineSnapshot(`
      "
      a missing picture:
        3 error: The picture "nope.png" does not exist. Put the file into the folder of this page or correct the path.
      a missing picture of the public folder:
        1 error: The picture "/nope.png" does not exist. Put the file into the public folder or correct the path.
      a picture outside the content folder:
        1 error: The picture "../../x.png" does not exist. Put the file into the folder of this page or correct the path.
      a picture that climbs out of the public folder:
        1 error: The picture "/../../etc/hostname" does not exist. Put the file into the public folder or correct the path.
      a bad escape:
        1 error: The picture "%zz.png" does not exist. Put the file into the folder of this page or correct the path.
      a file that is no picture:
        1 error: The picture "broken.png" cannot be read. Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.
      no alt:
        2 warning: The picture "cat.png" has no text alternative. Say what it shows: ![A cat on a wall](cat.png); for decoration only, add {role="presentation"}.
      an alt of spaces:
        1 warning: The picture "cat.png" has no text alternative. Say what it shows: ![A cat on a wall](cat.png); for decoration only, add {role="presentation"}.
      "
    `);
  });

  test('a decoration says so', async () => {
    const { html, problems } = await render('![](/drawing.svg){role="presentation"}');
    expect(html).toBe(
      '<p><img src="/drawing.svg" alt="" loading="lazy" decoding="async" width="8" height="9"/></p>',
    );
    expect(problems).toEqual([]);
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

  test('what is taken out is told, with its line', async () => {
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
      1 warning: The event handler "onclick" was left out. Pages carry no script of their own.
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
