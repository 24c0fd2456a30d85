// Expected counts. A changed number means that the standard has changed, or that the script parses it
// wrongly.
import type { Facts } from '../../src/schema/facts.ts';

const expected: Readonly<Record<string, number>> = {
  elements: 113,
  'obsolete elements': 29,
  attributes: 148,
  'global attributes': 34,
  'obsolete attributes': 143,
  'types of input': 22,
  'event handlers': 89,
  'event handlers of body': 18,
  'link types': 27,
  'values with pages': 59,
  roles: 88,
  'states and properties': 53,
};

export function countFacts(facts: Omit<Facts, 'sources' | 'counts'>): Record<string, number> {
  const size = (record: object) => Object.keys(record).length;
  return {
    elements: size(facts.elements),
    'obsolete elements': size(facts.obsoleteElements),
    attributes: size(facts.attributes),
    'global attributes': Object.values(facts.attributes).filter(({ isGlobal }) => isGlobal).length,
    'obsolete attributes': facts.obsoleteAttributes.length,
    'types of input': size(facts.inputTypes),
    'event handlers': size(facts.eventHandlers),
    'event handlers of body': Object.values(facts.eventHandlers).filter(({ value }) => value.on === 'body')
      .length,
    'link types': size(facts.linkTypes),
    'values with pages': size(facts.values),
    roles: size(facts.roles),
    'states and properties': size(facts.ariaAttributes),
  };
}

/** Messages about every unexpected number. */
export function checkCounts(counts: Readonly<Record<string, number>>, wanted = expected): string[] {
  return Object.entries(wanted)
    .filter(([name, number]) => counts[name] !== number)
    .map(
      ([name, number]) =>
        `There are ${counts[name]} ${name}, not ${number}. If the sources have changed, set the new number in scripts/facts/counts.ts.`,
    );
}
