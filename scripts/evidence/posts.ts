// The posts with evidence: each module measures what its post claims.
import type { Evidence } from './evidence.ts';
import { measureHtmlSince2020 } from './html-since-2020.ts';
import { measureModelSolutions } from './model-solutions.ts';
import { measureNames } from './names.ts';
import { measureValidator } from './validator.ts';

/** By the name of the post's file. */
export const measurements: Readonly<Record<string, (contentDir: string) => Promise<Evidence>>> = {
  'model-solutions-and-html': measureModelSolutions,
  'valid-html-and-wrong-answers': measureValidator,
  'html-since-2020': measureHtmlSince2020,
  'names-without-aria': measureNames,
};
