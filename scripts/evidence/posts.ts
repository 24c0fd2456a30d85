// The posts with evidence: each module measures what its post claims.
import type { Evidence } from './evidence.ts';
import { measureModelSolutions } from './model-solutions.ts';
import { measureValidator } from './validator.ts';

/** By the name of the post's file. */
export const measurements: Readonly<Record<string, (contentDir: string) => Promise<Evidence>>> = {
  'model-solutions-and-html': measureModelSolutions,
  'valid-html-and-wrong-answers': measureValidator,
};
