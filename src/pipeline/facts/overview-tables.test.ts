import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { overviewTables } from './overview-tables.ts';
import { readFacts, readMeanings } from './read-facts.ts';

const pages = { has: (path: string) => path === '/cs/html/elements/button', self: '' };
const show = (name: string) => markup(overviewTables[name]?.(readFacts(), pages, readMeanings()) ?? []);
const rows = (name: string) => show(name).split('<tbody>')[1]?.match(/<tr>/g)?.length;

test.each([
  ['roles-table', 88],
  ['aria-table', 53],
  ['event-handlers-table', 89],
  ['rel-table', 27],
  ['input-types-table', 22],
  ['obsolete-elements-table', 29],
  ['obsolete-attributes-table', 143],
])('%s lists them all', (name, count) => {
  expect(rows(name)).toBe(count);
});

test.each([
  ['input-types-table', '/cs/html/elements/input/date', 'date'],
  ['rel-table', '/cs/html/attributes/rel/canonical', 'canonical'],
])('%s links a value to its page if there is one', (name, path, value) => {
  const own = { has: (wanted: string) => wanted === path, self: '' };
  const table = markup(overviewTables[name]?.(readFacts(), own, readMeanings()) ?? []);
  expect(table.match(/<th scope="row"><a [^>]*>.*?<\/a>/g)).toEqual([
    `<th scope="row"><a href="${path}"><code>${value}</code></a>`,
  ]);
});

test.each([
  [
    'roles-table',
    '<tr><th scope="row"><a href="https://w3c.github.io/aria/#button"><code>button</code></a></th><td>A control that does something when it is pressed</td><td>Widget</td><td><code>command</code></td><td><a href="/cs/html/elements/button"><code>button</code></a> and <code>input</code></td></tr>',
  ],
  [
    'roles-table',
    '<code>directory</code></a> (deprecated)</th><td>A list of references, such as a table of contents</td>',
  ],
  [
    'aria-table',
    '<code>aria-busy</code></a></th><td>The element is still changing; announcements wait until it is done</td><td><code>true</code> or <code>false</code></td><td><code>false</code></td><td>Every role</td></tr>',
  ],
  [
    'aria-table',
    '<td>text</td><td></td><td>Every role except <code>caption</code>, <code>code</code>, <code>definition</code>,',
  ],
  ['aria-table', '<td>text</td><td></td><td>Every role except <code>generic</code></td>'],
  ['aria-table', 'and 1 more role</td>'],
  [
    'event-handlers-table',
    '<tr><th scope="row"><span id="ononline"><code>ononline</code></span></th><td><code>online</code></td><td><code>body</code>, for the window</td></tr>',
  ],
  [
    'rel-table',
    '<tr><th scope="row"><code>icon</code></th><td>Loads a resource</td><td>Not allowed</td><td>Not allowed</td></tr>',
  ],
  ['rel-table', 'may stand in the body with <code>dns-prefetch</code>, '],
  [
    'input-types-table',
    '<tr><th scope="row"><code>hidden</code></th><td>An arbitrary string</td><td>None</td>',
  ],
  ['obsolete-elements-table', '<tr><th scope="row"><code>acronym</code></th><td><code>abbr</code></td></tr>'],
  ['obsolete-attributes-table', '<tr><th scope="row"><code>dropzone</code></th><td>Every element</td>'],
])('%s shows its facts', (name, row) => {
  expect(show(name)).toContain(row);
});

test('roles and ARIA attributes with a page link to it', () => {
  const own = ['roles/presentation', 'aria/aria-busy'].map((name) => `/cs/html/accessibility/${name}`);
  const known = { has: (path: string) => own.includes(path), self: '' };
  const table = (name: string) => markup(overviewTables[name]?.(readFacts(), known, readMeanings()) ?? []);
  expect(table('roles-table').match(/href="\/cs[^>]*><code>\w+/g)).toEqual([
    'href="/cs/html/accessibility/roles/presentation"><code>none',
    'href="/cs/html/accessibility/roles/presentation"><code>presentation',
  ]);
  expect(table('aria-table').match(/href="\/cs[^>]*><code>[\w-]+/g)).toEqual([
    'href="/cs/html/accessibility/aria/aria-busy"><code>aria-busy',
  ]);
});

test('an obsolete element leads to its page, if there is one', () => {
  const marquee = { has: (path: string) => path === '/cs/html/elements/marquee', self: '' };
  const html = markup(
    overviewTables['obsolete-elements-table']?.(readFacts(), marquee, readMeanings()) ?? [],
  );
  expect(html).toContain('<a href="/cs/html/elements/marquee"><code>marquee</code></a></th>');
  expect(html.match(/<a /g)).toEqual(['<a ']);
});

test('everything obsolete has advice in our own words', () => {
  const { obsoleteElements, obsoleteAttributes } = readFacts();
  const { advice = {} } = readMeanings();
  const given = new Set([
    ...Object.values(obsoleteElements).map((element) => element.advice.value),
    ...obsoleteAttributes.map(({ value }) => value.advice),
  ]);
  expect([...given].toSorted()).toEqual(Object.keys(advice).toSorted());
});

test('every role, state and property has a line in our own words', () => {
  const { roles, ariaAttributes } = readFacts();
  const meanings = readMeanings();
  expect(Object.keys(meanings.roles ?? {})).toEqual(Object.keys(roles));
  expect(Object.keys(meanings.aria ?? {})).toEqual(Object.keys(ariaAttributes));
});

test('advice for one of several elements is shown with that element only', () => {
  const html = show('obsolete-elements-table');
  expect(html).toContain('<code>tt</code></th><td><code>code</code> for code,');
  expect(html).toContain('<code>center</code></th><td>CSS, or an element with the right meaning</td>');
});
