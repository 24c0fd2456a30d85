// Tests fact blocks and mentions through the whole Markdown pipeline.
import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { collectingContext } from '#tests/support/render-markdown.ts';
import { renderMarkdown } from '../index.ts';

const pathByFile = new Map([
  ['a.md', '/cs/html/elements/a'],
  ['abbr.md', '/cs/html/elements/abbr'],
  ['title.md', '/cs/html/attributes/title'],
  ['marquee.md', '/cs/html/elements/marquee'],
  ['headings.md', '/cs/html/elements/h1-h6'],
  ['deep.md', '/cs/html/elements/input/email'],
  ['aria-label.md', '/cs/html/accessibility/aria/aria-label'],
  ['lesson.md', '/lesson'],
]);

async function render(markdown: string, options: { file?: string; inventory?: string } = {}) {
  const { context, problems } = collectingContext({ file: 'lesson.md', site: { pathByFile }, ...options });
  const { body } = await renderMarkdown(markdown, context);
  const links = context.links.map(({ path, line }) => `${line} ${path}`);
  return { nodes: body.nodes.filter((node) => node !== '\n') as BodyNode[], links, problems, body, context };
}

test('a block becomes plain HTML whose links are checked like any other', async () => {
  const { nodes, links, problems } = await render('One\n\n::attributes-table\n::\n', {
    inventory: 'elements/em',
  });
  expect(nodes).toEqual([
    ['p', {}, 'One'],
    ['p', {}, 'This element has no attributes of its own, only the global attributes.'],
  ]);
  expect([links, problems]).toEqual([[], []]);
});

test('a block can name another entry, and its links carry its line', async () => {
  const { nodes, links, problems } = await render('\n::attribute-facts{of="attributes/href"}\n::\n');
  expect(JSON.stringify(nodes)).toContain('["a",{"href":"/cs/html/elements/a"},["code",{},"a"]]');
  expect([links, problems]).toEqual([['2 /cs/html/elements/a', '2 /cs/html/elements/a'], []]);
});

test('tables have anchors and words like what an author writes', async () => {
  const { context, body } = await render('::event-handlers-table\n::\n');
  expect(context.anchors).toContain('onclick');
  expect(body.words).toBeGreaterThan(200);
});

test.each([
  [
    '::support\n::',
    undefined,
    '1 error: The block "support" does not know what it is about. Write "inventory: elements/…" above the page, or give the block an "of".',
  ],
  [
    '::support\n::',
    'elements/abr',
    '1 error: There are no facts about "elements/abr". Did you mean "elements/abbr"?',
  ],
  [
    '::support{of="nothing"}\n::',
    undefined,
    '1 error: There are no facts about "nothing". Entries look like "elements/abbr" or "attributes/hidden".',
  ],
  [
    '::element-facts\n::',
    'attributes/href',
    '1 error: The block "element-facts" is about an element. Use "attribute-facts" here.',
  ],
  [
    '::attribute-facts\n::',
    'elements/a',
    '1 error: The block "attribute-facts" is about an attribute. Use "element-facts" here.',
  ],
  [
    '::aria-facts\n::',
    'roles/button',
    '1 error: The block "aria-facts" is about an ARIA attribute. Use "role-facts" here.',
  ],
  [
    '::support\n::',
    'aria/aria-label',
    '1 error: The block "support" is about an element, an attribute or a value. Use "aria-facts" here.',
  ],
])('%j on a page about %s is an error with advice', async (markdown, inventory, message) => {
  const { nodes, problems } = await render(markdown, inventory === undefined ? {} : { inventory });
  expect([nodes, problems]).toEqual([[], [message]]);
});

test('the first mention of an ARIA attribute links to its page', async () => {
  const { links } = await render('The `aria-label` attribute. The `aria-live` attribute has no page.\n');
  expect(links).toEqual(['1 /cs/html/accessibility/aria/aria-label']);
});

const abbr = ['a', { href: '/cs/html/elements/abbr' }, ['code', {}, 'abbr']];

test('the first mention of an element or attribute leads to its page, later ones do not', async () => {
  const { nodes, links } = await render(
    'The `abbr` element and the `abbr` element, the `title` attribute, `<h2>`.',
  );
  expect(nodes).toEqual([
    [
      'p',
      {},
      'The ',
      abbr,
      ' element and the ',
      ['code', {}, 'abbr'],
      ' element, the ',
      ['a', { href: '/cs/html/attributes/title' }, ['code', {}, 'title']],
      ' attribute, ',
      ['a', { href: '/cs/html/elements/h1-h6' }, ['code', {}, '<h2>']],
      '.',
    ],
  ]);
  expect(links).toEqual([
    '1 /cs/html/elements/abbr',
    '1 /cs/html/attributes/title',
    '1 /cs/html/elements/h1-h6',
  ]);
});

test('an obsolete element leads to its page too', async () => {
  const { links } = await render('The `marquee` and `center` elements are obsolete.');
  expect(links).toEqual(['1 /cs/html/elements/marquee']);
});

test.each([
  ['its own page', 'The `abbr` element.', 'abbr.md'],
  ['a page that does not exist', 'The `b` element, the `href` attribute.', undefined],
  ['a page below the reference', 'The `email` element.', undefined],
  ['a name without its word', 'Write `abbr` and `title`.', undefined],
])('there is no link to %s', async (_what, markdown, file) => {
  expect((await render(markdown, file === undefined ? {} : { file })).links).toEqual([]);
});

test('headings, header cells, links and blocks that are links stay as they are', async () => {
  const { nodes } = await render(`## The \`abbr\` element

| The \`abbr\` element | b |
|---|---|
| x | y |

::card{title="One" to="/lesson"}
The \`abbr\` element
::

[The \`abbr\` element](/lesson) and the \`abbr\` element`);
  const text = JSON.stringify(nodes);
  expect(text.match(/elements\/abbr/g)).toHaveLength(1);
  expect(nodes.at(-1)).toEqual([
    'p',
    {},
    ['a', { href: '/lesson' }, 'The ', ['code', {}, 'abbr'], ' element'],
    ' and the ',
    abbr,
    ' element',
  ]);
});

test('what the author linked above is not linked again', async () => {
  const { links } = await render('See [abbr](/cs/html/elements/abbr#x). The `abbr` element.');
  expect(links).toEqual(['1 /cs/html/elements/abbr']);
});

test('cells and list items are prose', async () => {
  const { links } = await render('| a |\n|---|\n| The `abbr` element |\n\n- The `title` attribute');
  expect(links).toEqual(['3 /cs/html/elements/abbr', '5 /cs/html/attributes/title']);
});

test('a page that shows figures about the site is rendered after all others', async () => {
  const { context, problems } = await render('::quality{part="pages"}\n::\n');
  expect(context.showsQuality).toBe(true);
  expect(problems).toEqual([]);
});

test('an unknown part of the figures is reported with the nearest one or all', async () => {
  const problemsOf = async (block: string) => (await render(`Text.\n\n${block}\n::\n`)).problems;
  expect(await problemsOf('::quality{part="page"}')).toEqual([
    '3 error: The block "quality" has no part "page". Did you mean "pages"?',
  ]);
  const all = 'The parts are summary, pages, facts, examples, tests, accessibility, links, sizes, budgets.';
  expect(await problemsOf('::quality{part="weather"}')).toEqual([
    `3 error: The block "quality" has no part "weather". ${all}`,
  ]);
  expect(await problemsOf('::quality')).toEqual([
    `3 error: The block "quality" does not say which figures it shows. Write part="pages". ${all}`,
  ]);
});
