// Every page is also there as Markdown, at its own address plus `.md`.

/** The address of a page's Markdown, from the page's own. The home page has no name, so it takes that of its file. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
