// Which project is measured: this one, or another checkout of it that `compare` names.
import { join } from 'node:path';

/** The variable by which `compare` names it. */
export const projectVariable = 'PLINTH_BENCH_PROJECT';

export const project = process.env[projectVariable] ?? join(import.meta.dirname, '../..');
