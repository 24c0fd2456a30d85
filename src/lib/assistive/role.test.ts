import { expect, test } from 'vitest';
import { readFacts } from '#pipeline/facts/read-facts.ts';
import { roleOf } from './role.ts';
import type { SourceElement } from './source-tree.ts';

const element = (localName: string): SourceElement => ({
  nodeType: 1,
  nodeValue: null,
  parentNode: null,
  childNodes: [],
  localName,
  getAttribute: () => null,
});

/** These elements depend on their context. */
const inContext = ['datalist', 'tbody', 'tfoot', 'thead', 'li', 'td', 'th', 'tr'];

test('an element with one role on the pages of the reference has it in the assistive view', () => {
  const { elements } = readFacts();
  const different = Object.entries(elements).flatMap(([name, { roles }]) => {
    const [first, ...others] = roles.value;
    if (!first?.role || others.length > 0 || inContext.includes(name)) return [];
    const shown = first.role === 'generic' ? '' : first.role;
    return roleOf(element(name)) === shown ? [] : [`${name}: ${roleOf(element(name))}, not ${shown}`];
  });
  expect(different).toEqual([]);
});
