// How tall the results of live examples are in a browser. `npm run examples` measures them; the build only looks them up.
import { createHash } from 'node:crypto';
import { readMeasuredExamples } from './read-facts.ts';

/** What a result depends on, as the name of its record. */
export function exampleKey(source: string, runsScripts: boolean): string {
  return createHash('sha256').update(`${runsScripts}\0${source}`).digest('hex').slice(0, 12);
}

/** The heights that were measured; null where the source is not known. */
export function findHeights(source: string, runsScripts: boolean): number[] | null {
  const found = readMeasuredExamples().heights[exampleKey(source, runsScripts)];
  return found === undefined ? null : [found].flat();
}
