// Tables for overview pages: every event handler, link type, input type, role and so on, from the facts.
import type { Element } from 'hast';
import { counted } from '#lib/counted.ts';
import type { Facts, Meanings } from '#schema/facts.ts';
import {
  attributeLink,
  type Content,
  code,
  elementLink,
  h,
  listOf,
  type ReferencePages,
  referencePath,
  table,
  valueLink,
  withCode,
} from './html.ts';
import { effectWords } from './link-effects.ts';
import { roleKinds, rolesWithout } from './role-facts.ts';

type Overview = (facts: Facts, pages: ReferencePages, meanings: Meanings) => Element[];

function rolesTable({ roles }: Facts, pages: ReferencePages, { roles: words = {} }: Meanings): Element[] {
  const rows = Object.entries(roles).map(([name, { value }]): Content[][] => [
    [...pageOrStandard('roles', name, pages), value.isDeprecated && ' (deprecated)'],
    withCode(words[name] ?? ''),
    [roleKinds[value.kind] ?? value.kind],
    listOf(value.superclasses.map((parent) => [code(parent)])),
    listOf(value.html.map((element) => elementLink(element, pages))),
  ]);
  return [
    table('Roles of ARIA', ['Role', 'What it means', 'Kind', 'Is a kind of', 'HTML that has it'], rows),
  ];
}

/** Roles and attributes without a page of their own link to the standard. */
function pageOrStandard(folder: 'roles' | 'aria', name: string, pages: ReferencePages): Content[] {
  const path = referencePath(folder, name);
  return [h('a', { href: pages.has(path) ? path : `https://w3c.github.io/aria/#${name}` }, code(name))];
}

function ariaTable(
  { ariaAttributes, roles }: Facts,
  pages: ReferencePages,
  { aria: words = {} }: Meanings,
): Element[] {
  const rows = Object.entries(ariaAttributes).map(([name, { value }]): Content[][] => [
    [...pageOrStandard('aria', name, pages), value.isDeprecated && ' (deprecated)'],
    withCode(words[name] ?? ''),
    value.values
      ? listOf(
          value.values.map((keyword) => [code(keyword)]),
          'or',
        )
      : withCode(value.type),
    value.default === undefined ? [] : [code(value.default)],
    value.isGlobal ? everyRole(name, roles) : showRoles(value.roles ?? []),
  ]);
  return [
    table(
      'States and properties of ARIA',
      ['Attribute', 'What it says', 'Value', 'Default', 'Used with'],
      rows,
    ),
  ];
}

function everyRole(name: string, roles: Facts['roles']): Content[] {
  const excluded = rolesWithout(name, roles).map((role): Content[] => [code(role)]);
  return excluded.length === 0 ? ['Every role'] : ['Every role except ', ...listOf(excluded)];
}

/** Long lists of roles are cut, so that they do not hide the rest of the table. */
function showRoles(roles: readonly string[]): Content[] {
  const shown = roles.slice(0, 6).map((role): Content[] => [code(role)]);
  const more = roles.length - shown.length;
  return more > 0 ? listOf([...shown, [counted(more, 'more role')]]) : listOf(shown);
}

function eventHandlersTable({ eventHandlers }: Facts): Element[] {
  const rows = Object.entries(eventHandlers).map(([name, { value }]): Content[][] => [
    [h('span', { id: name }, code(name))],
    [code(value.event)],
    value.on === 'body' ? [code('body'), ', for the window'] : ['Every element'],
  ]);
  return [table('Event handler attributes', ['Attribute', 'Event', 'On'], rows)];
}

function relTable({ linkTypes }: Facts, pages: ReferencePages): Element[] {
  const rows = Object.entries(linkTypes).map(([name, { value }]): Content[][] => [
    valueLink('attributes/rel', name, pages),
    [effectWords(value.link)],
    [effectWords(value.anchor)],
    [effectWords(value.form)],
  ]);
  const heads = ['Keyword', 'On link', 'On a and area', 'On form'];
  return [table('Link types', heads, rows), ...bodyNote(linkTypes, pages)];
}

function bodyNote(linkTypes: Facts['linkTypes'], pages: ReferencePages): Element[] {
  const names = Object.keys(linkTypes).filter((name) => linkTypes[name]?.value.isBodyOk);
  return [
    h(
      'p',
      {},
      'A ',
      ...elementLink('link', pages),
      ' may stand in the body with ',
      ...listOf(
        names.map((name) => [code(name)]),
        'or',
      ),
      '.',
    ),
  ];
}

function inputTypesTable({ inputTypes }: Facts, pages: ReferencePages): Element[] {
  const rows = Object.entries(inputTypes).map(([name, { value }]): Content[][] => [
    valueLink('elements/input', name, pages),
    withCode(value.data),
    withCode(value.control === 'n/a' ? 'None' : value.control),
    listOf(value.attributes.map((attribute) => attributeLink(attribute, pages))),
  ]);
  return [table('Types of input', ['Type', 'Data', 'Control', 'Attributes that apply'], rows)];
}

function obsoleteElementsTable(
  { obsoleteElements }: Facts,
  pages: ReferencePages,
  { advice: words = {} }: Meanings,
): Element[] {
  const rows = Object.entries(obsoleteElements).map(([name, { advice }]): Content[][] => [
    elementLink(name, pages),
    withCode(words[advice.value] ?? ''),
  ]);
  return [table('Obsolete elements', ['Element', 'Instead'], rows)];
}

function obsoleteAttributesTable(
  { obsoleteAttributes }: Facts,
  pages: ReferencePages,
  { advice: words = {} }: Meanings,
): Element[] {
  const rows = obsoleteAttributes.map(({ value }): Content[][] => [
    [code(value.name)],
    value.elements.length === 0
      ? ['Every element']
      : listOf(value.elements.map((name) => elementLink(name, pages))),
    withCode(words[value.advice] ?? ''),
  ]);
  return [table('Obsolete attributes', ['Attribute', 'On', 'Instead'], rows)];
}

/** The tables by block. */
export const overviewTables: Readonly<Record<string, Overview>> = {
  'roles-table': rolesTable,
  'aria-table': ariaTable,
  'event-handlers-table': eventHandlersTable,
  'rel-table': relTable,
  'input-types-table': inputTypesTable,
  'obsolete-elements-table': obsoleteElementsTable,
  'obsolete-attributes-table': obsoleteAttributesTable,
};
