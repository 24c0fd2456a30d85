// Collects all facts from all sources, compared and counted. Reads only; problems that stop the script are
// returned as text.
import type { Facts } from '../../src/schema/facts.ts';
import { buildAttributes } from './build-attributes.ts';
import { buildElements } from './build-elements.ts';
import { buildAriaAttributes, buildAriaRoles, buildHandlers, ofStandard } from './build-lists.ts';
import { buildValues } from './build-values.ts';
import { Comparison } from './comparison.ts';
import { checkCounts, countFacts } from './counts.ts';
import type { Ruling } from './rulings.ts';
import { packageVersions, readCompatData, readWebFeatures, readWebref } from './sources/packages.ts';
import { readElementSections } from './sources/read-element-sections.ts';
import { readAttributeIndex, readElementIndex } from './sources/read-indexes.ts';
import { readKeywords } from './sources/read-keywords.ts';
import { readEventHandlers, readInputTypes, readLinkTypes } from './sources/read-lists.ts';
import { readObsolete } from './sources/read-obsolete.ts';
import { readProperties } from './sources/read-properties.ts';
import { SupportReader } from './sources/read-support.ts';
import { readStandard } from './sources/standard.ts';
import { settleTarget } from './target-names.ts';

export interface Collected {
  facts: Facts;
  /** Number of facts that needed a ruling. */
  ruled: number;
  problems: string[];
}

export async function collectFacts(rulings: ReadonlyMap<string, Ruling>): Promise<Collected> {
  const standard = await readStandard();
  const comparison = new Comparison(rulings);
  const support = new SupportReader(readCompatData(), readWebFeatures());
  const webref = new Map(readWebref().map((element) => [element.name, element]));
  const obsolete = readObsolete(standard);
  const index = readAttributeIndex(standard).map((row) => settleTarget(row, standard, comparison));
  const elementIndex = readElementIndex(standard);
  const elements = buildElements(
    {
      sections: readElementSections(standard),
      index: elementIndex,
      attributes: index,
      obsolete: obsolete.attributes,
      webref,
      support,
    },
    comparison,
  );
  const inputTypes = ofStandard(readInputTypes(standard));
  const linkTypes = ofStandard(readLinkTypes(standard));
  const lists = {
    elements,
    foreignElements: Object.fromEntries(
      ['math', 'svg'].map((name) => {
        const { is = '', interface: dom = '' } = elementIndex.get(name) ?? {};
        return [name, { value: { is, interface: dom }, from: ['standard' as const] }];
      }),
    ),
    obsoleteElements: Object.fromEntries(
      [...obsolete.elements]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, advice]) => [
          name,
          {
            advice: { value: advice, from: ['standard' as const] },
            interface: {
              value: webref.get(name)?.interface ?? 'HTMLUnknownElement',
              from: ['webref' as const],
            },
            link: { value: webref.get(name)?.href ?? '', from: ['webref' as const] },
          },
        ]),
    ),
    attributes: buildAttributes(
      {
        index,
        keywords: readKeywords(standard),
        properties: readProperties(standard),
        elements,
        obsolete: obsolete.attributes,
        support,
      },
      comparison,
    ),
    obsoleteAttributes: obsolete.attributes.map((value) => ({ value, from: ['standard' as const] })),
    inputTypes,
    eventHandlers: buildHandlers(readEventHandlers(standard), comparison),
    linkTypes,
    values: buildValues(standard, { inputTypes, linkTypes }, support),
    roles: buildAriaRoles(comparison, elements),
    ariaAttributes: buildAriaAttributes(comparison),
  } satisfies Omit<Facts, 'sources' | 'counts'>;
  const counts = countFacts(lists);
  return {
    facts: { sources: packageVersions(), counts, ...lists },
    ruled: comparison.ruled,
    problems: [...comparison.problems(), ...checkCounts(counts)],
  };
}
