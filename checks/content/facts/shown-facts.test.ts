import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFacts } from '#pipeline/facts/read-facts.ts';
import type { BodyNode } from '#schema/page/body.ts';
import { buildPages, type RenderedPage } from '../pipeline.ts';
import { checkMeanings, checkShownFacts } from './shown-facts.ts';

let folder: string;
let element: RenderedPage;
let attribute: RenderedPage;
let role: RenderedPage;
let aria: RenderedPage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-facts-'));
  const blocks = (...names: string[]) => names.map((name) => `::${name}\n::\n`).join('\n');
  await writeFile(
    join(folder, 'details.md'),
    `---\ntitle: details\ninventory: elements/details\n---\n\n${blocks('attributes-table', 'accessibility-facts', 'element-facts', 'support')}`,
  );
  await writeFile(
    join(folder, 'loading.md'),
    `---\ntitle: loading\ninventory: attributes/loading\n---\n\n${blocks('attribute-facts', 'support')}`,
  );
  await writeFile(
    join(folder, 'checkbox.md'),
    `---\ntitle: checkbox\ninventory: roles/checkbox\n---\n\n${blocks('role-facts')}`,
  );
  await writeFile(
    join(folder, 'aria-checked.md'),
    `---\ntitle: aria-checked\ninventory: aria/aria-checked\n---\n\n${blocks('aria-facts')}`,
  );
  const { rendered } = await buildPages(folder, join(folder, 'kept.sqlite'), () => {});
  [element, attribute, role, aria] = ['/details', '/loading', '/checkbox', '/aria-checked'].map((path) =>
    rendered.find((page) => page.path === path),
  ) as [RenderedPage, RenderedPage, RenderedPage, RenderedPage];
});
afterAll(() => rm(folder, { recursive: true }));

/** The page with one text replaced everywhere. */
function changed(page: RenderedPage, from: string, to: string): RenderedPage {
  const swap = (node: BodyNode): BodyNode =>
    typeof node === 'string'
      ? node === from
        ? to
        : node
      : Array.isArray(node)
        ? (node.map((part, index) => (index < 2 ? part : swap(part as BodyNode))) as BodyNode)
        : node;
  return { ...page, body: { ...page.body, nodes: page.body.nodes.map(swap) } };
}
const differences = (page: RenderedPage, inventory: string) =>
  checkShownFacts(page, inventory, readFacts()).map(({ message }) =>
    message.replace(/^The page shows other facts than facts\/html.json: |\. Run npm run facts.*$/g, ''),
  );

test('pages that show their facts are right', () => {
  expect(checkShownFacts(element, 'elements/details', readFacts())).toEqual([]);
  expect(checkShownFacts(attribute, 'attributes/loading', readFacts())).toEqual([]);
});

test('an attribute too few and one too many are told', () => {
  expect(differences(changed(element, 'open', 'opened'), 'elements/details')).toEqual([
    'attributes missing: open',
    'attributes that do not belong there: opened',
  ]);
});

test('roles and ARIA attributes are compared too', () => {
  expect(differences(role, 'roles/checkbox')).toEqual([]);
  expect(differences(changed(role, 'aria-checked', 'aria-pressed'), 'roles/checkbox')).toEqual([
    'required attributes missing: aria-checked',
    'required attributes that do not belong there: aria-pressed',
  ]);
  expect(differences(aria, 'aria/aria-checked')).toEqual([]);
  expect(differences(changed(aria, 'switch', 'tab'), 'aria/aria-checked')).toEqual([
    'roles missing: switch',
    'roles that do not belong there: tab',
    'roles that require it missing: switch',
    'roles that require it that do not belong there: tab',
  ]);
});

test('another kind, interface, category or role is told', () => {
  expect(differences(changed(element, 'boolean', 'text'), 'elements/details')).toEqual([
    'the kind of "open"',
  ]);
  expect(differences(changed(element, 'HTMLDetailsElement', 'HTMLElement'), 'elements/details')).toEqual([
    'the interface "HTMLElement"',
  ]);
  expect(differences(changed(element, 'group', 'button'), 'elements/details')).toEqual([
    'implicit roles missing: group',
    'implicit roles that do not belong there: button',
  ]);
});

test('another version, and another element of an attribute, are told', () => {
  const since = readFacts().attributes.loading?.support[0]?.versions.value.chrome.since;
  expect(differences(changed(attribute, `from ${since}`, 'from 7'), 'attributes/loading')).toEqual([
    `versions missing: ${since}`,
    'versions that do not belong there: 7',
  ]);
  expect(differences(changed(attribute, 'iframe', 'frame'), 'attributes/loading')).toEqual([
    'elements missing: iframe',
    'elements that do not belong there: frame',
  ]);
});

test('the blocks of another entry are told, and an entry that does not exist', () => {
  expect(differences(element, 'elements/summary').length).toBeGreaterThan(2);
  expect(checkShownFacts(element, 'elements/marquee', readFacts())).toEqual([]);
  expect(checkShownFacts(element, 'elements/detail', readFacts())).toEqual([
    {
      code: 'check-shown-facts',
      severity: 'error',
      file: 'details.md',
      line: 1,
      message: 'There are no facts about "elements/detail". Correct "inventory".',
    },
  ]);
});

test('a row without a meaning is told', () => {
  expect(checkMeanings(element)).toEqual([]);
  const row = (meaning: string): BodyNode => [
    'tr',
    {},
    ['th', {}, 'open'],
    ['td', {}, 'boolean'],
    ['td', {}, meaning],
  ];
  const table: BodyNode = ['table', {}, ['caption', {}, 'Attributes of details'], ['tbody', {}, row(' ')]];
  expect(
    checkMeanings({ ...element, body: { ...element.body, nodes: [table] } }).map(({ message }) => message),
  ).toEqual(['The table does not say what "open" means here. Add it to facts/meanings.yaml.']);
});
