// Arriving on a page for readers who do not see it change: focus goes to where the new page begins, and its title
// is said aloud.

/** Says something to screen readers, through the live region of the shell. */
export function announce(document: Document, text: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) region.textContent = text;
}

/** Focuses the heading of the page. */
export function focusHeading(document: Document): void {
  const heading = document.querySelector('.page-area h1') ?? document.getElementById('main');
  if (heading instanceof HTMLElement) focusQuietly(heading);
}

/** Focuses the target of an anchor, so that the next Tab goes on from there; false when the page has no such place. */
export function focusAnchor(document: Document, id: string): boolean {
  const target = document.getElementById(id);
  if (!(target instanceof HTMLElement)) return false;
  focusQuietly(target);
  return true;
}

/** Without scrolling, and without leaving a mark on an element that is not for focusing. */
function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.ownerDocument.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
