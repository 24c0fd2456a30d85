// Tests the hosting recipes with Debian's nginx and systemd. `npm test` uses what is installed; the nightly
// run installs them first.
import { spawnSync } from 'node:child_process';
import { installFirstOf } from '#checks/content/debian-packages.ts';

/** The tests that need them; without a program, its tests are skipped with a message. */
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

/** Installs missing programs, if allowed; returns those that are still missing. */
export function installHosts(): string[] {
  for (const [program, argument, name] of needed) if (!answers(program, argument)) installFirstOf([name]);
  return needed.filter(([program, argument]) => !answers(program, argument)).map(([program]) => program);
}

function answers(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).status === 0;
}
