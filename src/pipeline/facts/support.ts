// `::support`: the status of a feature in words, and the first version of each browser that supports it.
import type { Element } from 'hast';
import { type Browser, type BrowserSupport, browsers, type Support } from '#schema/facts.ts';
import { type BaselineOn, baselineOn, baselineWords, monthOf } from './baseline.ts';
import { type Content, code, h, table, withClass } from './html.ts';
import { type InventoryEntry, supportsOf } from './inventory.ts';

/** Columns of the wide table. */
const names: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  chrome_android: 'Chrome, Android',
  firefox_android: 'Firefox, Android',
  safari_ios: 'Safari, iOS',
};

/** Rows of the narrow table. */
const families: readonly { name: string; computer: Browser; phone?: Browser }[] = [
  { name: 'Chrome', computer: 'chrome', phone: 'chrome_android' },
  { name: 'Edge', computer: 'edge' },
  { name: 'Firefox', computer: 'firefox', phone: 'firefox_android' },
  { name: 'Safari', computer: 'safari', phone: 'safari_ios' },
];

type SupportedEntry = Exclude<InventoryEntry, { kind: 'role' | 'aria' }>;

export function support(entry: SupportedEntry, day: string): Element[] {
  const name = nameOf(entry);
  const groups = groupEqual(supportsOf(entry));
  const [first] = groups;
  if (!first) return [noData()];
  if (groups.length === 1) return show([{ label: [code(name)], support: first.support }], day);
  return show(
    groups.map(({ elements, support: one }) => ({
      label: elements.flatMap((element, index): Content[] => [index > 0 && ', ', code(element)]),
      support: one,
    })),
    day,
  );
}

function nameOf(entry: SupportedEntry): string {
  if (entry.kind === 'element') return entry.names[0] ?? '';
  return entry.kind === 'attribute' ? entry.name : entry.value.value;
}

interface Row {
  label: Content[];
  support: Support;
}

function show(rows: Row[], day: string): Element[] {
  const sentences = new Map<string, Content[][]>();
  for (const { label, support: one } of rows) {
    const words = statusWords(one, day);
    sentences.set(words, [...(sentences.get(words) ?? []), label]);
  }
  const isShared = sentences.size <= 1;
  return [
    ...[...sentences].map(([words, labels]) =>
      h('p', {}, ...(isShared ? [] : [...joined(labels), ': ']), words),
    ),
    rows.length === 1 && rows[0] ? narrowTable(rows[0].support) : wideTable(rows),
  ];
}

/** One subject: a row per browser, which fits any screen. */
function narrowTable({ versions }: Support): Element {
  return withClass(
    table(
      'First version that has it',
      ['Browser', 'On a computer', 'On a phone'],
      families.map(({ name, computer, phone }): Content[][] => [
        [name],
        [versionWords(versions.value[computer])],
        [phone ? versionWords(versions.value[phone]) : 'no data'],
      ]),
    ),
    'support-table',
  );
}

/** Several elements: a row for each. */
function wideTable(rows: readonly Row[]): Element {
  return withClass(
    table(
      'First version that has it, by element',
      ['Element', ...browsers.map((browser) => names[browser])],
      rows.map(({ label, support: one }): Content[][] => [
        label,
        ...browsers.map((browser) => [versionWords(one.versions.value[browser])]),
      ]),
    ),
    'support-table',
  );
}

function joined(labels: readonly Content[][]): Content[] {
  return labels.flatMap((label, index): Content[] => (index === 0 ? label : [', ', ...label]));
}

/** The status of the feature, and the key's own if it differs. */
function statusWords({ baseline }: Support, day: string): string {
  if (!baseline) return 'There is no Baseline status for it.';
  const { own } = baseline.value;
  const feature = baselineWords(baselineOn(baseline.value, day));
  return own ? `${feature} ${ownWords(baselineOn(own, day))}` : feature;
}

function ownWords({ status, newlySince, widelySince }: BaselineOn): string {
  const since = widelySince ?? newlySince;
  if (since === undefined) return 'This part alone is not in every major browser yet.';
  return `This part alone has been ${status} available since ${monthOf(since)}.`;
}

/** The version in words, so that it is not a bare number. */
export function versionWords({ since, isPartial, needsFlag, removed }: BrowserSupport): string {
  if (since === null) return 'not known';
  if (since === false) return 'no';
  if (since === 'preview') return 'in a preview';
  const from = since.startsWith('≤') ? `from ${since.slice(1)} or earlier` : `from ${since}`;
  const details = [
    removed !== undefined && `until ${removed}`,
    isPartial && 'in part',
    needsFlag && 'behind a setting',
  ].filter(Boolean);
  return [from, ...details].join(', ');
}

/** Elements with equal support share a row. */
function groupEqual(
  list: readonly ({ element?: string } & Support)[],
): { elements: string[]; support: Support }[] {
  const groups = new Map<string, { elements: string[]; support: Support }>();
  for (const { element, ...one } of list) {
    const { key: _key, ...rest } = one;
    const id = JSON.stringify([
      rest.versions.value,
      rest.baseline?.value.status,
      rest.baseline?.value.since,
      rest.baseline?.value.own,
    ]);
    const group = groups.get(id) ?? { elements: [], support: one };
    if (element !== undefined) group.elements.push(element);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function noData(): Element {
  return h('p', {}, 'The browser data that this site uses say nothing about it.');
}
