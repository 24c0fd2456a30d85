// The head of the document after a navigation: the same tags the server would have written.
import { errorTags, pageTagMark } from '#schema/head.ts';
import type { PageHead } from '#schema/page-data.ts';

/** The tags of the page before leave together; whatever else stands in the head stays. */
export function applyHead(document: Document, { title, tags }: PageHead): void {
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
