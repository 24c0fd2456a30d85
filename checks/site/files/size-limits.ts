// Size limits for the files of a build, in bytes. Documents, payloads, styles and scripts are counted as
// transferred: compressed with Brotli. A document inlines its styles, about 8 to 13 kB. Each limit is about a
// tenth above the current maximum.
import type { PageKind } from '#site/kinds.ts';

export interface KindLimit {
  document: number;
  payload: number;
}

export const kindLimits: Readonly<Record<PageKind, KindLimit>> = {
  lesson: { document: 30_500, payload: 13_800 },
  element: { document: 25_500, payload: 12_200 },
  attribute: { document: 21_400, payload: 8_100 },
  value: { document: 21_400, payload: 8_100 },
  overview: { document: 22_500, payload: 8_600 },
  guide: { document: 25_000, payload: 10_000 },
  role: { document: 18_400, payload: 5_500 },
  aria: { document: 18_100, payload: 5_300 },
  pattern: { document: 23_000, payload: 8_000 },
  quest: { document: 25_600, payload: 10_700 },
  // The checks of its folder are part of the page.
  project: { document: 27_300, payload: 13_200 },
  'build-own': { document: 19_000, payload: 3_900 },
  practice: { document: 28_000, payload: 11_600 },
  step: { document: 25_800, payload: 10_300 },
  post: { document: 19_200, payload: 6_500 },
  index: { document: 30_000, payload: 12_000 },
};

/** The median document of all elements and attributes, with the style sheets that it waits for. */
export const referencePage = 25_000;
/** The script and the style sheets that a document itself loads. */
export const firstScript = 3_100;
export const styleSheets = 17_200;
/** The preview image. */
export const sharePicture = { bytes: 60_000, width: 1200, height: 630 };
