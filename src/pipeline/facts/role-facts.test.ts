import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';
import { ariaFacts, roleFacts } from './role-facts.ts';

const facts = readFacts();
const pages = { has: (path: string) => /(?:elements|roles)\/button$/.test(path), self: '' };

/** The terms and their contents. */
function terms(inventory: string): string[] {
  const entry = findEntry(inventory, facts);
  const shown =
    entry?.kind === 'role'
      ? roleFacts(entry, facts, pages)
      : entry?.kind === 'aria'
        ? ariaFacts(entry, facts, pages)
        : [];
  return [...markup(shown).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, term, words]) => `${term}: ${words}`,
  );
}

test('a role shows its kind, its HTML, its name and its attributes', () => {
  expect(terms('roles/button')).toEqual([
    'Kind: Widget',
    'Is a kind of: <code>command</code>',
    'HTML that has it: <a href="/cs/html/elements/button"><code>button</code></a> and <code>input</code>',
    'Name: Required',
    'Required attributes: None',
    'Supported attributes: <code>aria-disabled</code>, <code>aria-expanded</code>, <code>aria-haspopup</code> and <code>aria-pressed</code>, and those of every role',
    'Specification: <a href="https://w3c.github.io/aria/#button">WAI-ARIA: the <code>button</code> role</a>',
  ]);
});

test('a role without a name lists the attributes that are prohibited', () => {
  expect(terms('roles/presentation')).toContain(
    'Prohibited attributes: <code>aria-braillelabel</code>, <code>aria-label</code> and <code>aria-labelledby</code>',
  );
});

test('an ARIA attribute shows its value, its default and its roles', () => {
  expect(terms('aria/aria-pressed')).toEqual([
    'Value: <code>true</code>, <code>false</code> or <code>mixed</code>',
    'Used with: <a href="/cs/html/accessibility/roles/button"><code>button</code></a>',
    'Specification: <a href="https://w3c.github.io/aria/#aria-pressed">WAI-ARIA: the <code>aria-pressed</code> attribute</a>',
  ]);
  expect(terms('aria/aria-live').slice(0, 3)).toEqual([
    'Value: <code>assertive</code>, <code>off</code> or <code>polite</code>',
    'Default: <code>off</code>',
    'Used with: Every role',
  ]);
  expect(terms('aria/aria-checked').at(-2)).toMatch(/^Required on: <code>checkbox<\/code>, /);
});
