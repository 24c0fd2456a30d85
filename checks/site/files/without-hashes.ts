/** The document without what changes with every change of code: the names of its scripts and style sheets. */
export function withoutHashes(html: string): string {
  return html.replace(/(\/assets\/[\w.-]+)-[\w-]{8}(\.\w+)/g, '$1$2');
}
