// Compares the rendered fact blocks of a page with the facts: nothing missing, nothing extra.
import { findEntry, type InventoryEntry } from '#pipeline/facts/inventory.ts';
import type { Problem } from '#pipeline/problem.ts';
import type {
  AriaAttribute,
  AriaRole,
  AttributeFacts,
  ElementFacts,
  Facts,
  Support,
  ValueFacts,
} from '#schema/facts.ts';
import type { BodyNode } from '#schema/page/body.ts';
import { childrenOf, codesIn, elementsIn, rowsOf, termsIn, textIn } from '../body-reader.ts';
import { errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';
import { isObsoleteEntry } from './obsolete.ts';

const wrongFact = errorFor('check-shown-facts');
const missingMeaning = errorFor('check-meanings');

/** Differences between the facts and the page of an element, attribute or role. */
export function checkShownFacts(page: RenderedPage, inventory: string, facts: Facts): Problem[] {
  const entry = findEntry(inventory, facts);
  if (!entry && isObsoleteEntry(inventory, facts)) return [];
  if (!entry) return [wrongFact(page, 1, `There are no facts about "${inventory}". Correct "inventory".`)];
  const found = differencesOn(page, entry, facts);
  const message = (difference: string) =>
    `The page shows other facts than facts/html.json: ${difference}. Run npm run facts, or fix the block.`;
  return found.map((difference) => wrongFact(page, 1, message(difference)));
}

function differencesOn(page: RenderedPage, entry: InventoryEntry, facts: Facts): string[] {
  switch (entry.kind) {
    case 'element': {
      const { element } = entry;
      const supports = element.support ? [element.support] : [];
      return [
        ...checkAttributes(page, element),
        ...checkElement(page, element),
        ...checkSupport(page, supports),
      ];
    }
    case 'attribute':
      return [...checkAttribute(page, entry.attribute), ...checkSupport(page, entry.attribute.support)];
    case 'value':
      return [...checkValue(page, entry.value, facts), ...checkSupport(page, entry.value.support)];
    case 'role':
      return checkRole(page, entry.name, entry.role, facts);
    case 'aria':
      return checkAria(page, entry.name, entry.attribute, facts);
  }
}

/** Attributes without a description in an element's table. */
export function checkMeanings(page: RenderedPage): Problem[] {
  return rowsOf(page.body.nodes, 'Attributes of ').flatMap(([name, , meaning]) => {
    if (!name || !meaning || textIn(childrenOf(meaning)).trim() !== '') return [];
    const attribute = textIn(childrenOf(name));
    const message = `The table does not say what "${attribute}" means here. Add it to facts/meanings.yaml.`;
    return [missingMeaning(page, 1, message)];
  });
}

function checkAttributes(page: RenderedPage, element: ElementFacts): string[] {
  const rows = rowsOf(page.body.nodes, 'Attributes of ');
  const shown = rows.map(([name]) => (name ? textIn(childrenOf(name)) : ''));
  const differences = compare('attributes', Object.keys(element.attributes), shown);
  for (const [name, value] of rows) {
    const attribute = name ? textIn(childrenOf(name)) : '';
    const fact = element.attributes[attribute]?.value.value;
    if (!fact || !value) continue;
    const codes = codesIn(childrenOf(value));
    const missing = (fact.keywords ?? []).filter((keyword) => !codes.includes(keyword));
    if (missing.length > 0) differences.push(`keywords of "${attribute}" missing: ${missing.join(', ')}`);
    const saysBoolean = textIn(childrenOf(value)).startsWith('boolean');
    if ((fact.kind === 'boolean') !== saysBoolean) differences.push(`the kind of "${attribute}"`);
  }
  return differences;
}

function checkElement(page: RenderedPage, element: ElementFacts): string[] {
  const terms = termsIn(page.body.nodes);
  const differences: string[] = [];
  const shownInterface = codesIn(terms.get('Interface') ?? []).join(' ');
  if (shownInterface !== element.interface.value) differences.push(`the interface "${shownInterface}"`);
  const categories = textIn(terms.get('Categories') ?? []).toLowerCase();
  const absent = element.categories.value.filter(({ name }) => !categories.includes(name.toLowerCase()));
  if (absent.length > 0) differences.push(`categories missing: ${absent.map(({ name }) => name).join(', ')}`);
  for (const [term, phrases] of [
    ['Where it may stand', element.contexts.value],
    ['What it may contain', element.contentModel.value],
    ['Tags', element.tags.value],
  ] as const) {
    const nodes = terms.get(term) ?? [];
    const count = elementsIn(nodes, 'li').length || (textIn(nodes) === '' ? 0 : 1);
    if (count !== phrases.length) differences.push(`${count} phrases for "${term}", not ${phrases.length}`);
  }
  return [...differences, ...checkRoles(page, element)];
}

/** A single case is a term of a list, several are the rows of a table. */
function checkRoles(page: RenderedPage, element: ElementFacts): string[] {
  const wanted = element.roles.value.flatMap(({ role, before, often }) => [
    role,
    before ?? null,
    often ?? null,
  ]);
  const rows = rowsOf(page.body.nodes, 'Roles by case').map(([, role]) => role ?? '');
  const cells = rows.length > 0 ? rows : (termsIn(page.body.nodes).get('Implicit role') ?? []);
  const shown = rows.length > 0 ? codesIn(cells) : codesIn(withoutCondition(cells));
  const roles = new Set(wanted.filter((role) => role !== null));
  return compare('implicit roles', [...roles], shown);
}

/** The text before the colon is the case, not the role. */
function withoutCondition(nodes: readonly BodyNode[]): BodyNode[] {
  const colon = nodes.findIndex((node) => typeof node === 'string' && node.includes(': '));
  return nodes.slice(colon + 1);
}

function checkAttribute(page: RenderedPage, attribute: AttributeFacts): string[] {
  const terms = termsIn(page.body.nodes);
  const applies = terms.get('Applies to') ?? [];
  if (attribute.isGlobal)
    return textIn(applies).startsWith('Every element') ? [] : ['that it is a global attribute'];
  const elements = new Set(attribute.uses.flatMap(({ value }) => value.elements));
  const saysCustom = textIn(applies).includes('form-associated custom elements');
  return [
    ...compare('elements', [...elements], codesIn(applies)),
    ...(saysCustom === Boolean(attribute.isForCustomElements) ? [] : ['form-associated custom elements']),
  ];
}

/** Required and supported attributes, and the elements that have the role. */
function checkRole(page: RenderedPage, name: string, role: AriaRole, { ariaAttributes }: Facts): string[] {
  const terms = termsIn(page.body.nodes);
  const shown = (term: string) => codesIn(terms.get(term) ?? []);
  const own = Object.keys(ariaAttributes).filter((one) => ariaAttributes[one]?.value.roles?.includes(name));
  return [
    ...compare('elements', role.html, shown('HTML that has it')),
    ...compare('required attributes', role.required, shown('Required attributes')),
    ...compare(
      'supported attributes',
      own.filter((one) => !role.required.includes(one)),
      shown('Supported attributes'),
    ),
    ...(terms.has('Prohibited attributes') === Boolean(role.isNameProhibited)
      ? []
      : ['whether a name is prohibited']),
  ];
}

/** The keywords, the default and the roles of an ARIA attribute. */
function checkAria(page: RenderedPage, name: string, attribute: AriaAttribute, { roles }: Facts): string[] {
  const terms = termsIn(page.body.nodes);
  const shown = (term: string) => codesIn(terms.get(term) ?? []);
  const required = Object.keys(roles).filter((role) => roles[role]?.value.required.includes(name));
  return [
    ...(attribute.values ? compare('values', attribute.values, shown('Value')) : []),
    ...compare('defaults', attribute.default === undefined ? [] : [attribute.default], shown('Default')),
    ...compare('roles', attribute.isGlobal ? [] : (attribute.roles ?? []), shown('Used with')),
    ...compare('roles that require it', required, shown('Required on')),
  ];
}

function checkValue(page: RenderedPage, fact: ValueFacts, { inputTypes }: Facts): string[] {
  const terms = termsIn(page.body.nodes);
  const written = fact.elements.map((element) => `<${element} ${fact.attribute}="${fact.value}">`);
  const applying = fact.attribute === 'type' ? (inputTypes[fact.value]?.value.attributes ?? []) : [];
  return [
    ...compare('forms', written, codesIn(terms.get('You write') ?? [])),
    ...compare('attributes that apply', applying, codesIn(terms.get('Attributes that apply') ?? [])),
  ];
}

function checkSupport(page: RenderedPage, supports: readonly Support[]): string[] {
  const versions = new Set(
    supports.flatMap(({ versions: { value } }) =>
      Object.values(value).flatMap(({ since }) =>
        typeof since === 'string' && since !== 'preview' ? [since.replace('≤', '')] : [],
      ),
    ),
  );
  const tables = elementsIn(page.body.nodes, 'table').filter(
    ([, attributes]) => attributes.class === 'support-table',
  );
  const shown = elementsIn(tables, 'td').flatMap((cell) => {
    const version = /^from ([\d.]+)/.exec(textIn(childrenOf(cell)))?.[1];
    return version ? [version] : [];
  });
  return compare('versions', [...versions], shown);
}

/** Facts missing from the page, and the other way round. */
function compare(what: string, facts: readonly string[], shown: readonly string[]): string[] {
  const missing = facts.filter((name) => !shown.includes(name));
  const extra = [...new Set(shown)].filter((name) => !facts.includes(name));
  return [
    ...(missing.length > 0 ? [`${what} missing: ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`${what} that do not belong there: ${extra.join(', ')}`] : []),
  ];
}
