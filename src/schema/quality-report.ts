// What the page /quality shows: counted by the build, or taken from the record of checks.
import type { PageKind } from './page-kind.ts';
import type { QualityRecord } from './quality.ts';

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

/** How large the documents of one kind of page are, compressed. */
export interface KindSize extends Spread {
  kind: PageKind;
  /** The page with the largest document. */
  at: { path: string; title: string };
}

export interface FactCounts {
  total: number;
  /** Facts that more than one source states. */
  shared: number;
  /** Facts on which sources disagreed, settled by a ruling. */
  ruled: number;
  /** What the facts are about, with numbers. */
  things: [name: string, count: number][];
  /** Where they come from: the source, its version where it is a package, and how many facts it states. */
  sources: { name: string; version: string | null; facts: number }[];
}

export interface QualityReport {
  pages: { kind: PageKind; pages: number; words: number }[];
  facts: FactCounts;
  /** Links of the texts within the site, and how many of them name a place within a page. */
  links: { links: number; anchors: number };
  sizes: KindSize[];
  /** Bytes that every page loads and the browser keeps: the stylesheet, and the first script. */
  shared: { styles: number; script: number };
  /** Pictures for previews; null when there are none. */
  sharePictures: Spread | null;
  record: QualityRecord;
  /** A hash of the content as it is now. */
  content: string;
}
