// The manifest of the running build: which pages there are, and the rules of their routes. Fetched once, when there
// is nothing better to do; a failure is written to the console and the next call tries again.
import type { BuildManifest, RouteMatcher, RouteRules } from '#schema/builds.ts';

export interface Manifest {
  /** The manifest, fetched if need be; null when it cannot be loaded. */
  load(): Promise<BuildManifest | null>;
  /** Whether a path has a payload; null before the manifest is loaded. */
  isPrerendered(path: string): boolean | null;
}

interface ManifestOptions {
  fetch(url: string): Promise<unknown>;
  buildId: string;
  /** The server no longer knows this build. */
  onGone(): void;
  log?(message: string, error: unknown): void;
}

/** The manifest of this build. */
export function createManifest({ fetch, buildId, onGone, log = console.error }: ManifestOptions): Manifest {
  let loading: Promise<BuildManifest | null> | null = null;
  let found: BuildManifest | null = null;
  let paths = new Set<string>();

  async function ask(): Promise<BuildManifest | null> {
    try {
      found = readManifest(await fetch(`/builds/meta/${buildId}.json`));
      paths = new Set(found.prerendered.map(withoutSlash));
      return found;
    } catch (error) {
      loading = null;
      log('The record of this build could not be loaded.', error);
      if (isGone(error)) onGone();
      return null;
    }
  }

  return {
    load() {
      loading ??= ask();
      return loading;
    },
    isPrerendered(path) {
      if (!found) return null;
      const { prerender, redirect, ssr } = matchRules(found.matcher, path);
      if (redirect !== undefined || ssr === false) return false;
      return prerender === true || paths.has(withoutSlash(path));
    },
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Whether an error says that the server no longer has a file. */
export function isGone(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404 || status === 403;
}

function readManifest(answer: unknown): BuildManifest {
  const { id, timestamp, matcher, prerendered } = (answer ?? {}) as Partial<BuildManifest>;
  if (typeof id !== 'string' || !Array.isArray(prerendered))
    throw new Error('The record of this build is not in its form.');
  return { id, timestamp: timestamp ?? 0, matcher: matcher ?? {}, prerendered };
}

/**
 * The rules of an address: those of every pattern that matches it, the more specific over the more general. A query,
 * a hash or a slash at the end of the path does not count.
 */
export function matchRules(matcher: RouteMatcher, path: string): RouteRules {
  const segments = segmentsOf(path.replace(/[?#].*$/s, ''));
  return Object.entries(matcher)
    .map(([pattern, rules]) => ({ pattern: segmentsOf(pattern), rules }))
    .filter(({ pattern }) => matches(pattern, segments))
    .sort((a, b) => compareSpecificity(a.pattern, b.pattern))
    .reduce<RouteRules>((general, { rules }) => mergeRules(general, rules), {});
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** `*` stands for one segment, `**` at the end for any number of them, none included. */
function matches(pattern: string[], segments: string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, index) => part === '*' || part === segments[index]);
}

/** Decided by the first segment that differs: a word beats `*`, which beats `**`; a pattern that ends beats `**`. */
function compareSpecificity(a: string[], b: string[]): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = weightOf(a[index]) - weightOf(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function weightOf(part: string | undefined): number {
  if (part === '**') return 0;
  return part === '*' ? 1 : 2;
}

function mergeRules(general: RouteRules, specific: RouteRules): RouteRules {
  const merged = { ...general, ...specific };
  if (general.appMiddleware && specific.appMiddleware) {
    merged.appMiddleware = { ...general.appMiddleware, ...specific.appMiddleware };
  }
  return merged;
}
