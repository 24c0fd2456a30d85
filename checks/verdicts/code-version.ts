// What a verdict depends on besides the page it is about: code, packages, the browser.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureHash } from './import-closure.ts';

const root = join(import.meta.dirname, '../..');

/** The version of some modules with all that they import, and of whatever else is given as text. */
export function codeVersion(entries: readonly string[], ...more: string[]): string {
  return createHash('sha256')
    .update([closureHash(entries), ...more].join('\n'))
    .digest('hex')
    .slice(0, 20);
}

/** An installed package that no import names, such as a program that is started. */
export function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

/**
 * The browser's major version, such as `Chromium 156`. Security updates come every week; the behaviour that
 * verdicts are about changes with major versions only.
 */
export function browserVersion(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const major = /\d+/.exec(stdout)?.[0];
  if (major === undefined)
    throw new Error(`${program} --version does not say which version it is: ${stdout}`);
  return `Chromium ${major}`;
}
