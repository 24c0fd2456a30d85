// The shorter lists: event handlers, input types, link types, obsolete features, ARIA.

import axe from 'axe-core';
import * as htmlAria from 'html-aria';
import { htmlEventAttributes } from 'html-event-attributes';
import type {
  AriaAttribute,
  AriaRole,
  ElementFacts,
  EventHandler,
  Fact,
  FactSource,
} from '../../src/schema/facts.ts';
import type { Comparison } from './comparison.ts';
import { readAriaQuery } from './sources/packages.ts';
import { readAriaDraft } from './sources/read-aria-draft.ts';

/** Every value of a map as a fact of the standard. */
export function ofStandard<Value>(map: ReadonlyMap<string, Value>): Record<string, Fact<Value>> {
  return Object.fromEntries([...map].map(([name, value]) => [name, { value, from: ['standard'] }]));
}

export function buildHandlers(
  handlers: ReadonlyMap<string, EventHandler>,
  comparison: Comparison,
): Record<string, Fact<EventHandler>> {
  const result: Record<string, Fact<EventHandler>> = {};
  for (const name of [...new Set([...handlers.keys(), ...htmlEventAttributes])].sort()) {
    const own = handlers.get(name);
    const exists = comparison.settle(`event handlers/${name}`, [
      ['standard', own !== undefined],
      ['html-event-attributes', htmlEventAttributes.includes(name)],
    ]);
    if (exists.value && own) result[name] = { value: own, from: exists.from };
  }
  return result;
}

interface AxeStandards {
  ariaRoles: Record<string, { type: string; deprecated?: boolean }>;
  ariaAttrs: Record<string, { deprecated?: boolean }>;
}

function axeStandards(): AxeStandards {
  return (axe as unknown as { utils: { getStandards(): AxeStandards } }).utils.getStandards();
}

const isModule = (role: string) => /^(?:doc|graphics)-/.test(role);

/** Every role an author can use, except those of the publishing and graphics modules. */
export function buildAriaRoles(
  comparison: Comparison,
  elements: Record<string, ElementFacts>,
): Record<string, Fact<AriaRole>> {
  const known = axeStandards().ariaRoles;
  const inAxe = Object.keys(known).filter((name) => known[name]?.type !== 'abstract' && !isModule(name));
  const { roles: queryRoles } = readAriaQuery();
  const inQuery = [...queryRoles.keys()].filter((name) => !queryRoles.get(name)?.abstract && !isModule(name));
  const inAria = Object.keys(htmlAria.roles).filter((name) => !isModule(name));
  const result: Record<string, Fact<AriaRole>> = {};
  for (const name of [
    ...new Set([...inAria, ...inQuery, ...inAxe]),
  ].sort() as (keyof typeof htmlAria.roles)[]) {
    const exists = comparison.settle(`roles/${name}`, [
      ['html-aria', inAria.includes(name)],
      ['aria-query', inQuery.includes(name)],
      ['axe', inAxe.includes(name)],
    ]);
    if (exists.value) result[name] = { value: describeRole(name, elements, comparison), from: exists.from };
  }
  return result;
}

const deprecatedRoles = ['directory'];

/** Older names of two roles. */
const synonyms: Readonly<Record<string, string>> = { img: 'image', presentation: 'none' };

function describeRole(
  name: keyof typeof htmlAria.roles,
  elements: Record<string, ElementFacts>,
  comparison: Comparison,
): AriaRole {
  const role = htmlAria.roles[name];
  const inDraft = readAriaDraft().roles[name];
  const required = comparison.settle(`roles/${name}/required`, [
    ['html-aria', [...role.required].sort() as string[]],
    ...(inDraft ? [['aria', inDraft.required] as const] : []),
  ]);
  const isNameProhibited = comparison.settle(`roles/${name}: name prohibited`, [
    ['html-aria', role.nameFrom === 'prohibited'],
    ...(inDraft ? [['aria', inDraft.isNameProhibited === true] as const] : []),
  ]);
  return {
    kind: role.type[0] ?? 'document',
    superclasses: [...role.superclasses].sort(),
    ...(isNameProhibited.value && { isNameProhibited: true }),
    ...(role.nameRequired && { isNameRequired: true }),
    ...(deprecatedRoles.includes(name) && { isDeprecated: true }),
    required: required.value,
    html: Object.keys(elements).filter((element) =>
      elements[element]?.roles.value.some((one) => one.role === (synonyms[name] ?? name)),
    ),
  };
}

