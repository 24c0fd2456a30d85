import { describe, expect, test } from 'vitest';
import { findOverweight, percent } from './compare.ts';
import type { Weight } from './weight.ts';

const weight: Weight = {
  loadRequests: 2,
  loadBytes: 20_000,
  elements: 1000,
  styleRules: 500,
  styleBytes: 50_000,
  idleRequests: 13,
  idleBytes: 50_000,
  scriptBytes: 27_000,
  prefetchedPages: 5,
  prefetchedBytes: 24_000,
  earlyReact: 0,
};
const budget: Weight = { ...weight, loadBytes: 22_000, elements: 1200, idleBytes: 60_000 };
const page = { kind: 'lesson', path: '/lesson', budget };

const compare = (
  change: Partial<Weight>,
  baseline: Record<string, Partial<Weight>> = { '/lesson': weight },
) => findOverweight([page], { '/lesson': { ...weight, ...change } }, baseline);

describe('the baseline', () => {
  test('a page that weighs what it weighed passes', () => {
    expect(compare({})).toEqual([]);
  });

  test('a lighter page passes', () => {
    expect(compare({ loadBytes: 100, elements: 1 })).toEqual([]);
  });

  test('exactly 3 % over passes', () => {
    expect(compare({ loadBytes: 20_600, elements: 1030 })).toEqual([]);
  });

  // 0.03 has no exact binary form: computed with fractions, some of these would be over by a rounding error.
  test.each([100, 700, 1100, 2900, 5800, 11_700, 57_000])('exactly 3 %% over %i passes', (base) => {
    const heavy = { ...page, budget: { ...budget, loadBytes: 1e6 } };
    const at = (loadBytes: number) => ({ '/lesson': { ...weight, loadBytes } });
    expect(findOverweight([heavy], at((base / 100) * 103), at(base))).toEqual([]);
    expect(findOverweight([heavy], at((base / 100) * 103 + 1), at(base))).toHaveLength(1);
  });

  test('more than 3 % over fails, and the message says by how much and what to do', () => {
    expect(compare({ loadBytes: 20_601 })).toMatchInlineSnapshot(`
      [
        "lesson (/lesson): 20,601 bytes before load, 601 (+3.1 %) over the baseline of 20,000; 3 % is allowed. Make it lighter, or run "npm run weights -- --record" and commit facts/weights.json.",
      ]
    `);
  });

  test('one more request is more than 3 % over', () => {
    const roomy = { ...page, budget: { ...budget, loadRequests: 9 } };
    const measured = { '/lesson': { ...weight, loadRequests: 3 } };
    expect(findOverweight([roomy], measured, { '/lesson': weight })).toMatchInlineSnapshot(`
      [
        "lesson (/lesson): 3 requests before load, 1 (+50.0 %) over the baseline of 2; 3 % is allowed. Make it lighter, or run "npm run weights -- --record" and commit facts/weights.json.",
      ]
    `);
  });

  test('prefetched pages have no baseline, only a budget', () => {
    const few = { prefetchedPages: 1, prefetchedBytes: 4_000 };
    expect(compare({}, { '/lesson': { ...weight, ...few } })).toEqual([]);
    expect(compare({ prefetchedPages: 6 })).toHaveLength(1);
  });

  test('a page without a baseline asks to record one', () => {
    expect(compare({}, {})).toMatchInlineSnapshot(`
      [
        "lesson (/lesson) has no baseline: run "npm run weights -- --record" and commit facts/weights.json.",
      ]
    `);
  });

  test('a figure without a baseline asks to record one', () => {
    const { elements: _, ...before } = weight;
    expect(compare({}, { '/lesson': before })).toMatchInlineSnapshot(`
      [
        "lesson (/lesson) has no baseline for elements in the document: run "npm run weights -- --record" and commit facts/weights.json.",
      ]
    `);
  });

  test('a baseline of a page that is no longer weighed is ignored', () => {
    expect(compare({}, { '/lesson': weight, '/gone': weight })).toEqual([]);
  });
});

describe('the budget', () => {
  test('exactly the budget passes', () => {
    expect(compare({ elements: 1200 }, { '/lesson': { ...weight, elements: 1200 } })).toEqual([]);
  });

  test('over the budget fails, whatever the baseline says', () => {
    const heavy = { elements: 1201 };
    expect(compare(heavy, { '/lesson': { ...weight, ...heavy } })).toMatchInlineSnapshot(`
      [
        "lesson (/lesson): 1,201 elements in the document, 1 over the budget of 1,200 for this kind of page. Make it lighter; the budgets are in scripts/weights/weighed-pages.ts.",
      ]
    `);
  });

  test('over the budget fails without a baseline too', () => {
    expect(compare({ elements: 1201 }, {})).toHaveLength(2);
  });

  test('a budget of nothing allows nothing', () => {
    expect(compare({ earlyReact: 1 })).toMatchInlineSnapshot(`
      [
        "lesson (/lesson): 1 React roots and scripts before the reader acts, 1 over the budget of 0 for this kind of page. Make it lighter; the budgets are in scripts/weights/weighed-pages.ts.",
        "lesson (/lesson): 1 React roots and scripts before the reader acts, 1 (from nothing) over the baseline of 0; 3 % is allowed. Make it lighter, or run "npm run weights -- --record" and commit facts/weights.json.",
      ]
    `);
  });
});

test('a page that was not measured fails', () => {
  expect(findOverweight([page], {}, { '/lesson': weight })).toEqual(['lesson (/lesson) was not measured.']);
});

test.each([
  [103, 100, '+3.0 %'],
  [98, 100, '−2.0 %'],
  [103_001, 100_000, '+3.1 %'],
  [100, 100, '+0.0 %'],
  [0, 0, '+0.0 %'],
  [2, 0, 'from nothing'],
])('%i after %i is %s', (value, base, words) => {
  expect(percent(value, base)).toBe(words);
});
