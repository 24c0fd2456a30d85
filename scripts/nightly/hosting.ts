// The recipes of hosts are tried with Debian's nginx and systemd. `npm test` tries what the machine has; by night they
// are installed first.
import { spawnSync } from 'node:child_process';
import { installFirstOf } from '#checks/content/debian-packages.ts';

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
  for (const [program, argument, name] of needed) if (!answers(program, argument)) installFirstOf([name]);
  return needed.filter(([program, argument]) => !answers(program, argument)).map(([program]) => program);
}

function answers(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).status === 0;
}
