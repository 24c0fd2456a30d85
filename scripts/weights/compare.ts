// Compares the weights of pages with the recorded baseline and with the budgets of their kinds.

import type { WeighedPage } from './weighed-pages.ts';
import { type Figure, figureNames, figures, recordedFigures, type Weight, type Weights } from './weight.ts';

/** Tolerance above the baseline, in per cent. */
const tolerance = 3;

const record = 'run "npm run weights -- --record" and commit facts/weights.json';

/** One sentence for everything that is too heavy or has no baseline: what, by how much, and how to fix it. */
export function findOverweight(
  pages: readonly WeighedPage[],
  measured: Weights,
  baseline: Readonly<Record<string, Partial<Weight>>>,
): string[] {
  return pages.flatMap((page) => {
    const weight = measured[page.path];
    if (!weight) return [`${nameOf(page)} was not measured.`];
    const before = baseline[page.path];
    if (!before) return [...overBudget(page, weight), `${nameOf(page)} has no baseline: ${record}.`];
    return [...overBudget(page, weight), ...overBaseline(page, weight, before)];
  });
}

function overBudget(page: WeighedPage, weight: Weight): string[] {
  return figures
    .filter((figure) => weight[figure] > page.budget[figure])
    .map((figure) => {
      const [value, budget] = [weight[figure], page.budget[figure]];
      return `${nameOf(page)}: ${worded(value, figure)}, ${format(value - budget)} over the budget of ${format(budget)} for this kind of page. Make it lighter; the budgets are in scripts/weights/weighed-pages.ts.`;
    });
}

function overBaseline(page: WeighedPage, weight: Weight, before: Partial<Weight>): string[] {
  return recordedFigures.flatMap((figure) => {
    const [value, base] = [weight[figure], before[figure]];
    if (base === undefined) return [`${nameOf(page)} has no baseline for ${figureNames[figure]}: ${record}.`];
    if (isWithinTolerance(value, base)) return [];
    return [
      `${nameOf(page)}: ${worded(value, figure)}, ${format(value - base)} (${percent(value, base)}) over the baseline of ${format(base)}; ${tolerance} % is allowed. Make it lighter, or ${record}.`,
    ];
  });
}

/** In whole numbers, so that exactly 3 % is never over by a rounding error. */
function isWithinTolerance(value: number, base: number): boolean {
  return value * 100 <= base * (100 + tolerance);
}

function nameOf({ kind, path }: WeighedPage): string {
  return `${kind} (${path})`;
}

function worded(value: number, figure: Figure): string {
  return `${format(value)} ${figureNames[figure]}`;
}

export function format(value: number): string {
  return value.toLocaleString('en');
}

/** By how much a value differs from its baseline, such as `+3.1 %`. Rounded up, so that 3.01 % does not read as 3 %. */
export function percent(value: number, base: number): string {
  if (base === 0) return value === 0 ? '+0.0 %' : 'from nothing';
  const change = Math.ceil(((value - base) * 1000) / base) / 10;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %`;
}
