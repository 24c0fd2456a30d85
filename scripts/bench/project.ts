// The measured project: this one, or the checkout that `compare` sets.
import { join } from 'node:path';

/** The environment variable that `compare` sets. */
export const projectVariable = 'PLINTH_BENCH_PROJECT';

export const project = process.env[projectVariable] ?? join(import.meta.dirname, '../..');
