// The page /quality shows figures of this build, the same in its document, its payload and its Markdown file. That it
// fits on a narrow screen and is accessible is checked with the other page kinds (tests/e2e/everywhere).
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { walkElements } from '#pipeline/markdown/walk.ts';
import { builtPages, readBuiltFile, readBuiltPage } from '#tests/support/sites/built-files.ts';

/** Elements below a node, by tag name and class. */
function find(tree: Root | Element, tagName: string, className?: string): Element[] {
  const found: Element[] = [];
  walkElements<Element>(tree, (element) => {
    const classes = [element.properties.className ?? []].flat();
    if (element.tagName === tagName && (className === undefined || classes.includes(className)))
      found.push(element);
  });
  return found;
}

test('the page says how many pages there are, in the document, the payload and the Markdown file', () => {
  const pages = String(builtPages('real').length);
  const html = readBuiltPage('real', '/quality');
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as Root;

  const figures = find(tree, 'dl', 'figure-wall').flatMap((wall) => find(wall, 'dd'));
  expect(figures.map(textOf)[0]).toBe(pages);
  const rows = find(tree, 'tr').filter((row) => textOf(row).startsWith('All together'));
  expect(rows.map((row) => find(row, 'td').map(textOf)[0])).toEqual([pages]);
  expect(textOf(tree)).not.toContain('The figures come with a build');
  const bars = find(tree, 'span', 'size-blocks');
  expect(bars.flatMap((bar) => find(bar, 'span', 'on')).length).toBeGreaterThan(5);

  const { data } = JSON.parse(readBuiltFile('real', 'quality/_payload.json')) as {
    data: { page: { html: string } };
  };
  expect(data.page.html).toContain('<dl class="figure-wall">');
  expect(html).toContain(data.page.html);
  const markdown = readBuiltFile('real', 'quality.md');
  expect(markdown).toContain(`- **Pages**: ${pages}`);
  expect(markdown).toMatch(/\| Kind of page \| Median \| Largest \| The largest page \|/);
});
