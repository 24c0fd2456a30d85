// Arriving on a page, outside of the page itself: its head is put into the document, and for readers who do not see it
// change, focus goes to where it begins and its title is announced.
import type { Language } from '#lib/language.ts';
import { errorTags, pageTagMark } from '#schema/page/head.ts';
import type { PageHead } from '#schema/page/page-data.ts';

/** What the server would have written; without a language, that of the page before stays. */
type DocumentHead = Pick<PageHead, 'title' | 'tags'> & Partial<Language>;

/** Puts the language and the tags of a page into the document, in place of those of the page before. */
export function applyHead(document: Document, { title, tags, ...language }: DocumentHead): void {
  Object.assign(document.documentElement, language);
  document.title = title;
  for (const tag of document.head.querySelectorAll(`[${pageTagMark}]`)) tag.remove();
  const elements = tags.map(([name, attributes, text = '']) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(pageTagMark, '');
    element.textContent = text;
    return element;
  });
  document.head.append(...elements);
}

/** An error page is not for search engines and has no address of its own. */
export function applyErrorHead(document: Document, title: string): void {
  applyHead(document, { title, tags: errorTags });
}

/** Announces something to screen readers, through the live region of the shell. */
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
