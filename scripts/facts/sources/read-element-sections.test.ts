import { expect, test } from 'vitest';
import { readElementSections } from './read-element-sections.ts';
import { standardFrom } from './standard.ts';

const box = (attributes: string, dom: string) => `
  <dl class="element"><dt><a href="#c">Categories</a>:</dt>
  <dd><a>Flow content</a>.</dd><dd>If the element has an <code>href</code> attribute: <a>Interactive content</a>.</dd>
  <dt>Contexts in which this element can be used:</dt><dd>Where <a>phrasing
    content</a> is expected.</dd>
  <dt>Content model:</dt><dd><a>Transparent</a>.</dd>
  <dt>Tag omission in text/html:</dt><dd>Neither tag is omissible.</dd>
  <dt>Content attributes:</dt><dd><a>Global attributes</a></dd>${attributes}
  <dt>DOM interface:</dt><dd>${dom}</dd></dl>`;

test('the box of an element becomes its facts', () => {
  const html = `<h4 id="the-a-element">The <dfn data-dfn-type="element"><code>a</code></dfn> element</h4>
    <div class="mdn-anno">Support</div>${box(
      '<dd><code><a href="#attr-href">href</a></code> — Address <a href="#refsURL">[URL]</a></dd><dd>Also, the <code>title</code> attribute has special semantics on this element: Full term</dd>',
      '<pre><code class="idl">interface <dfn>HTMLAnchorElement</dfn> : <a>HTMLElement</a> { };</code></pre>',
    )}`;
  expect(readElementSections(standardFrom(html))).toEqual([
    {
      names: ['a'],
      id: 'the-a-element',
      categories: ['Flow content.', 'If the element has an `href` attribute: Interactive content.'],
      contexts: ['Where phrasing content is expected.'],
      contentModel: ['Transparent.'],
      tags: ['Neither tag is omissible.'],
      attributes: [{ name: 'href', link: 'attr-href' }],
      special: ['title'],
      interface: 'HTMLAnchorElement',
      idl: 'interface HTMLAnchorElement : HTMLElement { };',
    },
  ]);
});

test('attributes keep their places and conditions; other remarks are no attributes', () => {
  const attributes = `
    <dd><code><a href="#s">src</a></code> (in <code>audio</code> or <code>video</code>) — Address</dd>
    <dd>If the element is not a child of an <code>ul</code> element: <code><a href="#v">value</a></code> — Number</dd>
    <dd>Any other attribute that has no namespace (see prose).</dd>`;
  const html = `<h4 id="x">The <dfn data-dfn-type="element"><code>li</code></dfn> element</h4>${box(attributes, 'Uses <code>HTMLElement</code>.')}`;
  const [section] = readElementSections(standardFrom(html));
  expect(section?.attributes).toEqual([
    { name: 'src', link: 's', where: 'in `audio` or `video`' },
    { name: 'value', link: 'v', where: 'if the element is not a child of an `ul` element' },
  ]);
  expect(section?.interface).toBe('HTMLElement');
});

test('one section may be about several elements, and a box below another heading is none', () => {
  const two =
    '<h4 id="x">The <dfn data-dfn-type="element"><code>sub</code></dfn> and <dfn data-dfn-type="element"><code>sup</code></dfn> elements</h4>';
  const uses = box('', 'Use <code>HTMLElement</code>.');
  const html = `<section>${two}${uses}</section><section><h4 id="y">Custom elements</h4>${box('', 'Supplied by the author')}</section>`;
  expect(readElementSections(standardFrom(html)).map(({ names }) => names)).toEqual([['sub', 'sup']]);
});

test('an interface in other words stops the script', () => {
  const html = `<h4 id="x">The <dfn data-dfn-type="element"><code>b</code></dfn> element</h4>${box('', 'Any')}`;
  expect(() => readElementSections(standardFrom(html))).toThrow(
    'An interface is described in other words than before: Any',
  );
});
