// The record of checks, `facts/quality.json`, and the data of the page /quality, which is counted by the
// build or read from the record.

import { z } from 'zod';

const count = z.number().int().nonnegative();

const tests = z.strictObject({
  /** Files with tests. */
  files: count,
  tests: count,
  passed: count,
  failed: count,
  skipped: count,
});

/** The figures of each check. A figure that a check does not produce is left out, and the page says so. */
const qualityFigures = {
  /** `npm run check:content`. */
  content: z.strictObject({
    pages: count,
    /** Rules that every page was checked against. */
    rules: count,
    /** Examples with a declared type that passed all three tools. */
    examples: count,
    /** Of these, the ones that are wrong on purpose and break the rule they name. */
    wrongOnPurpose: count,
    questions: count,
    errors: count,
    warnings: count,
  }),
  /** `npm run test:unit`. */
  unit: tests,
  /** `npm run test:e2e`. */
  browser: tests,
  /** `npm run check:site`. */
  site: z.strictObject({
    /** Documents that were checked. */
    pages: count,
    /** Links to pages of the site, and how many of them point to an anchor. */
    links: count,
    anchors: count,
    /** Broken links and anchors. */
    dead: count,
    /** Pages that no other page links to. */
    orphans: count.optional(),
    /** Errors that the validators found in the documents. */
    invalid: count.optional(),
    /** Pages above the size budget of their kind. */
    overBudget: count.optional(),
  }),
  /** axe over every page. */
  axe: z.strictObject({
    pages: count,
    /** Colour modes in which each page was checked: 1 or 2. */
    modes: count,
    findings: count,
  }),
  /** `npm run bench`, complete. */
  bench: z.strictObject({
    /** Values with a budget, named as in the table of measurements. */
    rows: z.array(
      z.strictObject({ what: z.string(), value: z.string(), budget: z.string(), holds: z.boolean() }),
    ),
  }),
} as const;

export type QualityName = keyof typeof qualityFigures;
export type QualityFigures = { [Name in QualityName]: z.infer<(typeof qualityFigures)[Name]> };

export const qualityNames = Object.keys(qualityFigures) as QualityName[];

const entry = <Figures extends z.ZodType>(figures: Figures) =>
  z.strictObject({
    /** The day of the check, `2026-11-15`. */
    day: z.iso.date(),
    /** A hash of the content folder on that day. */
    content: z.string().min(1),
    figures,
  });

/** `facts/quality.json`: the last result of every check that has been recorded. */
export const qualityRecord = z.strictObject({
  content: entry(qualityFigures.content).optional(),
  unit: entry(qualityFigures.unit).optional(),
  browser: entry(qualityFigures.browser).optional(),
  site: entry(qualityFigures.site).optional(),
  axe: entry(qualityFigures.axe).optional(),
  bench: entry(qualityFigures.bench).optional(),
});

export type QualityRecord = z.infer<typeof qualityRecord>;

/** One recorded result. */
export interface QualityEntry<Name extends QualityName> {
  day: string;
  content: string;
  figures: QualityFigures[Name];
}

/** The figures that the block `quality` can show. */
export const qualityParts = [
  'summary',
  'pages',
  'facts',
  'examples',
  'tests',
  'accessibility',
  'links',
  'sizes',
  'budgets',
] as const;

export type QualityPart = (typeof qualityParts)[number];

export function isQualityPart(name: unknown): name is QualityPart {
  return (qualityParts as readonly unknown[]).includes(name);
}

/** Bytes of many files. */
export interface Spread {
  count: number;
  median: number;
  largest: number;
}

/** Compressed document sizes for one kind of page. */
export interface KindSize extends Spread {
  kind: string;
  /** The page with the largest document. */
  at: { path: string; title: string };
}

export interface FactCounts {
  total: number;
  /** Facts that more than one source gives. */
  shared: number;
  /** Facts on which sources disagreed, settled by a ruling. */
  ruled: number;
  /** Subjects of the facts, with counts. */
  things: [name: string, count: number][];
  /** Sources of the facts: name, version for a package, and number of facts. */
  sources: { name: string; version: string | null; facts: number }[];
}

export interface QualityReport {
  pages: { kind: string; pages: number; words: number }[];
  facts: FactCounts;
  /** Internal links in the texts, and how many of them point to an anchor. */
  links: { links: number; anchors: number };
  sizes: KindSize[];
  /** Bytes that every page loads and the browser caches: the stylesheet, and the first script. */
  shared: { styles: number; script: number };
  /** Pictures for previews; null when there are none. */
  sharePictures: Spread | null;
  record: QualityRecord;
  /** A hash of the current content. */
  content: string;
}
