// Reads browser support from MDN's data, and Baseline status from web-features.
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import {
  type Baseline,
  type Browser,
  type BrowserSupport,
  browsers,
  type Support,
} from '../../../src/schema/facts.ts';
import type { WebFeatures } from './packages.ts';

type Status = NonNullable<Baseline['own']>;

export class SupportReader {
  readonly #data: CompatData;
  readonly #features: WebFeatures;
  readonly #featureOfKey = new Map<string, string>();

  constructor(data: CompatData, features: WebFeatures) {
    this.#data = data;
    this.#features = features;
    for (const [id, feature] of Object.entries(features)) {
      if (feature.kind !== 'feature') continue;
      for (const key of feature.compat_features ?? []) this.#featureOfKey.set(key, id);
    }
  }

  /** Support for the first known key, or null. */
  read(...keys: string[]): Support | null {
    for (const key of keys) {
      const statement = this.#find(key);
      if (!statement) continue;
      const baseline = this.#baselineOf(key);
      return {
        key,
        versions: { value: versionsOf(statement), from: ['bcd'] },
        ...(baseline && { baseline: { value: baseline, from: ['web-features'] } }),
      };
    }
    return null;
  }

  #find(key: string): CompatStatement | undefined {
    let node: unknown = this.#data;
    for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
    return (node as { __compat?: CompatStatement } | undefined)?.__compat;
  }

  /** The status of the key's feature, with the key's own status if it differs. */
  #baselineOf(key: string): Baseline | null {
    const id = this.#featureOfKey.get(key);
    const feature = id === undefined ? undefined : this.#features[id];
    if (id === undefined || feature?.kind !== 'feature') return null;
    const status = statusOf(feature.status);
    const ownStatus = feature.status.by_compat_key?.[key];
    const own = ownStatus ? statusOf(ownStatus) : status;
    const isSame = own.status === status.status && own.since === status.since;
    return { feature: id, ...status, ...(!isSame && { own }) };
  }
}

const statuses = { high: 'widely', low: 'newly' } as const;

function statusOf(given: {
  baseline?: 'high' | 'low' | false | undefined;
  baseline_low_date?: string | undefined;
}): Status {
  return {
    status: given.baseline ? statuses[given.baseline] : 'limited',
    ...(given.baseline && given.baseline_low_date && { since: given.baseline_low_date }),
  };
}

function versionsOf(statement: CompatStatement): Record<Browser, BrowserSupport> {
  return Object.fromEntries(browsers.map((name) => [name, supportOf(statement.support[name])])) as Record<
    Browser,
    BrowserSupport
  >;
}

/**
 * A browser's history is sorted newest first; the first entry without a flag, prefix or other name counts.
 */
function supportOf(history: SimpleSupportStatement | SimpleSupportStatement[] | undefined): BrowserSupport {
  const entries = (Array.isArray(history) ? history : history ? [history] : []).filter(
    (entry) => !entry.alternative_name && !entry.prefix,
  );
  const best = entries.find((entry) => !entry.flags && !entry.version_removed) ?? entries[0];
  if (!best) return { since: history ? false : null };
  const added = best.version_added;
  const since = added === false ? false : typeof added === 'string' ? added : null;
  return {
    since,
    ...(since !== false && best.partial_implementation && { isPartial: true }),
    ...(since !== false && best.flags && { needsFlag: true }),
    ...(typeof best.version_removed === 'string' && { removed: best.version_removed }),
  };
}
