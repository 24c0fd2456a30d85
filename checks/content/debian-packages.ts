// Installs programs for checks and tests from Debian packages, on a Debian system with sufficient
// permissions.
import { spawnSync } from 'node:child_process';

let isListKnown = false;

/** Installs the first available of these packages, with visible output; false if that is not possible. */
export function installFirstOf(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  isListKnown ||= aptGet('update');
  return isListKnown && packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name));
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}
