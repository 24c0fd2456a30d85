// What the editor of the workbench knows about HTML: made from our facts while the site is bundled, and loaded with the
// first completion.
import type { BaselineStatus } from './facts.ts';

export interface ElementWords {
  /** What it is, in a few words. */
  is: string;
  baseline: BaselineStatus | null;
  /** Its own attributes; those that every element has are listed once for all. */
  attributes: string[];
  /** Whether it has no end tag. */
  isVoid?: true;
}

export interface AttributeWords {
  /** What it means: one line, or a line for each element where they differ. */
  is: string | Record<string, string>;
  baseline: BaselineStatus | null;
  /** Whether it is written without a value. */
  isBoolean?: true;
  /** Its keywords, by element where they differ; under `*` those for all others. */
  values?: Record<string, string[]>;
}

export interface HtmlWords {
  elements: Record<string, ElementWords>;
  attributes: Record<string, AttributeWords>;
  /** Attributes that every element has. */
  globalAttributes: string[];
}
