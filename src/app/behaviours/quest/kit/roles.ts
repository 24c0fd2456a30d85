// Finding by role and name, as somebody with a screen reader does. Native elements and ARIA count alike.

import { reasonLeftOut } from '#lib/assistive/hidden.ts';
import { createNames, type Names } from '#lib/assistive/name.ts';
import { roleOf } from '#lib/assistive/role.ts';
import { ancestors, plainText, type SourceElement, words } from '#lib/assistive/source-tree.ts';
import { type States, statesOf } from '#lib/assistive/states.ts';
import { flatElements, isWithin, type LiveTree, readLiveTree } from './live-tree.ts';
import { spaced } from './wording.ts';

export interface RoleOptions {
  /** The whole name, or a pattern in it. */
  name?: string | RegExp;
  /** Of a heading. */
  level?: number;
  /** Only what is inside this element. */
  within?: Element;
}

/** Where a name comes from. */
export type NameSource =
  | 'label'
  | 'aria'
  | 'content'
  | 'alt'
  | 'value'
  | 'native'
  | 'title'
  | 'placeholder'
  | 'none';

interface Reading {
  tree: LiveTree;
  names: Names;
}

let last: Reading | null = null;
let watcher: MutationObserver | null = null;

/** Reading the page costs more than all else here, so it is read once for questions that follow each other at once. */
function read(): Reading {
  if (last && watcher?.takeRecords().length === 0) return last;
  watcher?.disconnect();
  watcher = new MutationObserver(() => {
    last = null;
  });
  watcher.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  const tree = readLiveTree(document);
  last = { tree, names: createNames(tree.root) };
  queueMicrotask(() => {
    last = null;
  });
  return last;
}

/** Everything with one of these roles that assistive technology is told of, in the order of reading. */
export function role(wanted: string | readonly string[], options: RoleOptions = {}): Element[] {
  const roles = [wanted].flat().map((one) => (one === 'img' ? 'image' : one));
  const { tree, names } = read();
  return flatElements(document).filter((element) => {
    const source = tree.sourceOf(element);
    if (!source || (options.within && !isWithin(element, options.within)) || options.within === element)
      return false;
    const own = roleOf(source);
    if (!roles.includes(own) || isLeftOut(source)) return false;
    if (options.level !== undefined && levelOf(source) !== options.level) return false;
    return options.name === undefined || matches(spaced(names.nameOf(source).text), options.name);
  });
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? spaced(wanted) === name : wanted.test(name);
}

/** Why assistive technology is told nothing of it: by itself or by what is around it. */
function isLeftOut(source: SourceElement): boolean {
  return [source, ...ancestors(source)].some((one) => reasonLeftOut(one) !== '');
}

/** The role of an element; empty for a plain box. */
export function roleOfElement(element: Element): string {
  const source = read().tree.sourceOf(element);
  return source ? roleOf(source) : '';
}

/** Whether assistive technology is told of the element or of what is in it. */
export function exposed(element: Element): boolean {
  const source = read().tree.sourceOf(element);
  if (!source || isLeftOut(source)) return false;
  return roleOf(source) !== '' || plainText(element.textContent ?? '') !== '';
}

/** The accessible name; empty where there is none. */
export function name(element: Element): string {
  const { tree, names } = read();
  const source = tree.sourceOf(element);
  return source ? spaced(names.nameOf(source).text) : '';
}

/** The accessible description; empty where there is none. An error message that belongs to a wrong field counts. */
export function description(element: Element): string {
  const { tree, names } = read();
  const source = tree.sourceOf(element);
  if (!source) return '';
  const error =
    source.getAttribute('aria-invalid') && source.getAttribute('aria-invalid') !== 'false'
      ? referenced(element, 'aria-errormessage').map((one) => plainText(one.textContent ?? ''))
      : [];
  return spaced([names.descriptionOf(source, names.nameOf(source)), ...error].join(' '));
}

/** Where the name of an element comes from. */
export function nameSource(element: Element): NameSource {
  const { tree, names } = read();
  const source = tree.sourceOf(element);
  const found = source && names.nameOf(source);
  if (!source || !found?.text) return 'none';
  if (found.from === 'title') return 'title';
  if (found.from === 'content') return 'content';
  const isReferenced = referenced(element, 'aria-labelledby').length > 0;
  if (isReferenced || plainText(source.getAttribute('aria-label') ?? '')) return 'aria';
  if (labelsOf(element).some((label) => plainText(label.textContent ?? ''))) return 'label';
  if (['img', 'area'].includes(element.localName)) return 'alt';
  if (element instanceof HTMLInputElement && found.from === 'attribute') return 'value';
  return found.text === plainText(source.getAttribute('placeholder') ?? '') ? 'placeholder' : 'native';
}

function labelsOf(element: Element): HTMLLabelElement[] {
  return 'labels' in element && element.labels instanceof NodeList
    ? ([...element.labels] as HTMLLabelElement[])
    : [];
}

/** The elements that an attribute with ids points to. */
function referenced(element: Element, attribute: string): Element[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  return words(element.getAttribute(attribute)).flatMap((id) => root.getElementById(id) ?? []);
}

/** What is said after role and name: `level`, `expanded`, `checked`, `selected`, `invalid`, `sort` … */
export function states(element: Element): States {
  const { tree, names } = read();
  const source = tree.sourceOf(element);
  if (!source) return {};
  const found = statesOf(source, roleOf(source), names.byId);
  return element instanceof HTMLSelectElement && found.value !== undefined
    ? { ...found, value: [...element.selectedOptions].map(({ text }) => text).join(', ') }
    : found;
}

function levelOf(source: SourceElement): number {
  const written = source.getAttribute('aria-level');
  return Number(written ?? (/^h[1-6]$/.test(source.localName) ? source.localName.slice(1) : 2));
}

/** The level of a heading. */
export function level(element: Element): number {
  const source = read().tree.sourceOf(element);
  return source ? levelOf(source) : 0;
}

/** The parts of the page that assistive technology can jump to, in their order. */
export function landmarks(): { role: string; name: string; element: Element }[] {
  const roles = ['banner', 'main', 'navigation', 'contentinfo', 'complementary', 'search', 'form', 'region'];
  return (
    role(roles)
      .map((element) => ({ role: roleOfElement(element), name: name(element), element }))
      // Without a name, a form is no landmark.
      .filter((found) => found.role !== 'form' || found.name !== '')
  );
}
