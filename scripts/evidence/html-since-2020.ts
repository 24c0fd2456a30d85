// For the post "HTML has grown by attributes since 2020": what became newly available in Baseline, by year.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evidence, share, written } from './evidence.ts';

type Kind = 'element' | 'attribute' | 'value';

export interface Arrival {
  kind: Kind;
  name: string;
  /** Of an attribute that is not global: its elements. */
  elements: string[];
  /** The day on which the last of the browsers had it, such as 2023-10-13. */
  since: string;
  /** The feature in the data of which it is a part. */
  feature: string;
}

interface Support {
  element?: string;
  baseline?: { value: { feature: string; status: string; since?: string } };
}
interface Facts {
  counts: Record<string, number>;
  elements: Record<string, { support?: Support }>;
  attributes: Record<string, { support?: Support[] }>;
  values: Record<string, { value: string; support?: Support[] }>;
}

/** Edge took the engine of Chrome on this day, so all at once it had what Chrome, Firefox and Safari had before. */
const edgeDay = '2020-01-15';
const firstYear = 2020;

/** Everything that arrived since the first year, in the order of days. The same attribute of two elements counts once. */
export function arrivals(facts: Pick<Facts, 'elements' | 'attributes' | 'values'>): Arrival[] {
  const found = new Map<string, Arrival>();
  const add = (kind: Kind, name: string, support: Support | undefined) => {
    const { feature = '', since = '' } = support?.baseline?.value ?? {};
    // A day with "≤" is the earliest that is known; all of those are older.
    if (!(Number(since.slice(0, 4)) >= firstYear)) return;
    const key = `${kind} ${name} ${since}`;
    const arrival = found.get(key) ?? { kind, name, elements: [], since, feature };
    if (kind === 'attribute' && support?.element) arrival.elements.push(support.element);
    found.set(key, arrival);
  };
  for (const [name, { support }] of Object.entries(facts.elements)) add('element', name, support);
  for (const [name, { support = [] }] of Object.entries(facts.attributes))
    for (const one of support) add('attribute', name, one);
  for (const { value, support = [] } of Object.values(facts.values))
    for (const one of support) add('value', value, one);
  return [...found.values()].toSorted((one, other) => (one.since < other.since ? -1 : 1));
}

/** Arrivals of one feature on one day, together. */
export function byFeature(all: readonly Arrival[]): Arrival[][] {
  return [...Map.groupBy(all, ({ since, feature }) => `${since} ${feature}`).values()];
}

export async function measureHtmlSince2020(contentDir: string): Promise<Evidence> {
  const facts = JSON.parse(readFileSync(join(contentDir, '../facts/html.json'), 'utf8')) as Facts;
  const all = arrivals(facts);
  const later = all.filter(({ since }) => since !== edgeDay);
  const isOf = (kind: Kind) => (arrival: Arrival) => arrival.kind === kind;
  const years = [...new Set(all.map(({ since }) => since.slice(0, 4)))];
  const countsOf = (those: readonly Arrival[]) =>
    (['element', 'attribute', 'value'] as const).map((kind) => those.filter(isOf(kind)).length);
  const rows = [
    { label: dayText(edgeDay), counts: countsOf(all.filter(({ since }) => since === edgeDay)) },
    ...years.map((year) => ({
      label: year === String(firstYear) ? `Later in ${year}` : year,
      counts: countsOf(later.filter(({ since }) => since.startsWith(year))),
    })),
  ];
  const [elements = 0, attributes = 0, values = 0] = countsOf(later);
  const limited = Object.values(facts.elements).filter(
    ({ support }) => support?.baseline?.value.status === 'limited',
  );
  return {
    tables: [
      {
        head: ['Newly available', 'Elements', 'Attributes', 'Values'],
        rows: rows.map(({ label, counts }) => [label, ...counts.map(String)]),
      },
      {
        head: ['Day', 'What became newly available'],
        rows: byFeature(later).map((group) => [dayText(group[0]?.since ?? ''), namesOf(group)]),
      },
    ],
    chart: {
      most: Math.max(...rows.flatMap(({ counts }) => counts)) * 1.6,
      groups: rows.map(({ label, counts: [ownElements = 0, ownAttributes = 0] }) => ({
        label,
        bars: [
          { value: ownElements, label: number(ownElements, 'element'), tone: 'accent' as const },
          { value: ownAttributes, label: number(ownAttributes, 'attribute'), tone: 'warm' as const },
        ],
      })),
    },
    numbers: {
      'elements in the standard': facts.counts.elements ?? 0,
      'elements with limited availability': limited.length,
      'newly available after the day of Edge': later.length,
      'of these, elements': elements,
      'of these, attributes': attributes,
      'of these, values': values,
      'attributes in per cent': Number.parseInt(share(attributes, later.length), 10),
      'features after the day of Edge': byFeature(later).length,
    },
  };
}

/** An attribute of one element is named with it, as others may have one of the same name. */
function nameOf({ name, elements }: Arrival): string {
  return elements.length === 1 ? `\`${name}\` of \`${elements[0]}\`` : `\`${name}\``;
}

/** Attributes `a`, `b`; value `c`. */
function namesOf(group: readonly Arrival[]): string {
  return [...Map.groupBy(group, ({ kind }) => kind)]
    .map(([kind, own]) => {
      const names = own.map(nameOf).join(', ');
      return `${own.length === 1 ? kind : `${kind}s`} ${names}`;
    })
    .join('; ');
}

/** 13 October 2023. */
function dayText(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function number(count: number, noun: string): string {
  return `${written(count)} ${noun}${count === 1 ? '' : 's'}`;
}
