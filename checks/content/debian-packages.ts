// Programs that checks and tests need come from Debian's packages, where this is a Debian and packages may be installed.
import { spawnSync } from 'node:child_process';

let isListKnown = false;

/** Installs the first of these packages that there is, with its output shown; false where none can be. */
export function installFirstOf(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  isListKnown ||= aptGet('update');
  return isListKnown && packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name));
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}
