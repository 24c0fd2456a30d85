import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, render } = openFolder();

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
  ['/guide/2.other.md#part', '/guide/other#part', '/guide/other', 'part', 'guide/2.other.md'],
  ['/guide/nope.md', '/guide/nope.md', '/guide/nope.md', ''],
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
  expect([...includes.keys()]).toEqual(['guide/notes.pdf']);
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
