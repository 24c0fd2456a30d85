import { expect, test } from 'vitest';
import type { ConnectionField } from '#site/connections.ts';
import { checkConnections } from './check-connections.ts';
import type { LinkedDocument } from './check-links.ts';

const page = (path: string, names: [ConnectionField, string][] = []): LinkedDocument => ({
  file: `${path.slice(1)}.md`,
  path,
  links: names.map(([field, written], at) => ({ path: '', anchor: '', line: at + 2, written, field })),
  anchors: [],
});

const pages = [
  page('/cs/html/getting-started/tables'),
  page('/cs/html/elements/table'),
  page('/cs/html/attributes/scope'),
];

const problemsOf = (names: [ConnectionField, string][], drafts?: ReadonlyMap<string, string>) =>
  checkConnections([...pages, page('/quests/bus', names)], drafts).map(
    ({ file, line, code, message }) => `${file}:${line} ${code} ${message}`,
  );

test('names of pages that exist are fine', () => {
  expect(
    problemsOf([
      ['needs', 'tables'],
      ['covers', '<table>'],
      ['covers', 'scope'],
    ]),
  ).toEqual([]);
});

test('a name without a page is reported with the nearest one, or with how names are written', () => {
  expect(
    problemsOf([
      ['needs', 'tabels'],
      ['needs', 'microdata'],
      ['covers', 'table'],
      ['covers', '<marquee>'],
    ]),
  ).toMatchInlineSnapshot(`
    [
      "quests/bus.md:2 connection-unknown "needs" names "tabels", but no lesson has that name. Did you mean "tables"?",
      "quests/bus.md:3 connection-unknown "needs" names "microdata", but no lesson has that name. Write the last part of a lesson’s address, such as tables, or the path of any other page.",
      "quests/bus.md:4 connection-unknown "covers" names "table", but the reference has no page about it. Did you mean "<table>"?",
      "quests/bus.md:5 connection-unknown "covers" names "<marquee>", but the reference has no page about it. Write an element as <table> and an attribute as scope, or give the path of the page.",
    ]
  `);
});

test('a draft is left out of a build, so a published page cannot need it', () => {
  expect(
    problemsOf([['needs', 'forms']], new Map([['/cs/html/getting-started/forms', 'forms.draft.md']])),
  ).toMatchInlineSnapshot(`
    [
      "quests/bus.md:2 link-to-draft "needs" names "forms", which is forms.draft.md, a draft that is left out of a build. Publish the draft, or remove the name.",
    ]
  `);
});
