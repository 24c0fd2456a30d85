// Reads the roles of elements from two packages that implement "ARIA in HTML": html-aria and axe.
import axe from 'axe-core';
import * as htmlAria from 'html-aria';
import type { Fact, FactSource, ImplicitRole } from '../../../src/schema/facts.ts';
import type { Answers, Comparison } from '../comparison.ts';
import { draftPermitted, draftPublishing, draftRole } from '../drafts.ts';
import { ancestorOf, type RoleCase, roleCasesOf } from '../role-cases.ts';
import { readAriaQuery } from './packages.ts';

type Permitted = ImplicitRole['permitted'];

/** The packages' wording for "no role corresponds". */
const noRole = 'no role';
const everyRole = 100;

/** A role, or additional data from a ruling. */
type RoleAnswer = string | { role: string; before?: string; often?: string };

/** The role of an element in each relevant case. */
export function readRoles(element: string, comparison: Comparison): Fact<ImplicitRole[]> {
  const sources = new Set<FactSource>();
  const settle: Settle = (fact, answers) => {
    const { value, from } = comparison.settle(fact, answers);
    for (const source of from) sources.add(source);
    return value;
  };
  const value = roleCasesOf(element).map((roleCase) => readCase(element, roleCase, settle));
  return { value, from: [...sources].sort() };
}

type Settle = <Value>(fact: string, answers: Answers<Value>) => Value;

function readCase(element: string, roleCase: RoleCase, settle: Settle): ImplicitRole {
  const { when } = roleCase;
  const fact = `elements/${element}/roles${when === undefined ? '' : ` (${when.replaceAll('`', '')})`}`;
  const fromAria = askHtmlAria(element, roleCase);
  const fromAxe = askAxe(element, roleCase);
  const role = settle<RoleAnswer>(
    `${fact}: implicit`,
    known([
      ['html-aria', fromAria.role],
      ['axe', fromAxe.role],
      ['aria-query', when === undefined ? askAriaQuery(element) : null],
      ['html-aam', draftRole(element, when)],
    ]),
  );
  const now = typeof role === 'string' ? role : role.role;
  const own = [now, fromAria.role];
  const permitted = settle<Permitted>(
    `${fact}: permitted`,
    known([
      ['html-aria', withoutOwn(fromAria.permitted, own)],
      ['axe', fromAxe.permitted && withoutOwn(fromAxe.permitted, own)],
      ['aria-in-html', draftPermitted(element, when)],
    ]),
  );
  const isNameProhibited = settle<boolean>(
    `${fact}: name prohibited`,
    known([
      ['html-aria', fromAria.isNameProhibited],
      ['axe', fromAxe.isNameProhibited],
    ]),
  );
  const publishing = readPublishing(`${fact}: publishing`, settle, [
    fromAxe.publishing,
    draftPublishing(element, when),
  ]);
  return {
    ...(when !== undefined && { when }),
    role: now === noRole ? null : now,
    ...(typeof role === 'object' && role.before && { before: role.before === noRole ? null : role.before }),
    ...(typeof role === 'object' && role.often && { often: role.often }),
    ...(isNameProhibited && { isNameProhibited: true }),
    permitted,
    ...(publishing.length > 0 && { publishing }),
  };
}

/** Most elements have none, in which case no source is cited. */
function readPublishing(fact: string, settle: Settle, [inAxe, inDraft]: [string[], string[]]): string[] {
  if (inAxe.length === 0 && inDraft.length === 0) return [];
  return settle(fact, [
    ['axe', inAxe],
    ['aria-in-html', inDraft],
  ]);
}

/** Drops sources without a value. */
function known<Value>(answers: [source: string, value: Value | null | undefined][]): [string, Value][] {
  return answers.filter((answer): answer is [string, Value] => answer[1] !== null && answer[1] !== undefined);
}

/** The role of the element without attributes, if there is one. */
function askAriaQuery(element: string): string | null {
  for (const [concept, roles] of readAriaQuery().elementRoles.entries()) {
    const isBare = !concept.attributes?.length && !concept.constraints;
    const [role, another] = roles;
    if (concept.name === element && isBare && role && !another) return plainName(role);
  }
  return null;
}

function askHtmlAria(tagName: string, { attributes = {}, ancestors }: RoleCase) {
  const element = { tagName, attributes } as Parameters<typeof htmlAria.getRole>[0];
  const options = ancestors && { ancestors: ancestors.map(ancestorOf) as never };
  const role = htmlAria.getRole(element, options);
  const roles = htmlAria.getSupportedRoles(element, options).filter(isPlain);
  const tag = (htmlAria.tags as Record<string, { namingProhibited: boolean } | undefined>)[tagName];
  return {
    role: plainName(role?.name ?? noRole),
    permitted: (roles.length >= everyRole - 15 ? 'any' : roles) as 'any' | string[],
    isNameProhibited: role ? role.nameFrom === 'prohibited' : (tag?.namingProhibited ?? false),
  };
}

interface AxeSpec {
  allowedRoles?: boolean | string[];
  namingProhibited?: boolean;
}

/**
 * axe's value; null if it has none. It has no name for `generic`, and needs a rendered page for some cases.
 */
function askAxe(tagName: string, { attributes = {}, ancestors = [] }: RoleCase) {
  const { commons, SerialVirtualNode } = axe as unknown as {
    commons: {
      aria: { implicitRole(node: unknown): string | null };
      standards: { getElementSpec(node: unknown): AxeSpec };
    };
    SerialVirtualNode: new (node: object) => { parent?: unknown };
  };
  const create = (name: string, own: object) => new SerialVirtualNode({ nodeName: name, attributes: own });
  const node = create(tagName, attributes);
  let inner = node;
  for (const name of ancestors) {
    const { tagName: outerName, attributes: outerAttributes } = ancestorOf(name);
    const outer = create(outerName, outerAttributes);
    inner.parent = outer;
    inner = outer;
  }
  const attempt = <Value>(ask: () => Value): Value | null => {
    try {
      return ask();
    } catch {
      return null;
    }
  };
  const spec = attempt(() => commons.standards.getElementSpec(node));
  const allowed = spec?.allowedRoles;
  const roles: 'any' | string[] | null =
    allowed === true ? 'any' : Array.isArray(allowed) ? allowed : allowed === false ? [] : null;
  return {
    role: plainName(attempt(() => commons.aria.implicitRole(node))),
    permitted: Array.isArray(roles) ? roles.filter(isPlain) : roles,
    publishing: Array.isArray(roles) ? roles.filter(isPublishing).sort() : [],
    isNameProhibited: spec && roles !== null ? spec.namingProhibited === true : null,
  };
}

function isPublishing(role: string): boolean {
  return role.startsWith('doc-');
}

/** Roles of the publishing and graphics modules are listed separately, and `directory` is deprecated. */
function isPlain(role: string): boolean {
  return !/^(?:doc|graphics)-/.test(role) && role !== 'directory';
}

/** Two roles have two names; the newer one is used. */
const synonyms: Readonly<Record<string, string>> = { img: 'image', presentation: 'none' };

function plainName<Name extends string | null>(name: Name): Name {
  return ((name !== null && synonyms[name]) || name) as Name;
}

/** Repeating the implicit role is allowed but useless. */
function withoutOwn(permitted: 'any' | string[], own: string[]): Permitted {
  if (permitted === 'any') return 'any';
  const roles = new Set(permitted.map(plainName));
  for (const name of [...own, 'generic']) roles.delete(name);
  return roles.size === 0 ? 'none' : [...roles].sort();
}
