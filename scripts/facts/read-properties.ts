// Which properties of which interface reflect which attributes, mixins and ancestors included.
import { attributeOf, findAll, plainWords } from './html-tree.ts';
import { readReflection } from './read-reflection.ts';
import type { Standard } from './standard.ts';

/** Property by attribute, by interface. */
export function readProperties(standard: Standard): Map<string, Map<string, string>> {
  const idl = findAll(
    standard.root,
    (element) =>
      element.tagName === 'code' && (attributeOf(element, 'class') ?? '').split(' ').includes('idl'),
  )
    .map(plainWords)
    .join('\n');
  return resolveProperties(idl);
}

/** The same from IDL at hand. */
export function resolveProperties(idl: string): Map<string, Map<string, string>> {
  const own = new Map<string, Map<string, string>>();
  const parents = new Map<string, string[]>();
  for (const [, name = '', parent, body = ''] of idl.matchAll(
    /interface (?:mixin )?(\w+)(?: : (\w+))? \{(.*?)\};/gs,
  )) {
    const properties = own.get(name) ?? new Map<string, string>();
    for (const [attribute, property] of readReflection(body)) properties.set(attribute, property);
    own.set(name, properties);
    if (parent !== undefined) parents.set(name, [...(parents.get(name) ?? []), parent]);
  }
  for (const [, name = '', mixin = ''] of idl.matchAll(/(\w+) includes (\w+);/g))
    parents.set(name, [...(parents.get(name) ?? []), mixin]);
  const resolve = (name: string): Map<string, string> =>
    new Map([
      ...(parents.get(name) ?? []).flatMap((parent) => [...resolve(parent)]),
      ...(own.get(name) ?? []),
    ]);
  return new Map([...own.keys()].map((name) => [name, resolve(name)]));
}
