// Content from Markdown. The server renders it as nodes; the browser hydrates it from the HTML of the document, so that
// no text is sent twice.
import type { ReactNode } from 'react';

export type Content = { nodes: ReactNode } | { html: string };

/** The props that give an element this content. */
export function filled(content: Content) {
  return 'html' in content
    ? { dangerouslySetInnerHTML: { __html: content.html } }
    : { children: content.nodes };
}