const typeWords: Readonly<Record<string, string>> = {
  'true/false': '`true` or `false`',
  tristate: '`true`, `false` or `mixed`',
  'true/false/undefined': '`true`, `false` or undefined',
  idRef: 'the `id` of an element',
  idRefList: '`id`s of elements, separated by spaces',
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  token: 'one keyword',
  tokenList: 'keywords, separated by spaces',
};

const deprecatedAttributes = ['aria-dropeffect', 'aria-grabbed'];

/** Every state and property. */
export function buildAriaAttributes(comparison: Comparison): Record<string, Fact<AriaAttribute>> {
  const inAxe = Object.keys(axeStandards().ariaAttrs);
  const inQuery = [...readAriaQuery().aria.keys()];
  const inAria = Object.keys(htmlAria.attributes);
  const result: Record<string, Fact<AriaAttribute>> = {};
  for (const name of [...new Set([...inAria, ...inQuery, ...inAxe])].sort()) {
    const exists = comparison.settle(`aria attributes/${name}`, [
      ['html-aria', inAria.includes(name)],
      ['aria-query', inQuery.includes(name)],
      ['axe', inAxe.includes(name)],
    ]);
    if (!exists.value) continue;
    const given = comparison.settle(`aria attributes/${name}/value`, [
      ['html-aria', valueInAria(name)],
      ...(inQuery.includes(name) ? [['aria-query', valueInQuery(name)] as const] : []),
      ['aria', valueInDraft(name)],
    ]);
    result[name] = {
      value: describeAttribute(name, given.value, comparison),
      from: exists.from as FactSource[],
    };
  }
  return result;
}

/** The value of an attribute: a type by html-aria's name, and its keywords. */
interface AriaValue {
  type: string;
  values?: string[];
}

function valueInAria(name: string): AriaValue {
  const { type, values } = htmlAria.attributes[name as keyof typeof htmlAria.attributes];
  return ariaValue(type, values);
}

const queryTypes: Readonly<Record<string, string>> = {
  boolean: 'true/false',
  id: 'idRef',
  idlist: 'idRefList',
  tokenlist: 'tokenList',
};

function valueInQuery(name: string): AriaValue {
  const found = readAriaQuery().aria.get(name as never) as
    | { type: string; values?: (string | boolean)[]; allowundefined?: boolean }
    | undefined;
  if (!found) throw new Error(`aria-query does not know ${name}.`);
  const type = queryTypes[found.type] ?? found.type;
  // "undefined" is not a keyword: it represents the missing attribute.
  const values = found.values?.map(String).filter((value) => value !== 'undefined');
  return ariaValue(found.allowundefined ? `${type}/undefined` : type, values);
}

function valueInDraft(name: string): AriaValue {
  const found = readAriaDraft().attributes[name];
  if (!found) throw new Error(`facts/aria.json does not know ${name}.`);
  return ariaValue(found.type, found.values);
}

/** Sources list the same keywords in different orders. */
function ariaValue(type: string, values: readonly string[] | undefined): AriaValue {
  return { type, ...(values && { values: [...values].sort() }) };
}

function describeAttribute(name: string, given: AriaValue, comparison: Comparison): AriaAttribute {
  const data = htmlAria.attributes[name as keyof typeof htmlAria.attributes];
  const draft = readAriaDraft().attributes[name];
  const type = typeWords[given.type];
  if (type === undefined) throw new Error(`There are no words for the values of ${name}: ${given.type}.`);
  const isGlobal = data.category.includes('global');
  const roles = Object.values(htmlAria.roles)
    .filter((role) => !isModule(role.name) && (role.supported as string[]).includes(name))
    .map((role): string => role.name)
    .sort();
  const supporting = isGlobal
    ? null
    : comparison.settle(`aria attributes/${name}/roles`, [
        ['html-aria', roles],
        ['aria', draft?.roles ?? []],
      ]);
  const byDefault = comparison.settle(`aria attributes/${name}/default`, [
    ['html-aria', data.default === undefined ? null : String(data.default)],
    ['aria', draft?.default ?? null],
  ]);
  return {
    type,
    ...(given.values && { values: given.values }),
    ...(byDefault.value !== null && { default: byDefault.value }),
    isGlobal,
    ...(deprecatedAttributes.includes(name) && { isDeprecated: true }),
    ...(supporting && { roles: supporting.value }),
  };
}
