// Runs html-validate on every document, on all cores.

import { counted } from '#lib/counted.ts';
import { runPool } from '#pipeline/documents/process-pool.ts';
import { codeVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type BuiltSite, ownDocuments } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import { withoutHashes } from '../files/without-hashes.ts';
import type { SiteFinding } from '../finding.ts';
import { documentTitle } from './nu.ts';
import type { MarkupAnswer, MarkupFault, MarkupJob } from './validate-document.ts';

export interface MarkupOptions {
  verdicts: Verdicts;
  onProgress(done: number, total: number): void;
}

export async function checkMarkup(
  site: BuiltSite,
  { verdicts, onProgress }: MarkupOptions,
): Promise<CheckOutcome> {
  const own = ownDocuments(site);
  const found = await verdicts.recall(
    {
      name: 'documents-html-validate',
      code: codeVersion(['checks/site/documents/validate-document.ts']),
      run: (documents) => findMarkupFaults(documents, onProgress),
      label: documentTitle,
    },
    own.map(({ html }) => withoutHashes(html)),
  );
  const findings: SiteFinding[] = own.flatMap(({ file }, index) =>
    (found[index] ?? []).map(({ line, rule, message }) => ({
      file,
      line,
      rule: `html-validate/${rule}`,
      message,
    })),
  );
  return {
    what: counted(own.length, 'document'),
    findings,
    figures: { invalid: findings.length },
  };
}

/** The errors of each document, in order. */
async function findMarkupFaults(
  documents: readonly string[],
  onProgress: MarkupOptions['onProgress'],
): Promise<MarkupFault[][]> {
  const found: MarkupFault[][] = documents.map(() => []);
  let done = 0;
  await runPool<null, MarkupJob, MarkupAnswer>(
    documents.map((html, index) => ({ index, html })),
    {
      module: new URL('./markup-process.ts', import.meta.url),
      setup: null,
      onResult: ({ index, faults }) => {
        found[index] = faults;
        onProgress(++done, documents.length);
      },
    },
  );
  return found;
}
