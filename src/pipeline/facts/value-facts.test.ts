import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { accessibilityFacts } from './accessibility-facts.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';
import { rolesOfValue, valueFacts } from './value-facts.ts';

const facts = readFacts();
const pages = { has: (path: string) => path === '/cs/html/attributes/max', self: '' };

function entryOf(inventory: string) {
  const entry = findEntry(inventory, facts);
  if (entry?.kind !== 'value') throw new Error(inventory);
  return entry;
}

const show = (inventory: string) => markup(valueFacts(entryOf(inventory), facts, pages));
const roles = (inventory: string) => {
  const own = rolesOfValue(entryOf(inventory), facts);
  return own && markup(accessibilityFacts(own, pages));
};

test('an input type shows its data, control and attributes', () => {
  expect(show('elements/input/date')).toBe(
    '<div class="facts"><dl>' +
      '<div><dt>You write</dt><dd><code><input type="date"></code></dd></div>' +
      '<div><dt>Data</dt><dd>A date (year, month, day) with no time zone</dd></div>' +
      '<div><dt>Control</dt><dd>A date control</dd></div>' +
      '<div><dt>Attributes that apply</dt><dd><code>autocomplete</code>, <code>list</code>, <a href="/cs/html/attributes/max"><code>max</code></a>, <code>min</code>, <code>readonly</code>, <code>required</code> and <code>step</code></dd></div>' +
      '<div><dt>Specification</dt><dd><a href="https://html.spec.whatwg.org/multipage/#date-state-(type=date)">HTML: <code>type="date"</code></a></dd></div>' +
      '</dl></div>',
  );
});

test('a link type shows its effect on each element', () => {
  expect(show('attributes/rel/noopener')).toContain(
    '<div><dt>On link</dt><dd>Not allowed</dd></div>' +
      '<div><dt>On a and area</dt><dd>Says something about the link</dd></div>',
  );
});

test('a name of metadata from another document has only its form and that document', () => {
  expect(show('elements/meta/viewport')).toBe(
    '<div class="facts"><dl>' +
      '<div><dt>You write</dt><dd><code><meta name="viewport"></code></dd></div>' +
      '<div><dt>Specification</dt><dd><a href="https://drafts.csswg.org/css-viewport/#viewport-meta"><code>name="viewport"</code></a></dd></div>' +
      '</dl></div>',
  );
});

test('the roles are those of the element with this value', () => {
  expect(roles('elements/input/range')).toBe(
    '<div class="facts"><dl><div><dt>Implicit role</dt><dd><code>slider</code></dd></div>' +
      '<div><dt>Permitted roles</dt><dd>No other role</dd></div></dl></div>',
  );
  expect(roles('elements/input/checkbox')).toContain(
    '<th scope="row"><code>type="checkbox"</code> with <code>aria-pressed</code></th>',
  );
  expect(roles('elements/meta/viewport')).toContain('<dd>No corresponding role</dd>');
  expect(roles('attributes/rel/canonical')).toBeNull();
});
