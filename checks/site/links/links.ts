// Checks that every internal address leads to a file of the build, and to an existing anchor.

import { counted } from '#lib/counted.ts';
import { type BuiltSite, ownDocuments } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { addressesOf } from './document-addresses.ts';
import { type FileAddress, fileAddresses } from './file-addresses.ts';
import { resolveAddress, type Target } from './resolve-address.ts';

export function checkInternalLinks(site: BuiltSite): CheckOutcome {
  const findings: SiteFinding[] = [];
  const count = { links: 0, anchors: 0, dead: 0 };
  let addresses = 0;
  const known = new Map<string, Target>();
  const resolve = (address: string, base: string): Target => {
    // Cached, because the same few hundred addresses are in every header and list.
    const key = address.startsWith('/') ? address : `${base} ${address}`;
    const target = known.get(key) ?? resolveAddress(site, address, base);
    known.set(key, target);
    return target;
  };
  for (const named of [...documentAddresses(site), ...redirectTargets(site), ...fileAddresses(site)]) {
    const target = resolve(named.address, named.base);
    if (target.kind === 'outside' || target.kind === 'scheme') continue;
    addresses++;
    if (named.place === '<a href>') {
      count.links++;
      if (target.kind === 'file' && target.anchor) count.anchors++;
    }
    const fault = faultOf(site, named, target);
    if (!fault) continue;
    const [rule, advice] = fault;
    if (rule !== 'old-address') count.dead++;
    const { file, line, place, address } = named;
    findings.push({ file, line, rule: `links/${rule}`, message: `${place} "${address}" ${advice}` });
  }
  return {
    what: `${counted(addresses, 'address', 'addresses')} of the site, ${counted(count.anchors, 'link')} to anchors`,
    findings,
    figures: count,
  };
}

function faultOf(site: BuiltSite, named: FileAddress, target: Target): [rule: string, advice: string] | null {
  switch (target.kind) {
    case 'broken':
      return ['broken', 'is not an address. Write it as one.'];
    case 'missing':
      return ['missing', 'does not exist. Fix the address, or restore the file.'];
    case 'slash':
      return ['slash', 'has a trailing slash, unlike the address of the page. Remove it.'];
    case 'moved':
      return ['old-address', `is an old address. Write "${target.to}".`];
    case 'file': {
      const document = site.byFile.get(target.file);
      if (!document || !named.hasAnchor || target.anchor === '' || target.anchor === 'top') return null;
      if (document.anchors.has(target.anchor)) return null;
      return ['anchor', `has an anchor that ${document.path} does not have. Fix the part after the #.`];
    }
    default:
      return null;
  }
}

/** Error pages are shown at any address, so their links are resolved from the root. */
function documentAddresses(site: BuiltSite): FileAddress[] {
  return ownDocuments(site).flatMap((document) =>
    addressesOf(document).map(({ address, line, place, use }) => ({
      file: document.file,
      line,
      place,
      address,
      base: document.role === 'error' ? '/' : document.path,
      hasAnchor: use !== 'resource' && document.role !== 'error',
    })),
  );
}

/** A redirect must lead to a page, not to another redirect. */
function redirectTargets(site: BuiltSite): FileAddress[] {
  const place = 'the new address';
  return [...site.redirects].map(([from, address]) => ({
    ...{ file: '_redirects', line: null, place: `${place} of ${from},`, address, base: '/', hasAnchor: true },
  }));
}
