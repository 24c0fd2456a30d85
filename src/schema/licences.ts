// The packages a site is made with, as `facts/licences.json` lists them.

/** `browser`: its code, styles or drawings are in what readers download. `build`: it only makes the site or serves it. */
export type PackageUse = 'browser' | 'build';

export interface CreditedPackage {
  name: string;
  version: string;
  /** As an SPDX expression. */
  licence: string;
  /** Who holds the copyright or wrote it, where the package says so. */
  by?: string;
  home?: string;
  use: PackageUse;
}
