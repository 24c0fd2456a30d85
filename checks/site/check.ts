// What every check of a built site is given, and what it gives back.
import type { BuiltSite } from './built-site.ts';
import type { SiteFinding } from './finding.ts';

export interface CheckOutcome {
  /** What was looked at, with numbers. */
  what: string;
  findings: SiteFinding[];
  /** Lines for the reader of the report: measurements, or why something was left out. */
  notes?: readonly string[];
  /** Numbers for the record, by name. */
  figures?: Readonly<Record<string, number>>;
}

export interface SiteCheck {
  name: string;
  run(site: BuiltSite): CheckOutcome | Promise<CheckOutcome>;
}

/** A number with its word: `1 page`, `1,234 pages`. */
export function counted(number: number, word: string, words = `${word}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? word : words}`;
}
