// What the files of a build may weigh, in bytes. Documents, payloads, styles and scripts are counted as a browser gets
// them: compressed with Brotli. Each limit is about a tenth above the largest of today.
import type { PageKind } from '#schema/page-kind.ts';

export interface KindLimit {
  document: number;
  payload: number;
}

export const kindLimits: Readonly<Record<PageKind, KindLimit>> = {
  lesson: { document: 11_000, payload: 8_700 },
  element: { document: 14_800, payload: 12_200 },
  attribute: { document: 9_900, payload: 7_400 },
  overview: { document: 10_100, payload: 7_500 },
  guide: { document: 11_400, payload: 8_900 },
  quest: { document: 9_200, payload: 6_900 },
  project: { document: 8_100, payload: 5_900 },
  'build-own': { document: 32_000, payload: 30_000 },
  post: { document: 8_100, payload: 6_000 },
  index: { document: 15_400, payload: 12_000 },
};

/** The document in the middle of all elements and attributes, with its style sheets. */
export const referencePage = 25_000;
/** The script and the style sheets that a document itself names. */
export const firstScript = 3_100;
export const styleSheets = 17_200;
/** The picture for previews. */
export const sharePicture = { bytes: 60_000, width: 1200, height: 630 };
