// Each coloured word and each line is an element. A long source has more of them than a browser can lay out at once.
import { escapeHtml } from '#lib/escape-html.ts';

/** Characters of a source that is shown in colours. */
const mostColoured = 50_000;

export function isColoured(source: string): boolean {
  return source.length <= mostColoured;
}

/** The source as highlighted lines, or as plain text when it is too long for that. */
export function colourSource(source: string, colour: (source: string) => string): string {
  return isColoured(source) ? colour(source) : escapeHtml(source);
}
