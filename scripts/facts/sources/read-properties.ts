// Finds the properties of each interface that reflect attributes, including mixins and inherited ones.
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
  const prose = findAll(standard.root, (element) => element.tagName === 'p').map(plainWords);
  return resolveProperties(idl, readProse(prose.filter((words) => words.includes('must reflect the'))));
}

/** Attribute by property, where a sentence in the standard states what its IDL does not. */
export function readProse(sentences: readonly string[]): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const sentence of sentences) {
    const [, before, after] =
      /The `?(\w+)`? IDL attribute must reflect|IDL attribute `?(\w+)`? must reflect/.exec(sentence) ?? [];
    const property = before ?? after;
    const named =
      /must reflect the (?:`?([a-z-]+)`? content attribute|content attribute of the same name)/.exec(
        sentence,
      );
    const attribute = named?.[1] ?? property?.toLowerCase();
    // Skips a second property for the same attribute, such as `encoding` for `enctype`, which should not be
    // taught.
    if (property && named && attribute === property.toLowerCase()) attributes.set(property, attribute);
  }
  return attributes;
}

/** The same for given IDL and sentences. */
export function resolveProperties(
  idl: string,
  inProse: ReadonlyMap<string, string> = new Map(),
): Map<string, Map<string, string>> {
  const own = new Map<string, Map<string, string>>();
  const parents = new Map<string, string[]>();
  for (const [, name = '', parent, body = ''] of idl.matchAll(
    /interface (?:mixin )?(\w+)(?: : (\w+))? \{(.*?)\};/gs,
  )) {
    const properties = own.get(name) ?? new Map<string, string>();
    for (const [, property = ''] of body.matchAll(/attribute\s+[\w?<> ]+?\s(\w+);/g)) {
      const attribute = inProse.get(property);
      if (attribute) properties.set(attribute, property);
    }
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
