// The head of the document after a navigation: the same tags the server would have written.
import type { PageHead } from '#schema/page-data.ts';

export function applyHead(document: Document, head: PageHead): void {
  document.title = head.title;
  setTag(document, 'meta', 'name', 'description', 'content', head.description || null);
  setTag(document, 'link', 'rel', 'canonical', 'href', head.canonical);
  setTag(document, 'meta', 'name', 'robots', 'content', head.robots);
}

/** An error page is not for search engines and has no address of its own. */
export function applyErrorHead(document: Document, title: string): void {
  applyHead(document, { title, description: '', canonical: null, robots: 'noindex' });
}

/** One tag per name: changed, added, or taken away where there is no value. */
function setTag(
  document: Document,
  tag: string,
  key: string,
  name: string,
  attribute: string,
  value: string | null,
): void {
  const present = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    present?.remove();
    return;
  }
  const element = present ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
