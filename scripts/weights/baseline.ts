// The recorded weights, facts/weights.json. Committed, so that a diff shows what became heavier.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { UserError } from '#lib/user-error.ts';
import { recordedFigures, type Weight, type Weights } from './weight.ts';

const baselineFile = join(import.meta.dirname, '../../facts/weights.json');

const baselineSchema = z.record(z.string(), z.partialRecord(z.enum(recordedFigures), z.int().nonnegative()));

export type Baseline = Readonly<Record<string, Partial<Weight>>>;

/** The recorded weights by path; empty if nothing is recorded yet. */
export function readBaseline(file = baselineFile): Baseline {
  if (!existsSync(file)) return {};
  try {
    return baselineSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) as Baseline;
  } catch {
    throw new UserError(
      'facts/weights.json is not valid. Run "npm run weights -- --record" to write it again.',
    );
  }
}

/** Replaces the recorded weights. */
export function writeBaseline(weights: Weights, file = baselineFile): void {
  const recorded = Object.entries(weights).map(([path, weight]) => [
    path,
    Object.fromEntries(recordedFigures.map((figure) => [figure, weight[figure]])),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}
