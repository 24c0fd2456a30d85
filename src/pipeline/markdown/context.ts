// What the Markdown plugins share while one document passes through them.
import type { StepCode } from '../guides/step-files.ts';
import type { Report } from '../problem.ts';
import type { KnownCode } from './code/highlight.ts';

export interface DocumentLink {
  /** The address as the reader's browser will see it: a site path, or empty for this page. */
  path: string;
  anchor: string;
  line: number | null;
  /** As the author wrote it. */
  written: string;
  /** The linked file inside the content folder, if the link names a file. */
  file?: string;
}

export interface Picture {
  /** Path inside the content folder. */
  file: string;
  /** Its address on the site. */
  url: string;
}

/** What a document needs to know about the other documents. */
export interface SiteMap {
  /** Path of the page by its file. */
  pathByFile: ReadonlyMap<string, string>;
}

export interface DocumentContext {
  file: string;
  root: string;
  publicDir: string;
  site: SiteMap;
  /** The entry in the facts that the page is about: `elements/abbr`. */
  inventory?: string;
  /** What the front matter says, for texts that show some of it. */
  data?: Readonly<Record<string, unknown>>;
  /** The day of the build, such as `2026-11-15`. */
  day: string;
  /** Code of this page that has been highlighted before. */
  knownCode: KnownCode;
  links: DocumentLink[];
  anchors: string[];
  pictures: Picture[];
  /** Other files that the page was made from, as paths from the content folder, each with the hash of what was read. */
  includes: Map<string, string>;
  /** Lines on which a scaffold's placeholder is left. */
  placeholders: number[];
  /** The code that the page is about, where it is a step of a guide. */
  step?: StepCode;
  /** Whether the page shows figures about the whole build. */
  showsQuality?: boolean;
  report: Report;
}

/** Stands for the hash of a file that is not there. */
export const missingFile = 'missing';

/** The line a node starts on, when the parser knows it. */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number | null {
  return node.position?.start.line ?? null;
}
