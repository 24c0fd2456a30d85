// Wraps a piece of HTML into a complete document for validators, and maps its lines back to the page.
import { defaultTreeAdapter, parseFragment } from 'parse5';

export interface ExampleDocument {
  html: string;
  /** Number of lines above the code in the document. */
  linesAbove: number;
  /** The author wrote a complete document. */
  isWhole: boolean;
}

const headElements = new Set(['title', 'meta', 'link', 'base', 'style', 'script']);

/** Wraps a fragment; a complete document is unchanged. */
export function exampleDocument(code: string): ExampleDocument {
  const start = code
    .replace(/^(?:\s|<!--[\s\S]*?-->)+/, '')
    .slice(0, 10)
    .toLowerCase();
  if (/^<!doctype|^<html[\s>]/.test(start)) return { html: code, linesAbove: 0, isWhole: true };
  const wrap = (above: string, below: string): ExampleDocument => ({
    html: `<!doctype html>${above}\n${code}\n${below}\n`,
    linesAbove: 1,
    isWhole: false,
  });
  if (/^<head[\s>]/.test(start)) return wrap('<html lang="en">', '<body></body></html>');
  if (/^<body[\s>]/.test(start))
    return wrap('<html lang="en"><head><meta charset="utf-8"><title>Example</title></head>', '</html>');

  const top = topElements(code);
  const firstOfBody = top.find(({ name }) => !headElements.has(name));
  const title = top.some(({ name }) => name === 'title') ? '' : '<title>Example</title>';
  const charset = /<meta[^>]+charset/i.test(code) ? '' : '<meta charset="utf-8">';
  const opening = `<html lang="en"><head>${charset}${title}`;
  if (!firstOfBody && top.length > 0) return wrap(opening, '</head><body></body></html>');
  // A page has one `main`; an example with its own needs no other around it.
  const [main, mainEnd] = /<main[\s>]/i.test(code) ? ['', ''] : ['<main>', '</main>'];
  const below = `${mainEnd}</body></html>`;
  // A browser moves styles at the start into the head, so they are checked there.
  if (firstOfBody && firstOfBody !== top[0]) {
    const { html, ...rest } = wrap(opening, below);
    const at = html.length - below.length - 2 - code.length + firstOfBody.offset;
    return { html: `${html.slice(0, at)}</head><body>${main}${html.slice(at)}`, ...rest };
  }
  return wrap(`${opening}</head><body>${main}`, below);
}

/** The top-level elements of a fragment, with their positions in the code. */
function topElements(code: string): { name: string; offset: number }[] {
  return parseFragment(code, { sourceCodeLocationInfo: true })
    .childNodes.filter((node) => defaultTreeAdapter.isElementNode(node))
    .map((node) => ({ name: node.nodeName, offset: node.sourceCodeLocation?.startOffset ?? 0 }));
}
