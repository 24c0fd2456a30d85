/**
 * The document without hashes in the names of its scripts and style sheets, which change with every change of
 * code.
 */
export function withoutHashes(html: string): string {
  return html.replace(/(\/assets\/[\w.-]+)-[\w-]{8}(\.\w+)/g, '$1$2');
}
