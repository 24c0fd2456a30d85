import { expect, test } from 'vitest';
import type { Meanings } from '#schema/facts.ts';
import { markup } from '#tests/support/markup.ts';
import { attributesTable, meaningOf } from './attributes-table.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';

const facts = readFacts();
const meanings: Meanings = {
  attributes: { open: { default: 'It is `open`', details: 'Unfolded' }, closedby: 'How' },
};

function show(slug: string, paths: string[] = []): string {
  const entry = findEntry(`elements/${slug}`, facts);
  if (entry?.kind !== 'element') throw new Error(slug);
  const pages = { has: (path: string) => paths.includes(path), self: `/cs/html/elements/${slug}` };
  return markup(attributesTable(entry, { facts, meanings, pages, day: '2026-11-15' }));
}

test('every attribute has a row: name, value, meaning, support', () => {
  const globals = '/cs/html/attributes/global-attributes';
  expect(show('dialog', [globals, '/cs/html/attributes/open'])).toBe(
    `<p>These, and the <a href="${globals}">global attributes</a>.</p>` +
      '<table><caption>Attributes of dialog</caption>' +
      '<thead><tr><th scope="col">Attribute</th><th scope="col">Value</th><th scope="col">Meaning</th><th scope="col">Support</th></tr></thead><tbody>' +
      '<tr><th scope="row"><code>closedby</code></th><td><code>any</code>, <code>closerequest</code> or <code>none</code></td><td>How</td><td><span class="badge badge-warning">Limited</span></td></tr>' +
      '<tr><th scope="row"><a href="/cs/html/attributes/open"><code>open</code></a></th><td>boolean</td><td>It is <code>open</code></td><td><span class="badge badge-primary">Widely</span></td></tr>' +
      '</tbody></table>',
  );
});

test('an element with only global attributes has a sentence', () => {
  expect(show('em')).toBe('<p>This element has no attributes of its own, only the global attributes.</p>');
  expect(show('h1-h6')).toBe(
    '<p>These elements have no attributes of their own, only the global attributes.</p>',
  );
});

test('a global attribute that means more here is named', () => {
  expect(show('bdo', ['/cs/html/attributes/dir'])).toBe(
    '<p>This element has no attributes of its own, only the global attributes. Of these, <a href="/cs/html/attributes/dir"><code>dir</code></a> has a meaning of its own here.</p>',
  );
});

test('values say where they belong, and keywords what else there is', () => {
  expect(show('source')).toContain('<td>a URL, not empty (in <code>audio</code> or <code>video</code>)</td>');
  expect(show('audio')).toContain(
    '<td><code>none</code>, <code>metadata</code> or <code>auto</code>, or nothing</td>',
  );
  expect(show('iframe')).toContain('<td>keywords, separated by spaces: <code>allow-downloads</code>, ');
  expect(show('input')).toContain('<span class="no-data">No data</span>');
});

test('the handlers of the window are counted on the page of body', () => {
  expect(show('body', ['/cs/html/attributes/event-handler-attributes'])).toBe(
    '<p>Of its own, this element has 18 <a href="/cs/html/attributes/event-handler-attributes">event handlers</a> of the window. It also takes the global attributes.</p>',
  );
});

test('a meaning is for all elements, for one, or not written yet', () => {
  expect(meaningOf('open', 'details', meanings)).toBe('Unfolded');
  expect(meaningOf('open', 'dialog', meanings)).toBe('It is `open`');
  expect(meaningOf('closedby', 'dialog', meanings)).toBe('How');
  expect(meaningOf('constructor', 'dialog', meanings)).toBe('');
  expect(meaningOf('open', 'dialog', {})).toBe('');
});
