// The patterns of `site.yaml` and `content.config.ts`. Each is parsed once, because every file is compared
// with every pattern.
import { type Glob, readGlob } from '#lib/glob.ts';

const globs = new Map<string, Glob | null>();
/** Limits the cache: a server that runs for days sees new patterns with every edit of the settings. */
const maxRemembered = 10_000;

/** Whether a path matches a pattern; false for an invalid one, which is reported where it is parsed. */
export function matchesPattern(path: string, pattern: string): boolean {
  let glob = globs.get(pattern);
  if (glob === undefined) {
    if (globs.size >= maxRemembered) globs.clear();
    const result = readGlob(pattern);
    glob = result.ok ? result.glob : null;
    globs.set(pattern, glob);
  }
  return glob?.matches(path) ?? false;
}
