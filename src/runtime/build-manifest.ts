// The record of the running build: which pages there are, and the rules of their routes. Fetched once, when there
// is nothing better to do; a failure is written to the console and the next need tries again.
import type { BuildManifest } from '#schema/build-manifest.ts';
import { matchRules } from './route-rules.ts';

export interface Manifest {
  /** The record, fetched if need be; null when it cannot be had. */
  load(): Promise<BuildManifest | null>;
  /** Whether a path has a payload; null while the record is not here. */
  isPrerendered(path: string): boolean | null;
}

export interface ManifestOptions {
  fetch(url: string): Promise<unknown>;
  buildId: string;
  /** The server no longer knows this build. */
  onGone(): void;
  log?(message: string, error: unknown): void;
}

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

function isGone(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404 || status === 403;
}

function readManifest(answer: unknown): BuildManifest {
  const { id, timestamp, matcher, prerendered } = (answer ?? {}) as Partial<BuildManifest>;
  if (typeof id !== 'string' || !Array.isArray(prerendered))
    throw new Error('The record of this build is not in its form.');
  return { id, timestamp: timestamp ?? 0, matcher: matcher ?? {}, prerendered };
}
