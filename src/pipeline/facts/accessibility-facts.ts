// `::accessibility-facts`: the implicit role of an element, the roles an author may set, and whether it can
// have a name. One case is a list of terms, several are a table.

import type { Element } from 'hast';
import type { ElementFacts, ImplicitRole } from '#schema/facts.ts';
import { sections } from '#site/sections.ts';
import {
  type Content,
  code,
  factList,
  linkTo,
  listOf,
  type ReferencePages,
  table,
  withCode,
} from './html.ts';

const rolesPage = `${sections.accessibility.path}/roles`;

export function accessibilityFacts(
  { element }: { element: Pick<ElementFacts, 'roles'> },
  pages: ReferencePages,
): Element[] {
  const cases = groupEqual(element.roles.value);
  const [only] = cases;
  if (cases.length === 1 && only) {
    return [
      factList([
        [
          'Implicit role',
          [...(only.when ? withCode(`${capital(only.when)}: `) : []), ...showRole(only, pages)],
        ],
        ['Permitted roles', showPermitted(only)],
        ...(only.isNameProhibited ? [['Name', noName()] as const] : []),
      ]),
    ];
  }
  const hasProhibition = cases.some(({ isNameProhibited }) => isNameProhibited);
  return [
    table(
      'Roles by case',
      ['Case', 'Implicit role', 'Permitted roles', ...(hasProhibition ? ['Name'] : [])],
      cases.map((one): Content[][] => [
        withCode(capital(one.when ?? 'Always')),
        showRole(one, pages),
        showPermitted(one),
        ...(hasProhibition ? [[one.isNameProhibited ? 'Prohibited' : 'Allowed']] : []),
      ]),
    ),
  ];
}

/** Cases that are otherwise equal share a row. */
function groupEqual(cases: readonly ImplicitRole[]): ImplicitRole[] {
  const groups = new Map<string, ImplicitRole>();
  for (const one of cases) {
    const { when = '', ...rest } = one;
    const key = JSON.stringify(rest);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, when: `${known.when}, ${when}` } : one);
  }
  return [...groups.values()];
}

function noName(): Content[] {
  return ['Prohibited: ', code('aria-label'), ' and ', code('aria-labelledby'), ' must not be used'];
}

function showRole({ role, before, often }: ImplicitRole, pages: ReferencePages): Content[] {
  const now = role === null ? ['No corresponding role'] : linkTo(rolesPage, pages, code(role));
  if (often !== undefined) return [...now, ', though many browsers show a ', code(often)];
  if (before === undefined) return now;
  return [...now, ' in newer browsers, ', ...(before === null ? ['no role'] : [code(before)]), ' in others'];
}

function showPermitted({ permitted, publishing = [] }: ImplicitRole): Content[] {
  if (permitted === 'any') return ['Any role'];
  if (permitted === 'none' && publishing.length === 0) return ['No other role'];
  const roles = [...(permitted === 'none' ? [] : permitted), ...publishing];
  return listOf(roles.map((role) => [code(role)]));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
