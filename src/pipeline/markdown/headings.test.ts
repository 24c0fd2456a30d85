import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, render } = openFolder();

const ids = async (markdown: string) => (await render(markdown)).body.toc.map((entry) => entry.id);

test.each([
  ['## When to use it', 'when-to-use-it'],
  ['## `code` & *em*', 'code--em'],
  ['## Über ß', 'über-ß'],
  ['## 日本語', '日本語'],
  ['## Emoji 🙂 here', 'emoji--here'],
  ['## A: b, c.', 'a-b-c'],
  ['## [Link](/guide)', 'link'],
  // The text of a component is part of the heading, as in Nuxt Content.
  ['## Views :badge[v4.3]{color="info"}', 'views-v43'],
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
