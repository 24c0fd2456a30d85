// The packages of the lockfile that build and serve a site, with their metadata.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreditedPackage } from '#schema/licences.ts';
import { readLicence } from '#server/prerender/licence-texts.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Only installed on some machines. */
  optional?: boolean;
}

interface Manifest {
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
}

/** Allowed licences of dependencies. A package with another one needs a decision, not just an entry here. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
]);

/**
 * Packages only used in builds may have further licences: image libraries, and the command line of the
 * Markdown parser.
 */
const allowedInBuilds = new Set([...allowed, 'LGPL-3.0-or-later', 'PSF-2.0']);

type Lock = Readonly<Record<string, LockedPackage>>;

export function readLock(root: string): Lock {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock };
  return lock.packages;
}

/**
 * All packages except development dependencies, and those of the browser; once each, without
 * platform-specific ones.
 */
export function creditedPackages(root: string, lock: Lock, browser: readonly string[]): CreditedPackage[] {
  const credits = new Map<string, CreditedPackage>();
  for (const [place, locked] of installed(lock)) {
    const name = nameOf(place);
    const isShown = browser.includes(name);
    if ((locked.dev && !isShown) || locked.optional) continue;
    const manifest = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')) as Manifest;
    const home = homeOf(manifest);
    const by = authorOf(manifest) ?? holderIn(readLicence(root, name, join(root, place)) ?? '');
    credits.set(`${name} ${locked.version}`, {
      name,
      version: locked.version ?? '',
      licence: licenceOf(locked, manifest),
      ...(by && { by }),
      ...(home && { home }),
      use: isShown ? 'browser' : 'build',
    });
  }
  return [...credits.values()].sort((a, b) => order(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

/** One sentence for every package with a licence that is not allowed, including platform-specific ones. */
export function refusedLicences(lock: Lock, credits: readonly CreditedPackage[]): string[] {
  const shown = credits.map(({ name, version, licence, use }) => ({
    name: `${name} ${version}`,
    licence,
    list: use === 'browser' ? allowed : allowedInBuilds,
  }));
  const variants = [...installed(lock)]
    .filter(([, locked]) => !locked.dev && locked.optional)
    .map(([place, locked]) => ({
      name: `${nameOf(place)} ${locked.version}`,
      licence: locked.license ?? 'none',
      list: allowedInBuilds,
    }));
  return [...shown, ...variants].flatMap(({ name, licence, list }) =>
    isAllowed(licence, list) ? [] : [`${name} has the licence "${licence}", which is not on the list.`],
  );
}

/** Of licences joined by OR one must be allowed, of those joined by AND each. */
export function isAllowed(expression: string, list: ReadonlySet<string>): boolean {
  const isOn = (term: string) =>
    term.split(/\s+AND\s+/).every((name) => list.has(name.replace(/[()]/g, '').trim()));
  return expression.split(/\s+OR\s+/).some(isOn);
}

function* installed(lock: Lock): Generator<[place: string, locked: LockedPackage]> {
  for (const entry of Object.entries(lock)) if (entry[0].startsWith('node_modules/')) yield entry;
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** `Ada Lovelace <ada@example.org> (https://example.org)` is Ada Lovelace. */
function authorOf({ author }: Manifest): string | undefined {
  return (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/s, '') || undefined;
}

/** The copyright holder in the first matching line. */
export function holderIn(licence: string): string | undefined {
  const years = String.raw`(?:\d{4}(?:\s*[-–]\s*(?:\d{4}|present))?\s*[-,]?\s*)*`;
  const pattern = new RegExp(String.raw`^\W*Copyright\s*(?:\(c\)|©)?\s*${years}(?:by\s+)?(?=\S)(.*)$`, 'im');
  return (
    pattern
      .exec(licence)?.[1]
      ?.replace(/\s*[<([].*$/, '')
      .replace(/[.,\s]+$/, '') || undefined
  );
}

function licenceOf(locked: LockedPackage, manifest: Manifest): string {
  return locked.license ?? manifest.license ?? 'none';
}

/** The package's homepage, otherwise its repository. `user/name` is on GitHub. */
export function homeOf({ homepage, repository }: Manifest): string | undefined {
  const source = (typeof repository === 'string' ? repository : repository?.url)
    ?.replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(
      /^(?:git\+)?(?:https?|git|ssh):\/\/(?:git@)?|^git@([\w.]+):/,
      (_all, host) => `https://${host ? `${host}/` : ''}`,
    )
    .replace(/\.git$/, '');
  return [homepage?.replace(/#readme$/, ''), source].find((address) =>
    /^https?:\/\/\S+$/.test(address ?? ''),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}
