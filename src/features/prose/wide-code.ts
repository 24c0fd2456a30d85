import { codeText } from './code-text.ts';

/** Characters that fit on a line on the narrowest screen, 320 pixels, with numbers beside them. */
const narrowest = 26;

/** Whether highlighted code has a line that may be wider than its block. */
export function isWideCode(html: string): boolean {
  // A tab is as wide as the stylesheet makes it.
  return codeText(html)
    .split('\n')
    .some((line) => line.replaceAll('\t', '  ').length > narrowest);
}
