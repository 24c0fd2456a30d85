import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { elementFacts } from './element-facts.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';

const facts = readFacts();
const categories = '/cs/html/elements/content-categories';

function show(slug: string, paths: string[] = [], self = '/cs/html/elements/x'): string {
  const entry = findEntry(`elements/${slug}`, facts);
  if (entry?.kind !== 'element') throw new Error(slug);
  return markup(elementFacts(entry, facts, { has: (path) => paths.includes(path), self }));
}

test('the facts of an element are a list of terms with its specification', () => {
  expect(show('dialog')).toBe(
    '<div class="facts"><dl>' +
      '<div><dt>Categories</dt><dd>Flow content</dd></div>' +
      '<div><dt>Where it may stand</dt><dd>Where flow content is expected</dd></div>' +
      '<div><dt>What it may contain</dt><dd>Flow content</dd></div>' +
      '<div><dt>Tags</dt><dd>Neither tag may be left out</dd></div>' +
      '<div><dt>Interface</dt><dd><code>HTMLDialogElement</code></dd></div>' +
      '<div><dt>Specification</dt><dd><a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element">HTML: the <code>dialog</code> element</a></dd></div>' +
      '</dl></div>',
  );
});

test('categories and elements lead to their pages, when these exist and are not the page itself', () => {
  const linked = show(
    'source',
    [categories, '/cs/html/elements/picture', '/cs/html/elements/img'],
    '/cs/html/elements/img',
  );
  expect(linked).toContain('<dd>None</dd>');
  expect(linked).toContain(
    'As a child of a <a href="/cs/html/elements/picture"><code>picture</code></a> element, before the <code>img</code> element',
  );
  expect(linked).toContain(
    `before any <a href="${categories}">flow content</a> or <code>track</code> elements`,
  );
});

test('categories under a condition have a line of their own', () => {
  expect(show('a')).toContain(
    '<ul><li>Flow content, phrasing content, palpable content</li>' +
      '<li>If the element has an <code>href</code> attribute: interactive content</li></ul>',
  );
});

test('six headings share their facts', () => {
  expect(show('h1-h6')).toContain('HTML: the <code>h1</code> to <code>h6</code> elements');
});

test('a phrase that would send readers elsewhere stands in our own words', () => {
  expect(show('ruby')).not.toContain('See prose');
  expect(show('template')).toContain('goes into its content fragment');
  for (const name of Object.keys(facts.elements).filter((one) => !/^h[2-6]$/.test(one)))
    expect(show(name === 'h1' ? 'h1-h6' : name), name).not.toMatch(/prose|see example|omissible|omitted/);
});
