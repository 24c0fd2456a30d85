// Checks that nothing a browser loads automatically comes from another host.

import { counted } from '#lib/counted.ts';
import type { BuiltSite } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { addressesOf } from '../links/document-addresses.ts';
import { resolveAddress } from '../links/resolve-address.ts';
import { cssAddresses, textsOf } from '../links/text-addresses.ts';
import { readDocument } from './read-document.ts';

interface Loaded {
  file: string;
  line: number | null;
  place: string;
  address: string;
}

export function checkThirdParties(site: BuiltSite): CheckOutcome {
  const loaded = [...byDocuments(site), ...[...site.files].flatMap((file) => byFile(site, file))];
  const findings: SiteFinding[] = loaded.flatMap(({ file, line, place, address }) => {
    const target = resolveAddress(site, address, '/');
    if (target.kind !== 'outside') return [];
    const message = `${place} "${address}" is loaded from ${target.url.host}. Bring it into the site, or link to it.`;
    return [{ file, line, rule: 'third-parties/loaded', message }];
  });
  return { what: counted(loaded.length, 'resource'), findings };
}

function byDocuments(site: BuiltSite): Loaded[] {
  return site.documents.flatMap(({ file, elements }) =>
    addressesOf({ elements })
      .filter(({ use }) => use === 'resource')
      .map(({ line, place, address }) => ({ file, line, place, address })),
  );
}

function byFile(site: BuiltSite, file: string): Loaded[] {
  if (file.endsWith('.css'))
    return cssAddresses(site.read(file).toString()).map((found) => ({ file, place: 'url()', ...found }));
  if (file.endsWith('.webmanifest'))
    return textsOf(JSON.parse(site.read(file).toString()))
      .filter(({ keys }) => keys.at(-1) === 'src')
      .map(({ keys, text }) => ({ file, line: null, place: keys.join('.'), address: text }));
  if (!file.endsWith('.svg')) return [];
  // An SVG can load pictures and styles.
  return readDocument(site.read(file).toString()).elements.flatMap(({ name, attributes, line, text }) => {
    const own = name === 'a' ? [] : [attributes.href, attributes['xlink:href'], attributes.src];
    const styles = cssAddresses(name === 'style' ? text : (attributes.style ?? '')).map(
      ({ address }) => address,
    );
    return [...own, ...styles].flatMap((address) =>
      address === undefined ? [] : [{ file, line, place: `<${name}>`, address }],
    );
  });
}
