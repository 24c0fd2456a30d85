// The rules of an address: those of every pattern that matches it, the more specific over the more general.
import type { RouteMatcher, RouteRules } from '#schema/build-manifest.ts';

/** `path` may carry a query, a hash or a slash at its end; none of them counts. */
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
