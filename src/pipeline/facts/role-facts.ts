// `::role-facts` and `::aria-facts`: the kind, name and attributes of an ARIA role; the value and the roles of
// an ARIA attribute.
import type { Element } from 'hast';
import type { AriaAttribute, AriaRole, Facts } from '#schema/facts.ts';
import {
  ariaLink,
  type Content,
  code,
  elementLink,
  factList,
  h,
  listOf,
  type ReferencePages,
  roleLink,
  withCode,
} from './html.ts';

export const roleKinds: Readonly<Record<string, string>> = {
  document: 'Document structure',
  landmark: 'Landmark',
  liveregion: 'Live region',
  widget: 'Widget',
  window: 'Window',
};

/** Attributes that name an element; the standard prohibits them on roles that take no name. */
const namingAttributes = ['aria-braillelabel', 'aria-label', 'aria-labelledby'];
/** Prohibited on `generic` only. */
const roleDescriptions = ['aria-brailleroledescription', 'aria-roledescription'];

/** The roles on which a global attribute is prohibited. */
export function rolesWithout(attribute: string, roles: Facts['roles']): string[] {
  if (roleDescriptions.includes(attribute)) return ['generic'];
  if (!namingAttributes.includes(attribute)) return [];
  return Object.keys(roles).filter((role) => roles[role]?.value.isNameProhibited);
}

export function roleFacts(
  { name, role }: { name: string; role: AriaRole },
  { ariaAttributes, roles }: Facts,
  pages: ReferencePages,
): Element[] {
  const own = Object.keys(ariaAttributes).filter((attribute) =>
    ariaAttributes[attribute]?.value.roles?.includes(name),
  );
  const supported = own.filter((attribute) => !role.required.includes(attribute));
  const prohibited = Object.keys(ariaAttributes).filter((attribute) =>
    rolesWithout(attribute, roles).includes(name),
  );
  const links = (names: readonly string[]) => listOf(names.map((one) => ariaLink(one, pages)));
  return [
    factList([
      ['Kind', [roleKinds[role.kind] ?? role.kind]],
      ['Is a kind of', listOf(role.superclasses.map((parent) => roleLink(parent, pages)))],
      [
        'HTML that has it',
        role.html.length > 0 ? listOf(role.html.map((one) => elementLink(one, pages))) : ['No element'],
      ],
      ['Name', [nameWords(role)]],
      ['Required attributes', role.required.length > 0 ? links(role.required) : ['None']],
      [
        'Supported attributes',
        supported.length > 0 ? [...links(supported), ', and those of every role'] : ['Those of every role'],
      ],
      ...(prohibited.length > 0 ? [['Prohibited attributes', links(prohibited)] as const] : []),
      ['Specification', [standardLink(name, 'role')]],
    ]),
  ];
}

function nameWords({ isNameProhibited, isNameRequired }: AriaRole): string {
  if (isNameProhibited) return 'Prohibited';
  return isNameRequired ? 'Required' : 'Allowed';
}

export function ariaFacts(
  { name, attribute }: { name: string; attribute: AriaAttribute },
  { roles }: Facts,
  pages: ReferencePages,
): Element[] {
  const required = Object.keys(roles).filter((role) => roles[role]?.value.required.includes(name));
  const prohibited = rolesWithout(name, roles);
  const links = (names: readonly string[]) => listOf(names.map((one) => roleLink(one, pages)));
  const keywords = attribute.values?.map((keyword): Content[] => [code(keyword)]);
  return [
    factList([
      ['Value', keywords ? listOf(keywords, 'or') : withCode(capitalise(attribute.type))],
      ...(attribute.default === undefined ? [] : [['Default', [code(attribute.default)]] as const]),
      ['Used with', attribute.isGlobal ? ['Every role'] : links(attribute.roles ?? [])],
      ...(required.length > 0 ? [['Required on', links(required)] as const] : []),
      ...(prohibited.length > 0 ? [['Prohibited on', links(prohibited)] as const] : []),
      ['Specification', [standardLink(name, 'attribute')]],
    ]),
  ];
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function standardLink(name: string, kind: string): Element {
  return h('a', { href: `https://w3c.github.io/aria/#${name}` }, 'WAI-ARIA: the ', code(name), ` ${kind}`);
}
