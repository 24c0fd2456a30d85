import { describe, expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, problems } = openFolder();

/** The HTML without the shapes of icons. */
const shown = async (markdown: string) =>
  (await html(markdown)).replace(/<svg class="([^"]*)".*?<\/svg>/g, '[$1]');

describe('components of Nuxt', () => {
  test.each([
    [
      'accordion',
      '::accordion\n:::accordion-item{label="One" icon="i-lucide-book"}\nA\n:::\n:::accordion-item{label="Two"}\nB\n:::\n::',
      '<details class="details"><summary>One</summary><p>A</p></details><details class="details"><summary>Two</summary><p>B</p></details>',
    ],
    [
      'accordion with a list of items',
      '::accordion\n---\nitems:\n  - label: One\n    content: All of **it**\n    icon: i-lucide-book\n  - label: Two\n    slot: second\n    defaultOpen: true\n---\n#second\nB\n::',
      '<details class="details"><summary>One</summary><p>All of <strong>it</strong></p></details><details class="details" open=""><summary>Two</summary><p>B</p></details>',
    ],
    [
      'u-accordion with items in braces',
      '::u-accordion{:items=\'[{"label":"One","content":"A"},"no item",{"label":"Two"}]\'}\nC\n::',
      '<details class="details"><summary>One</summary><p>A</p></details><details class="details"><summary>Two</summary></details><p>C</p>',
    ],
    [
      'badge on lines of its own',
      '::badge\n**New**\n::',
      '<p><span class="badge badge-neutral"><strong>New</strong></span></p>',
    ],
    [
      'u-badge',
      'It is :u-badge{label="New" color="success" variant="subtle"}.',
      '<p>It is <span class="badge badge-primary">New</span>.</p>',
    ],
    [
      'callout by colour',
      '::callout{color="warning" icon="i-lucide-book"}\nA\n::',
      '<div class="callout callout-warning" role="note" aria-label="Warning">[icon i-lucide:book]<div><p class="callout-title">Warning</p><p>A</p></div></div>',
    ],
    [
      'u-alert',
      '::u-alert{title="Mind" description="The gap" color="error"}\n::',
      '<div class="callout callout-danger" role="note" aria-label="Danger: Mind">[icon i-lucide:octagon-alert]<div><p class="callout-title">Mind</p><p>The gap</p></div></div>',
    ],
    [
      'card with a description',
      '::card{title="A" description="B"}\n::',
      '<div class="prose-card"><p class="prose-card-title">A</p><p>B</p></div>',
    ],
    [
      'collapsible',
      '::collapsible{name="All options"}\nA\n::',
      '<details class="details"><summary>All options</summary><p>A</p></details>',
    ],
    [
      'code-collapse',
      '::code-collapse\nA\n::',
      '<details class="details"><summary>Code</summary><p>A</p></details>',
    ],
    [
      'code-preview',
      '::code-preview\nA :kbd[K]\n\n#code\nB\n::',
      '<div class="prose-card"><p>A <kbd>K</kbd></p></div><p>B</p>',
    ],
    [
      'field-group',
      '::field-group\n:::field{name="size" type="number" required}\nHow **large**.\n:::\n:::field{name="on" description="Whether"}\n:::\nAnd more\n::',
      '<dl><dt><code>size</code> <em>number</em> <span class="badge badge-warning">required</span></dt><dd><p>How <strong>large</strong>.</p></dd><dt><code>on</code></dt><dd><p>Whether</p></dd></dl><p>And more</p>',
    ],
    ['field', '::field{name="size"}\nA\n::', '<dl><dt><code>size</code></dt><dd><p>A</p></dd></dl>'],
    [
      'icon',
      'Press :icon{name="i-lucide-play"} or :u-icon{name="lucide:book"}',
      '<p>Press [icon i-lucide:play inline-icon] or [icon i-lucide:book inline-icon]</p>',
    ],
    ['kbd', ':kbd{value="meta"} :u-kbd[K]', '<p><kbd>meta</kbd> <kbd>K</kbd></p>'],
    [
      'read-more on a line of its own',
      ':read-more{to="/guide/other"}',
      '<div class="prose-card"><p class="prose-card-title">[icon i-lucide:book-open]<a href="/guide/other">Read more: Other</a></p></div>',
    ],
    [
      'read-more as a block',
      '::read-more{to="/guide" title="The guide"}\nAll of it.\n::',
      '<div class="prose-card"><p class="prose-card-title">[icon i-lucide:book-open]<a href="/guide">Read more: The guide</a></p><p>All of it.</p></div>',
    ],
    [
      'read-more in a sentence',
      'See :read-more{to="/guide" title="the guide"}.',
      '<p>See <a href="/guide">the guide</a>.</p>',
    ],
    [
      'steps of another level',
      '::steps{level="4"}\n#### One\n::',
      '<div class="steps steps-4"><div class="heading heading-h4"><h4 id="one">One</h4><a class="anchor" href="#one" aria-label="Link to One">#</a></div></div>',
    ],
    [
      'u-button',
      ':u-button[Start]{to="/guide" icon="i-lucide-play"}',
      '<p><a href="/guide" class="button">[icon i-lucide:play inline-icon]Start</a></p>',
    ],
    [
      'u-button as a block',
      '::u-button\n---\nto: https://a.example\ntarget: _blank\nvariant: outline\n---\nStart **now**\n::',
      '<p><a href="https://a.example" class="button button-quiet" target="_blank" rel="noopener noreferrer">Start <strong>now</strong></a></p>',
    ],
    ['u-button without an address', 'Press :u-button{label="Save"} now', '<p>Press Save now</p>'],
    ['u-link', 'See :u-link[the guide]{to="/guide"}.', '<p>See <a href="/guide">the guide</a>.</p>'],
    ['list', '::list{type="success"}\n- A\n::', '<ul><li>A</li></ul>'],
    [
      'with the word prose- in front',
      '::prose-collapsible{name="A"}\nB\n::',
      '<details class="details"><summary>A</summary><p>B</p></details>',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await shown(markdown)).toBe(expected);
    expect(await problems(markdown)).toEqual([]);
  });

  test('code-tree and code-group are tabs named after their files', async () => {
    const code = '```js [src/a.js]\n1\n```\n\n```js [b.js]\n2\n```';
    for (const name of ['code-tree', 'code-group', 'prose-code-group']) {
      const written = `::${name}{default-value="src/a.js"}\n${code}\n::`;
      const labels = [...(await html(written)).matchAll(/<span>([^<]+)<\/span><\/label>/g)];
      expect(labels.map(([, label]) => label)).toEqual(['src/a.js', 'b.js']);
      expect(await problems(written)).toEqual([]);
    }
  });

  test('an address that is not allowed is told and left out', async () => {
    expect(await shown(':u-button[Go]{to="javascript:alert(1)"}')).toBe('<p><a class="button">Go</a></p>');
    expect(await problems(':read-more{to="javascript:alert(1)"}')).toEqual([
      '1 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed.',
    ]);
  });

  test('an icon that does not exist is told', async () => {
    expect(await problems('A :icon{name="i-lucide-bok"}')).toEqual([
      '1 warning: There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?',
    ]);
  });
});
