// The root element of a fragment. React draws that element itself, so that the document holds exactly the
// fragment and nothing around it; what it needs is the inside.

/** The HTML inside a fragment's root; HTML without such a root is all inside. */
export function islandContent(html: string): string {
  return /^<div data-island="[\w-]*">([\s\S]*)<\/div>$/.exec(html.trim())?.[1] ?? html;
}
