// `::value-facts`: how a value is written, what it does or takes, and where it is specified. Its roles are
// those of its element in the cases with this value.
import type { Element } from 'hast';
import type { ElementFacts, Facts, ValueFacts } from '#schema/facts.ts';
import {
  attributeLink,
  type Content,
  code,
  factList,
  h,
  listOf,
  type ReferencePages,
  type Term,
  withCode,
} from './html.ts';
import type { InventoryEntry } from './inventory.ts';
import { effectWords } from './link-effects.ts';

type ValueEntry = Extract<InventoryEntry, { kind: 'value' }>;

/** Terms from the lists of the standard, by the inventory of the page above. */
const details: Readonly<
  Record<string, (value: string, facts: Facts, pages: ReferencePages) => readonly Term[]>
> = {
  'elements/input': inputTerms,
  'attributes/rel': linkTerms,
};

export function valueFacts({ inventory, value }: ValueEntry, facts: Facts, pages: ReferencePages): Element[] {
  const parent = inventory.slice(0, inventory.lastIndexOf('/'));
  return [
    factList([
      ['You write', listOf(value.elements.map((element) => [code(tagOf(element, value))]))],
      ...(details[parent]?.(value.value, facts, pages) ?? []),
      ['Specification', specification(value)],
    ]),
  ];
}

function tagOf(element: string, { attribute, value }: ValueFacts): string {
  return `<${element} ${attribute}="${value}">`;
}

function specification({ attribute, value, link }: ValueFacts): Content[] {
  const standard = link.value.startsWith('https://html.spec.whatwg.org/') ? 'HTML: ' : '';
  return [h('a', { href: link.value }, standard, code(`${attribute}="${value}"`))];
}

function inputTerms(value: string, { inputTypes }: Facts, pages: ReferencePages): Term[] {
  const type = inputTypes[value]?.value;
  if (!type) return [];
  return [
    ['Data', withCode(type.data)],
    ['Control', withCode(type.control === 'n/a' ? 'None' : type.control)],
    ['Attributes that apply', listOf(type.attributes.map((name) => attributeLink(name, pages)))],
  ];
}

function linkTerms(value: string, { linkTypes }: Facts): Term[] {
  const type = linkTypes[value]?.value;
  if (!type) return [];
  return [
    ['On link', [effectWords(type.link)]],
    ['On a and area', [effectWords(type.anchor)]],
    ['On form', [effectWords(type.form)]],
    ['In the body', [type.isBodyOk ? 'Allowed on link' : 'Not allowed on link']],
  ];
}

/** The roles of the element with this value; null for a value of several elements. */
export function rolesOfValue(
  { inventory, value }: ValueEntry,
  { elements }: Facts,
): { element: Pick<ElementFacts, 'roles'> } | null {
  const [folder, name = ''] = inventory.split('/');
  const element = folder === 'elements' ? elements[name] : undefined;
  if (!element) return null;
  const written = `\`${value.attribute}="${value.value}"\``;
  const all = element.roles.value;
  const cases = all.filter(
    ({ when }) => when === undefined || when === written || when.startsWith(`${written} `),
  );
  const [only] = cases;
  // The page is about this case, so a single one needs no condition.
  const { when: _when, ...same } = only ?? all[0] ?? { role: null, permitted: 'none' as const };
  return { element: { roles: { ...element.roles, value: cases.length === 1 ? [same] : cases } } };
}
