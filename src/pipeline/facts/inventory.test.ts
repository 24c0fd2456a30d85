import { expect, test } from 'vitest';
import { findEntry, nearestEntry, slugOf } from './inventory.ts';
import { readFacts } from './read-facts.ts';

const facts = readFacts();

test('an entry is an element, six headings or an attribute', () => {
  expect(findEntry('elements/abbr', facts)).toMatchObject({ kind: 'element', names: ['abbr'] });
  expect(findEntry('elements/h1-h6', facts)).toMatchObject({
    kind: 'element',
    names: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  });
  expect(findEntry('attributes/hidden', facts)).toMatchObject({ kind: 'attribute', name: 'hidden' });
  expect(findEntry('attributes/data-star', facts)).toMatchObject({ kind: 'attribute', name: 'data-*' });
});

test('an entry can be an ARIA role or attribute', () => {
  expect(findEntry('roles/button', facts)).toMatchObject({ kind: 'role', name: 'button' });
  expect(findEntry('aria/aria-label', facts)).toMatchObject({ kind: 'aria', name: 'aria-label' });
  expect([findEntry('roles/buton', facts), findEntry('aria/label', facts)]).toEqual([null, null]);
  expect(nearestEntry('aria/aria-lable', facts)).toBe('aria/aria-label');
  expect([slugOf('roles', 'none'), slugOf('roles', 'button')]).toEqual(['presentation', 'button']);
});

test('an entry with a third part is a value with a page below its element or attribute', () => {
  expect(findEntry('elements/input/date', facts)).toMatchObject({ kind: 'value', value: { value: 'date' } });
  expect(findEntry('elements/meta/viewport', facts)).toMatchObject({ value: { elements: ['meta'] } });
  expect(findEntry('attributes/rel/noopener', facts)).toMatchObject({
    inventory: 'attributes/rel/noopener',
    value: { attribute: 'rel', elements: ['a', 'area', 'form'] },
  });
  expect(findEntry('elements/select/date', facts)).toBeNull();
  expect(nearestEntry('elements/input/dat', facts)).toBe('elements/input/date');
});

test.each(['elements/blink', 'elements/constructor', 'attributes/abr', 'abbr', 'quests/abbr', ''])(
  'there is no entry "%s"',
  (name) => expect(findEntry(name, facts)).toBeNull(),
);

test('a slip finds the entry that was meant', () => {
  expect(nearestEntry('elements/abr', facts)).toBe('elements/abbr');
  expect(nearestEntry('nothing', facts)).toBeNull();
});

test('pages of headings and of data attributes have slugs of their own', () => {
  expect([slugOf('elements', 'h3'), slugOf('elements', 'abbr')]).toEqual(['h1-h6', 'abbr']);
  expect([slugOf('attributes', 'data-*'), slugOf('attributes', 'h3')]).toEqual(['data-star', 'h3']);
});
