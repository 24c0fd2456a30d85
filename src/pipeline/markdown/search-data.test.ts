import { expect, test } from 'vitest';
import { collectingContext } from '#tests/support/render-markdown.ts';
import { renderMarkdown } from './index.ts';

async function collect(markdown: string, inventory?: string) {
  const { context } = collectingContext({ file: 'guide/1.page.md', ...(inventory && { inventory }) });
  const { body, search } = await renderMarkdown(markdown, context);
  return { ...search, anchors: context.anchors, html: JSON.stringify(body.nodes) };
}

test('every section has its words, each once, without those that say nothing', async () => {
  const { words, sections } = await collect(
    'A page about **tables** and the table.\n\n## Head cells\n\nRows, a table head, `scope`.\n\n### Deep\n\n- One item\n- Two items',
  );
  expect(sections).toBe(3);
  expect(words).toBe('page A table AB row B head B scope B item C two C');
});

test('words of blocks next to each other stay apart, and code of examples is left out', async () => {
  const { words } = await collect('| A b | C |\n|-|-|\n| one | *tw*o |\n\n```html\n<video></video>\n```');
  expect(words).toBe('two A');
});

test('names in tables get anchors, which give way to those of headings and of the layout', async () => {
  const { names, anchors, html } = await collect(
    '## Value\n\n| Name | What it does |\n|---|---|\n| `refresh` | x |\n| `value` | x |\n| `main` | x |\n| not code | x |\n| `a b` | x |\n| with `code` | x |',
  );
  expect(names).toEqual([[1, 'page', 'refresh value#value-1 main#main-1']]);
  expect(anchors).toEqual(['value', 'refresh', 'value-1', 'main-1']);
  expect(html).toContain('["td",{"id":"value-1"},["code",{},"value"]]');
});

test('only tables that list names do', async () => {
  const { names, anchors } = await collect('| You write | You get |\n|---|---|\n| `refresh` | x |');
  expect(names).toEqual([]);
  expect(anchors).toEqual([]);
});

test('tables of facts list roles, and the attributes of an element', async () => {
  const roles = await collect('::roles-table\n::');
  const [[section, kind, list = ''] = []] = roles.names;
  expect([section, kind, list.split(' ').slice(0, 3)]).toEqual([
    0,
    'page',
    ['alert', 'alertdialog', 'application'],
  ]);
  expect(roles.anchors).toContain('alertdialog');
  const track = await collect('## Attributes\n\n::attributes-table\n::', 'elements/track');
  expect(track.names).toEqual([[1, 'attribute', 'default kind label src srclang']]);
});

test('a handler keeps the anchor that it has', async () => {
  const { names, anchors } = await collect('::event-handlers-table\n::');
  expect(names[0]?.[2].split(' ')).toContain('onclick');
  expect(anchors.filter((anchor) => anchor.startsWith('onclick'))).toEqual(['onclick']);
});
