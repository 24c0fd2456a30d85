// Runs the Nu HTML checker on every document: no errors, and only the warnings listed here.

import { counted } from '#lib/counted.ts';
import { type NuMessage, runNu } from '../../content/examples/nu-program.ts';
import { codeVersion, packageVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type BuiltSite, ownDocuments } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import { withoutHashes } from '../files/without-hashes.ts';
import type { SiteFinding } from '../finding.ts';

/** Accepted messages, with the reason. */
const accepted: readonly [message: RegExp, reason: string][] = [
  [/^Trailing slash on void elements has no effect/, 'React writes it, and puts every value in quotes.'],
];

export interface NuOptions {
  verdicts: Verdicts;
  /** The program has started, and needs nothing more until it is done. */
  onStart(): void;
}

export async function checkNu(site: BuiltSite, { verdicts, onStart }: NuOptions): Promise<CheckOutcome> {
  const own = ownDocuments(site);
  const found = await verdicts.recall(
    {
      name: 'documents-nu',
      code: codeVersion(['checks/site/documents/nu.ts'], packageVersion('vnu-jar')),
      run: async (documents) => (await runNu(documents, onStart)).map((messages) => messages.filter(isFault)),
      label: documentTitle,
    },
    own.map(({ html }) => withoutStyles(withoutHashes(html))),
  );
  const findings: SiteFinding[] = own.flatMap(({ file }, index) =>
    (found[index] ?? []).map(({ line, message, extract }) => ({
      file,
      line,
      rule: 'nu',
      message: extract ? `${message} At: ${extract}` : message,
    })),
  );
  return {
    what: counted(own.length, 'document'),
    findings,
    figures: { invalid: findings.length },
  };
}

/** A document's name in a message. */
export function documentTitle(html: string): string {
  return `the document ${/<title>(.*?)<\/title>/.exec(html)?.[1] ?? 'without a title'}`;
}

/**
 * Without inlined style sheets: the checker's CSS parser is outdated, and our bundler has already parsed
 * them.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '<style></style>');
}

/**
 * Whether a message is an error. The message about a first occurrence only accompanies that about the second.
 */
export function isFault({ message }: NuMessage): boolean {
  return !accepted.some(([pattern]) => pattern.test(message)) && !/^The first occurrence of /.test(message);
}
