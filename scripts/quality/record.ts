// Stores check results in `.cache/quality` until `npm run quality` collects them for the page /quality.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '#pipeline/quality/content-hash.ts';
import type { QualityEntry, QualityFigures, QualityName } from '#schema/quality.ts';
import { parseEnv } from '#server/env.ts';

/** The folder for check results, relative to the project root. */
export const qualityFolder = '.cache/quality';

export interface WriteQualityOptions {
  /** The project's folder. */
  root?: string;
  /** The day of the check, `2026-11-15`. */
  day?: string;
  /** The environment, in which another content folder may be set. */
  env?: Record<string, string | undefined>;
}

/**
 * Stores the figures of a complete run of a check. Call it only if nothing was left out: a run over some
 * files does not represent the site, and neither does one over another content folder, which is not stored.
 */
export function writeQuality<Name extends QualityName>(
  name: Name,
  figures: QualityFigures[Name],
  options: WriteQualityOptions = {},
): void {
  const { root = process.cwd(), day = new Date().toISOString().slice(0, 10), env = process.env } = options;
  const contentDir = join(root, 'content');
  if (parseEnv(env, root).contentDir !== resolve(contentDir)) return;
  const entry: QualityEntry<Name> = { day, content: contentHash(contentDir), figures };
  mkdirSync(join(root, qualityFolder), { recursive: true });
  writeFileSync(join(root, qualityFolder, `${name}.json`), `${JSON.stringify(entry, null, 2)}\n`);
}
