// The record of what checks have found, in `facts/quality.json`. A build reads it; it never makes up a figure.
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

/** What each check tells. A figure that a check does not have is left out, and the page says so. */
const qualityFigures = {
  /** `npm run check:content`. */
  content: z.strictObject({
    pages: count,
    /** Rules that every page was held against. */
    rules: count,
    /** Examples that say what they are, and went through all three tools. */
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
    /** Documents that were looked at. */
    pages: count,
    /** Links to pages of the site, and how many of them name a place within a page. */
    links: count,
    anchors: count,
    /** Links and anchors that lead nowhere. */
    dead: count,
    /** Pages to which no other leads. */
    orphans: count.optional(),
    /** What the validators found in the documents. */
    invalid: count.optional(),
    /** Pages over the size that their kind may have. */
    overBudget: count.optional(),
  }),
  /** axe over every page. */
  axe: z.strictObject({
    pages: count,
    /** Colour modes in which each page was looked at: 1 or 2. */
    modes: count,
    findings: count,
  }),
  /** `npm run bench`, complete. */
  bench: z.strictObject({
    /** What has a budget, as the table of the measurements words it. */
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
