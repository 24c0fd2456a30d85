// Every page is also available as Markdown, at its own address plus `.md`.

/** The address of a page's Markdown. The home page has no name of its own, so its file name is used. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
