import { describe, expect, test } from 'vitest';
import type { BodyElement } from '#schema/page/body.ts';
import { openFolder } from '#tests/support/render-markdown.ts';

const { body, html, problems, render } = openFolder();

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

  test('properties as a piece of YAML, at the beginning of the block only', async () => {
    const code = '```yaml [props]\ntitle: A\nnested:\n  - 1\n```';
    expect(await body(`::card\n${code}\nText\n::`)).toEqual([
      ['card', { title: 'A', nested: [1] }, ['p', {}, 'Text']],
    ]);
    const [, , ...content] = (await body(`::card\nText\n\n${code}\n::`))[0] as BodyElement;
    expect(content.map((node) => (node as BodyElement)[0])).toEqual(['p', 'code-block']);
    expect(await problems('::card\n```yaml [props]\ntitle: a: b\n```\n::')).toEqual(
      await problems('::card\n---\ntitle: a: b\n---\n::'),
    );
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
      3 warning: There is no block named "u-page-hero". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).
      9 warning: There is no block named "nte". Did you mean "note"?
      13 warning: There is no block named "foo". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).
      13 warning: There is no block named "bar". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is).
      15 warning: There is no block named "empty-thing". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is).
      "
    `);
  });

  test('a block that is used often and does not exist is told once a page, a slip every time', async () => {
    expect(
      await problems('::shop-window\nA\n::\n\n::shop-window\nB\n::\n\n::nte\nC\n::\n\n::nte\nD\n::'),
    ).toEqual([
      '1 warning: There is no block named "shop-window". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).',
      '9 warning: There is no block named "nte". Did you mean "note"?',
      '13 warning: There is no block named "nte". Did you mean "note"?',
    ]);
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
    expect(await html('::question{#this-one}\nWhich?\n\n- [ ] a\n- [x] `b`\n\n#why\nSo.\n::')).toBe(
      '<div class="quiz"><fieldset class="question" data-question="this-one" data-current=""><legend>Which?</legend><div class="question-choices"><label class="choice"><input type="radio" name="_R_d_" value="A"/><span>a</span></label><label class="choice"><input type="radio" data-right="" name="_R_d_" value="B"/><span><code>b</code></span></label></div><div class="question-check"><p role="status"></p><button type="button" class="button">Check my answer</button></div><details class="details"><summary>The answer</summary><div class="answer"><span class="badge badge-primary">B</span><div><code>b</code></div></div><p>So.</p></details></fieldset></div>',
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

test('a prose component of Nuxt is the block without the word in front', async () => {
  const block = await html('::prose-tip{title="Mind"}\nWords.\n::');
  expect(block).toBe(await html('::tip{title="Mind"}\nWords.\n::'));
  expect(await html('::prose-caution\nWords.\n::')).toBe(await html('::danger\nWords.\n::'));
  expect(await problems('::prose-tip{title="Mind"}\nWords.\n::')).toEqual([]);
});
