import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { accessibilityFacts } from './accessibility-facts.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';

const facts = readFacts();

function show(slug: string, paths: string[] = []): string {
  const entry = findEntry(`elements/${slug}`, facts);
  if (entry?.kind !== 'element') throw new Error(slug);
  return markup(accessibilityFacts(entry, { has: (path) => paths.includes(path), self: '' }));
}

test('one role is a list of terms, and the role leads to the page of roles', () => {
  const roles = '/cs/html/accessibility/roles';
  expect(show('dialog', [roles])).toBe(
    '<div class="facts"><dl>' +
      `<div><dt>Implicit role</dt><dd><a href="${roles}"><code>dialog</code></a></dd></div>` +
      '<div><dt>Permitted roles</dt><dd><code>alertdialog</code></dd></div>' +
      '</dl></div>',
  );
});

test('a name that is prohibited is said to be', () => {
  expect(show('span')).toBe(
    '<div class="facts"><dl><div><dt>Implicit role</dt><dd><code>generic</code></dd></div>' +
      '<div><dt>Permitted roles</dt><dd>Any role</dd></div>' +
      '<div><dt>Name</dt><dd>Prohibited: <code>aria-label</code> and <code>aria-labelledby</code> must not be used</dd></div></dl></div>',
  );
});

test('a role that changed is shown with what was before', () => {
  expect(show('dl')).toContain('<dd><code>list</code> in newer browsers, no role in others</dd>');
  expect(show('footer')).toContain(
    '<td><code>sectionfooter</code> in newer browsers, <code>generic</code> in others</td>',
  );
});

test('several cases are a table', () => {
  expect(show('a')).toBe(
    '<table><caption>Roles by case</caption><thead><tr><th scope="col">Case</th><th scope="col">Implicit role</th><th scope="col">Permitted roles</th><th scope="col">Name</th></tr></thead><tbody>' +
      '<tr><th scope="row">With <code>href</code></th><td><code>link</code></td><td><code>button</code>, <code>checkbox</code>, <code>menuitem</code>, <code>menuitemcheckbox</code>, <code>menuitemradio</code>, <code>option</code>, <code>radio</code>, <code>switch</code>, <code>tab</code>, <code>treeitem</code>, <code>doc-backlink</code>, <code>doc-biblioref</code>, <code>doc-glossref</code> and <code>doc-noteref</code></td><td>Allowed</td></tr>' +
      '<tr><th scope="row">Without <code>href</code></th><td><code>generic</code></td><td>Any role</td><td>Prohibited</td></tr></tbody></table>',
  );
});

test('cases that differ in nothing share a row', () => {
  expect(show('input')).toContain(
    '<th scope="row"><code>type="color"</code>, <code>type="date"</code>, <code>type="datetime-local"</code>, <code>type="file"</code>, <code>type="hidden"</code>, <code>type="month"</code>, <code>type="password"</code>, <code>type="time"</code>, <code>type="week"</code></th><td>No corresponding role</td><td>No other role</td>',
  );
});

test('what no draft gives a role has none, and what browsers do all the same is said', () => {
  expect(show('kbd')).toContain('<dd>No corresponding role</dd>');
  expect(show('summary')).toContain(
    '<dd>No corresponding role, though many browsers show a <code>button</code></dd>',
  );
});
