// The style sheets that a document does not carry, because nothing in it needs them: other pages do. Most are named in
// it; those that few pages need are named in the data of such a page.
import { carriedSheetsMark, laterSheetMark } from '#schema/document-hooks.ts';

/** By address: resolved when the sheet is on. */
const sheets: Record<string, Promise<unknown>> = {};

/** Brings those that are named into the browser's cache. */
export function fetchLaterStyles(): void {
  for (const { href } of laterSheets())
    fetch(href, { priority: 'low' })
      .then((response) => response.blob())
      // Whatever needs them asks again.
      .catch(() => {});
}

/**
 * Switches them on, and adds those that a page needs besides. Resolves when they are there; to null when one could not
 * be loaded. A sheet that comes to stand before one that is on makes the browser lay out the whole page again, so this
 * waits until the reader is about to go on.
 */
export function loadLaterStyles(addresses: readonly string[] = []): Promise<unknown> {
  const links = [...laterSheets(), ...addresses.filter(isMissing).map(linkTo)];
  return Promise.all(links.map(switchOn)).catch(() => null);
}

function laterSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${laterSheetMark}]`)];
}

function isMissing(href: string): boolean {
  return !document.body.dataset[carriedSheetsMark]?.includes(href);
}

function linkTo(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

function switchOn(link: HTMLLinkElement): Promise<unknown> | undefined {
  sheets[link.href] ??= new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.disabled = false;
    if (!link.isConnected) document.head.append(link);
  });
  return sheets[link.href];
}
