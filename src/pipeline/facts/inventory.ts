// `inventory: elements/abbr` in the front matter names the subject of the page: one element, the six
// headings, an attribute, a value with a page below one of these, such as `elements/input/date`, an ARIA role
// or an ARIA attribute.
import { nearestWord } from '#lib/nearest-word.ts';
import type {
  AriaAttribute,
  AriaRole,
  AttributeFacts,
  ElementFacts,
  Facts,
  Support,
  ValueFacts,
} from '#schema/facts.ts';

export type InventoryEntry =
  | { kind: 'element'; names: string[]; element: ElementFacts }
  | { kind: 'attribute'; name: string; attribute: AttributeFacts }
  | { kind: 'value'; inventory: string; value: ValueFacts }
  | { kind: 'role'; name: string; role: AriaRole }
  | { kind: 'aria'; name: string; attribute: AriaAttribute };

/** The folders of reference pages, as in `inventory`. */
export type ReferenceFolder = 'elements' | 'attributes' | 'roles' | 'aria';

/** Names in addresses that differ from the names in the facts. */
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ownSlugs: Readonly<Record<string, string>> = { 'data-star': 'data-*' };

/** The last part of the address of the page about a name. `none` and `presentation` are the same role. */
export function slugOf(kind: ReferenceFolder, name: string): string {
  if (kind === 'roles') return name === 'none' ? 'presentation' : name;
  if (kind === 'elements') return headings.includes(name) ? 'h1-h6' : name;
  return Object.keys(ownSlugs).find((slug) => ownSlugs[slug] === name) ?? name;
}

/** The entry of that name, or null. */
export function findEntry(inventory: string, facts: Facts): InventoryEntry | null {
  const [folder, slug = '', below] = inventory.split('/');
  if (below !== undefined) {
    const value = own(facts.values, inventory);
    return value ? { kind: 'value', inventory, value } : null;
  }
  if (folder === 'elements') {
    const names = slug === 'h1-h6' ? headings : [slug];
    const element = own(facts.elements, names[0] ?? '');
    return element ? { kind: 'element', names, element } : null;
  }
  if (folder === 'roles') {
    const role = own(facts.roles, slug)?.value;
    return role ? { kind: 'role', name: slug, role } : null;
  }
  if (folder === 'aria') {
    const attribute = own(facts.ariaAttributes, slug)?.value;
    return attribute ? { kind: 'aria', name: slug, attribute } : null;
  }
  const name = ownSlugs[slug] ?? slug;
  const attribute = folder === 'attributes' ? own(facts.attributes, name) : undefined;
  return attribute ? { kind: 'attribute', name, attribute } : null;
}

/** Browser support for the subject; attributes and values have one entry per element, ARIA has none. */
export function supportsOf(entry: InventoryEntry): ({ element?: string } & Support)[] {
  switch (entry.kind) {
    case 'element':
      return entry.element.support ? [entry.element.support] : [];
    case 'attribute':
      return entry.attribute.support;
    case 'value':
      return entry.value.support;
    default:
      return [];
  }
}

/** The nearest existing entry. */
export function nearestEntry(inventory: string, facts: Facts): string | null {
  const all = [
    ...Object.keys(facts.elements).map((name) => `elements/${slugOf('elements', name)}`),
    ...Object.keys(facts.attributes).map((name) => `attributes/${slugOf('attributes', name)}`),
    ...Object.keys(facts.roles).map((name) => `roles/${slugOf('roles', name)}`),
    ...Object.keys(facts.ariaAttributes).map((name) => `aria/${name}`),
    ...Object.keys(facts.values),
  ];
  return nearestWord(inventory, [...new Set(all)]);
}

function own<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
