// The packages a site is made with, as a table.
import type { Element } from 'hast';
import type { CreditedPackage, PackageUse } from '#schema/licences.ts';
import { type Content, h, table } from './html.ts';

const captions: Readonly<Record<PackageUse, string>> = {
  browser: 'Packages in what you download',
  build: 'Packages that build and serve the site',
};

/**
 * The build's many packages have links to their homepages; authors are named only where there is no homepage.
 */
export function licencesTable(packages: readonly CreditedPackage[], use: PackageUse): Element {
  const withMakers = use === 'browser';
  const rows = packages
    .filter((credited) => credited.use === use)
    .map(({ name, version, licence, by = '', home }): Content[][] => [
      home === undefined ? [name, !withMakers && by !== '' && ` by ${by}`] : [h('a', { href: home }, name)],
      [version],
      [licence],
      ...(withMakers ? [[by]] : []),
    ]);
  return table(captions[use], ['Package', 'Version', 'Licence', ...(withMakers ? ['By'] : [])], rows);
}
