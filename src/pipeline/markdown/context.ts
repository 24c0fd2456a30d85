// State shared by the Markdown plugins while they process one document.
import type { ConnectionField } from '#site/connections.ts';
import type { StepCode } from '../guides/step-files.ts';
import type { Report } from '../problem.ts';
import type { KnownCode } from './code/highlight.ts';

export interface DocumentLink {
  /** The address as in the reader's browser: a site path, or empty for this page. */
  path: string;
  anchor: string;
  line: number | null;
  /** As the author wrote it. */
  written: string;
  /** The linked file inside the content folder, if the link names a file. */
  file?: string;
  /** The field of the front matter that names the page without its address; such a name is resolved last. */
  field?: ConnectionField;
}

export interface Picture {
  /** Path inside the content folder. */
  file: string;
  /** Its address on the site. */
  url: string;
}

/** Data about the other documents. */
export interface SiteMap {
  /** Path of the page by its file. */
  pathByFile: ReadonlyMap<string, string>;
  /** The same for drafts that are left out; only used for links. */
  draftPaths?: ReadonlyMap<string, string>;
}

export interface DocumentContext {
  file: string;
  root: string;
  publicDir: string;
  site: SiteMap;
  /** The entry in the facts that the page is about: `elements/abbr`. */
  inventory?: string;
  /** The front matter, for texts that display it. */
  data?: Readonly<Record<string, unknown>>;
  /** The day of the build, such as `2026-11-15`. */
  day: string;
  /** Highlighted code of this page from a previous run. */
  knownCode: KnownCode;
  links: DocumentLink[];
  anchors: string[];
  pictures: Picture[];
  /** Other files that the page was built from, as paths from the content folder, each with its hash. */
  includes: Map<string, string>;
  /** Lines with a scaffold's placeholder. */
  placeholders: number[];
  /** The code of the step, if the page is a step of a guide. */
  step?: StepCode;
  /** The page has exercises whose answers are checked in the frame of quests. */
  hasChecks?: boolean;
  /** Whether the page shows figures about the whole build. */
  showsQuality?: boolean;
  report: Report;
}

/** Used as the hash of a missing file. */
export const missingFile = 'missing';

/** The start line of a node, if the parser recorded it. */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number | null {
  return node.position?.start.line ?? null;
}
