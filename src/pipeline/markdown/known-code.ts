// Code that was highlighted before. An edit seldom touches the code of a page, and reading a grammar for the first time
// takes longer than everything else about the page.
import { createHash } from 'node:crypto';
import { type Body, type BodyNode, isBodyElement } from '#schema/body.ts';
import type { HighlightOptions } from './highlight.ts';

/** Finished HTML by the hash of what it was made from. */
export type KnownCode = ReadonlyMap<string, string>;

export function hashCode({ code, language, markedLines }: HighlightOptions): string {
  const hash = createHash('sha256').update(`${language}\0${[...markedLines].join()}\0${code}`);
  return hash.digest('base64url').slice(0, 16);
}

/** The code in a page as it was stored; its blocks carry the hash as a property. */
export function codeOfBody(body: Pick<Body, 'nodes'>): KnownCode {
  const known = new Map<string, string>();
  const visit = (nodes: readonly BodyNode[]) => {
    for (const node of nodes) {
      if (!isBodyElement(node)) continue;
      const [tag, { hash }, first] = node;
      if (tag === 'code-block' && typeof hash === 'string' && typeof first === 'object' && 'html' in first) {
        known.set(hash, first.html);
      }
      visit(node.slice(2) as BodyNode[]);
    }
  };
  visit(body.nodes);
  return known;
}
