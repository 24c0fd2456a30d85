// The inputs of a verdict besides the page: code, packages, the browser.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureHash } from './import-closure.ts';

const root = join(import.meta.dirname, '../..');

/** A hash of some modules with all their imports, and of any additional texts. */
export function codeVersion(entries: readonly string[], ...more: string[]): string {
  return createHash('sha256')
    .update([closureHash(entries), ...more].join('\n'))
    .digest('hex')
    .slice(0, 20);
}

/** The version of an installed package that is not imported, such as a separate program. */
export function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

/**
 * The browser's major version, such as `Chromium 156`. Security updates come every week; relevant behaviour
 * only changes with major versions.
 */
export function browserVersion(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const major = /\d+/.exec(stdout)?.[0];
  if (major === undefined)
    throw new Error(`${program} --version does not say which version it is: ${stdout}`);
  return `Chromium ${major}`;
}
