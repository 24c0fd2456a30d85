// The heights of live example results in a browser. `npm run examples` measures them; the build only looks
// them up.
import { createHash } from 'node:crypto';
import { readMeasuredExamples } from './read-facts.ts';

/** The key of a measurement: a hash of everything that affects the result. */
export function exampleKey(source: string, runsScripts: boolean): string {
  return createHash('sha256').update(`${runsScripts}\0${source}`).digest('hex').slice(0, 12);
}

/** The measured heights; null for an unknown source. */
export function findHeights(source: string, runsScripts: boolean): number[] | null {
  const found = readMeasuredExamples().heights[exampleKey(source, runsScripts)];
  return found === undefined ? null : [found].flat();
}
