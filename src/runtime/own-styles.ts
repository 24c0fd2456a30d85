// The style sheets that few pages need: such a page names them in its payload, and a document that carries one says so.
import { carriedSheetMark } from '#schema/document-hooks.ts';

/** Brings those that are not there yet. Resolves when they have come; to false when one could not be loaded. */
export async function loadOwnStyles(sheets: readonly string[]): Promise<boolean> {
  const isHere = (href: string) => document.querySelector(`[href="${href}"],[${carriedSheetMark}="${href}"]`);
  const arrived = await Promise.all(sheets.filter((href) => !isHere(href)).map(addSheet));
  return arrived.every(Boolean);
}

function addSheet(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
}
