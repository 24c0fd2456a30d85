// The style sheets that a document only names, because nothing in it needs them: other pages do.
import { laterSheetMark } from '#schema/document-hooks.ts';

let loaded: Promise<boolean> | null = null;

/** Brings them into the browser's cache. */
export function fetchLaterStyles(): void {
  for (const { href } of laterSheets())
    fetch(href, { priority: 'low' })
      .then((response) => response.blob())
      // Whatever needs them asks again.
      .catch(() => {});
}

/**
 * Switches them on. Resolves when they are there; to false when one could not be loaded. A sheet that comes to stand
 * before one that is on makes the browser lay out the whole page again, so this waits until the reader is about to go on.
 */
export function loadLaterStyles(): Promise<boolean> {
  loaded ??= Promise.all(laterSheets().map(switchOn)).then((arrived) => arrived.every(Boolean));
  return loaded;
}

function laterSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${laterSheetMark}]`)];
}

function switchOn(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    link.disabled = false;
  });
}
