// The packages a site is built with, as listed in `facts/licences.json`.

/**
 * `browser`: its code, styles or icons are in the files readers download. `build`: it is only used to build
 * or serve the site.
 */
export type PackageUse = 'browser' | 'build';

export interface CreditedPackage {
  name: string;
  version: string;
  /** As an SPDX expression. */
  licence: string;
  /** The copyright holder or author, if the package names one. */
  by?: string;
  home?: string;
  use: PackageUse;
}
