// The style sheets that few pages need: such a page names them in its payload, and a document that carries one says so.
import { carriedSheetMark } from '#schema/document-hooks.ts';

/** Those that were asked for, and have come or are on their way. */
const asked = new Map<string, Promise<boolean>>();

/** Brings those that are not there yet. Resolves when they have come; to false when one could not be loaded. */
export async function loadOwnStyles(sheets: readonly string[]): Promise<boolean> {
  const arrived = await Promise.all(sheets.map((href) => asked.get(href) ?? (isHere(href) || ask(href))));
  return arrived.every(Boolean);
}

function isHere(href: string): boolean {
  return document.querySelector(`[href="${href}"],[${carriedSheetMark}="${href}"]`) !== null;
}

function ask(href: string): Promise<boolean> {
  const arriving = new Promise<boolean>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      // The next page that needs it tries again.
      asked.delete(href);
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
  asked.set(href, arriving);
  return arriving;
}
