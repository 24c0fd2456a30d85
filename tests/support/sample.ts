// Part of a long list of cases for `npm test`; all of them for `npm run nightly`.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';

/** Some of the cases, chosen by the commit, so that every commit runs others. `share` is from 0 to 1. */
export function sampleCases<Case extends { name: string }>(cases: readonly Case[], share: number): Case[] {
  if (process.env.PLINTH_NIGHTLY) return [...cases];
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const placeOf = ({ name }: Case) => hash('sha256', stdout + name);
  return cases
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, Math.ceil(cases.length * share));
}
