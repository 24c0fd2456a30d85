// The input and result of every check of a built site.
import type { BuiltSite } from './built-site.ts';
import type { SiteFinding } from './finding.ts';

export interface CheckOutcome {
  /** A count of what was checked. */
  what: string;
  findings: SiteFinding[];
  /** Lines for the report: measurements, or why something was skipped. */
  notes?: readonly string[];
  /** Numbers for the record, by name. */
  figures?: Readonly<Record<string, number>>;
}

export interface SiteCheck {
  name: string;
  run(site: BuiltSite): CheckOutcome | Promise<CheckOutcome>;
}
