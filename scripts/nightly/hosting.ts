// The recipes of hosts are tried with Debian's nginx and systemd. `npm test` tries what the machine has; by night they
// are installed first.
import { spawnSync } from 'node:child_process';

/** The tests that ask for them; without one, its part is said to be left out. */
export const hostingTests = [
  'tests/deployment.test.ts',
  'tests/hostile-nginx.test.ts',
  'tests/representations.test.ts',
];

/** A program and the package it comes in. */
const needed = [
  ['nginx', '-v', 'nginx'],
  ['systemd-analyze', '--version', 'systemd'],
] as const;

/** Installs what is missing, where that is allowed; returns the programs that are missing still. */
export function installHosts(): string[] {
  const missing = needed.filter(([program, argument]) => !answers(program, [argument]));
  if (missing.length > 0 && process.getuid?.() === 0 && run('apt-get', ['update']))
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing.map(([, , name]) => name)]);
  return needed.filter(([program, argument]) => !answers(program, [argument])).map(([program]) => program);
}

function answers(program: string, args: string[]): boolean {
  return spawnSync(program, args).status === 0;
}

/** With its output shown. */
function run(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
