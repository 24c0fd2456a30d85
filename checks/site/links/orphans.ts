// Checks that every page can be reached from the home page by following links.

import { counted } from '#lib/counted.ts';
import { type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import { addressesOf } from './document-addresses.ts';
import { resolveAddress } from './resolve-address.ts';

export function checkOrphans(site: BuiltSite): CheckOutcome {
  const pages = documentsFor(site, 'page', 'file');
  const open = ['index.html'];
  const reached = new Set(open);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const document = site.byFile.get(file);
    // The targets of redirects are reachable too.
    if (!document) continue;
    for (const { address, use } of addressesOf(document)) {
      if (use !== 'link') continue;
      const target = followed(site, address, document.path);
      if (target === null || reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  const findings = pages
    .filter(({ file }) => !reached.has(file))
    .map(({ file, path }) => ({
      file,
      line: null,
      rule: 'orphans/unreached',
      message: `No chain of links leads from the first page to ${path}. Link to it.`,
    }));
  return { what: counted(pages.length, 'page'), findings, figures: { orphans: findings.length } };
}

function followed(site: BuiltSite, address: string, base: string): string | null {
  const target = resolveAddress(site, address, base);
  const final = target.kind === 'moved' ? resolveAddress(site, target.to, '/') : target;
  return final.kind === 'file' ? final.file : null;
}
