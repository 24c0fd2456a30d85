// `::attributes-table`: the attributes of an element, each with its values, meaning and browser support.

import type { Element } from 'hast';
import type { AttributeValue, ElementFacts, Facts, Meanings } from '#schema/facts.ts';
import { sections } from '#site/sections.ts';
import { baselineOn } from './baseline.ts';
import {
  attributeLink,
  type Content,
  code,
  h,
  linkTo,
  listOf,
  type ReferencePages,
  table,
  withCode,
} from './html.ts';
import { statusBadge } from './status-badge.ts';

export interface TableContext {
  facts: Facts;
  meanings: Meanings;
  pages: ReferencePages;
  /** The build date. */
  day: string;
}

export function attributesTable(
  { names, element }: { names: string[]; element: ElementFacts },
  context: TableContext,
): Element[] {
  const { pages } = context;
  const globals = linkTo(`${sections.attributes.path}/global-attributes`, pages, 'global attributes');
  const attributes = Object.keys(element.attributes);
  const more = specialNote(element, pages);
  if (attributes.length === 0) return [h('p', {}, ...onlyGlobals(names, element, globals, pages), ...more)];
  const name = names[0] ?? '';
  const rows = attributes.map((attribute): Content[][] => [
    attributeLink(attribute, pages),
    showValue(element, attribute),
    withCode(meaningOf(attribute, name, context.meanings)),
    supportOf(attribute, name, context),
  ]);
  return [
    h('p', {}, 'These, and the ', ...globals, '.', ...more),
    table(`Attributes of ${name}`, ['Attribute', 'Value', 'Meaning', 'Support'], rows),
  ];
}

/** A global attribute with a special meaning on this element. */
function specialNote({ special }: ElementFacts, pages: ReferencePages): Content[] {
  if (!special) return [];
  const names = listOf(special.value.map((name) => attributeLink(name, pages)));
  return [' Of these, ', ...names, ' has a meaning of its own here.'];
}

function onlyGlobals(
  names: readonly string[],
  { handlers }: ElementFacts,
  globals: Content[],
  pages: ReferencePages,
): Content[] {
  if (handlers) {
    const page = linkTo(`${sections.attributes.path}/event-handler-attributes`, pages, 'event handlers');
    const count = handlers.value.length;
    return [
      `Of its own, this element has ${count} `,
      ...page,
      ' of the window. It also takes the ',
      ...globals,
      '.',
    ];
  }
  const isOne = names.length === 1;
  const subject = isOne
    ? 'This element has no attributes of its'
    : 'These elements have no attributes of their';
  return [`${subject} own, only the `, ...globals, '.'];
}

function showValue(element: ElementFacts, attribute: string): Content[] {
  const given = element.attributes[attribute]?.value;
  if (!given) return [];
  const where = given.where === undefined ? [] : withCode(` (${given.where})`);
  return [...valueWords(given.value), ...where];
}

/** Keywords by name, anything else in words. */
export function valueWords(value: AttributeValue): Content[] {
  if (!value.keywords) return withCode(value.words);
  const keywords = listOf(
    value.keywords.map((keyword) => [code(keyword)]),
    'or',
  );
  const rest = /^one keyword(, or .*)?$/.exec(value.words)?.[1];
  if (/^one keyword/.test(value.words)) return [...keywords, ...(rest ? withCode(rest) : [])];
  return [...withCode(`${value.words}: `), ...listOf(value.keywords.map((keyword) => [code(keyword)]))];
}

/** Our description of an attribute on an element; empty until it is written. */
export function meaningOf(attribute: string, element: string, { attributes = {} }: Meanings): string {
  const meaning = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
  if (meaning === undefined || typeof meaning === 'string') return meaning ?? '';
  return meaning[element] ?? meaning.default ?? '';
}

function supportOf(attribute: string, element: string, { facts, day }: TableContext): Content[] {
  const support = facts.attributes[attribute]?.support.find((one) => one.element === element);
  const baseline = support?.baseline?.value;
  return [
    baseline
      ? statusBadge(baselineOn(baseline.own ?? baseline, day).status)
      : h('span', { className: ['no-data'] }, 'No data'),
  ];
}
