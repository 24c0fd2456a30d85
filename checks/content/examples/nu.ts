// Runs the Nu HTML checker on all examples.
import type { ExampleDocument } from './example-document.ts';
import type { Finding } from './markup.ts';
import { runNu } from './nu-program.ts';

/** Corrections where the checker is behind the standards: its message, and the markup it applies to. */
const behind: [message: RegExp, source: RegExp][] = [
  // The standard gives area a referrerpolicy.
  [/^Attribute “referrerpolicy” not allowed on element “area”/, /<area/],
  // CSS Forms: customisable selects.
  [/^CSS: “appearance”: “base-select”/, /base-select/],
  [/^CSS: Parse Error/, /::(?:part|slotted|picker|checkmark|picker-icon|details-content)/],
];

/** Messages that only apply to a complete page. */
const onlyForPages = /^This document has heading elements but none|^Consider adding a “lang”/;

/** Findings for each document, in order. */
export async function findNuFaults(documents: readonly ExampleDocument[]): Promise<Finding[][]> {
  const found = await runNu(documents.map(({ html }) => html));
  return documents.map(({ html, isWhole }, index) =>
    (found[index] ?? [])
      .filter(
        ({ message }) => !behind.some(([pattern, source]) => pattern.test(message) && source.test(html)),
      )
      .filter(({ message }) => isWhole || !onlyForPages.test(message))
      .map(({ line, message, isInfo }) => ({
        rule: 'nu',
        line,
        message,
        ...(isInfo && { isWarning: true }),
      })),
  );
}
