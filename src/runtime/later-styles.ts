// The style sheets that a document only names, because nothing in it needs them: other pages do, and what scripts show.
import { laterSheetMark } from '#schema/document-hooks.ts';

let loaded: Promise<boolean> | null = null;

/** Switches them on. Resolves when they are there; to false when one could not be loaded. */
export function loadLaterStyles(): Promise<boolean> {
  loaded ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(`link[${laterSheetMark}]`)].map(switchOn),
  ).then((arrived) => arrived.every(Boolean));
  return loaded;
}

function switchOn(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    link.disabled = false;
  });
}
