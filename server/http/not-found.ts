// The 404 document, with the path that was asked for written into it.

import { escapeHtml } from '#lib/escape-html.ts';
import { isMissingAsText } from '#site/addresses.ts';
import { pathPlaceholder } from '#site/not-found.ts';

/** Makes a function from the document's text; the text is cut once, so a path that spells the placeholder stays text. */
export function notFoundDocument(html: string): (fullPath: string) => string {
  const parts = html.split(pathPlaceholder);
  return (fullPath) => parts.join(escapeHtml(fullPath));
}

/** Whether a person is looking: scripts, pictures and payload requests get a short text instead of a page. */
export function asksForDocument(path: string, accept: string | undefined): boolean {
  if (isMissingAsText(path)) return false;
  if (accept?.includes('text/html')) return true;
  const anything = accept === undefined || accept.trim() === '*/*';
  return anything && !/\.[a-z0-9]{1,8}$/i.test(path);
}
