// Baseline status on a given day. A feature becomes widely available thirty months after it became newly
// available, so the text of a page depends on the build date as well as on the data.
import type { Baseline, BaselineStatus, Facts } from '#schema/facts.ts';

export interface BaselineOn {
  status: BaselineStatus;
  /** The day all major browsers supported it, `2022-03-14`. */
  newlySince?: string;
  /** The day it became widely available. */
  widelySince?: string;
}

const monthsUntilWide = 30;

/** The status on a day, `2026-11-15`. */
export function baselineOn({ status, since }: Pick<Baseline, 'status' | 'since'>, day: string): BaselineOn {
  if (status === 'limited' || since === undefined) return { status };
  const newlySince = since.replace('≤', '');
  const widelySince = addMonths(newlySince, monthsUntilWide);
  return widelySince <= day ? { status: 'widely', newlySince, widelySince } : { status: 'newly', newlySince };
}

/** Combines a feature with the single key a page is about: the lower status counts. */
export function carefulBaselineOn(baseline: Baseline, day: string): BaselineOn {
  const feature = baselineOn(baseline, day);
  const own = baseline.own ? baselineOn(baseline.own, day) : feature;
  return isLessFar(own, feature) ? own : feature;
}

function isLessFar(one: BaselineOn, other: BaselineOn): boolean {
  if (one.status !== other.status) return rank[one.status] < rank[other.status];
  return (one.newlySince ?? '') > (other.newlySince ?? '');
}

const rank: Readonly<Record<BaselineStatus, number>> = { limited: 0, newly: 1, widely: 2 };

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March 2022` */
export function monthOf(day: string): string {
  return monthAndYear.format(new Date(`${day}T00:00:00Z`));
}

/** The status in a sentence. */
export function baselineWords({ status, newlySince, widelySince }: BaselineOn): string {
  if (widelySince !== undefined && newlySince !== undefined)
    return `Baseline: widely available since ${monthOf(widelySince)}. In every major browser since ${monthOf(newlySince)}.`;
  if (status === 'newly' && newlySince !== undefined)
    return `Baseline: newly available since ${monthOf(newlySince)}. In every major browser, but not in older versions.`;
  if (status === 'widely') return 'Baseline: widely available.';
  return 'Not Baseline: not in every major browser yet.';
}

/** The status of every feature in the facts on a day, as `feature:status`. */
export function statusesOn({ elements, attributes }: Facts, day: string): string[] {
  const all = [
    ...Object.values(elements).map((element) => element.support),
    ...Object.values(attributes).flatMap((attribute) => attribute.support),
  ];
  const statuses = all.flatMap((support) => {
    const baseline = support?.baseline?.value;
    return baseline ? [baseline, { ...baseline, ...baseline.own }] : [];
  });
  return [...new Set(statuses.map((one) => `${one.feature}:${baselineOn(one, day).status}`))].sort();
}

/** Today in UTC, so that a build does not depend on the time zone. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
