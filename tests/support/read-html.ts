// A document as its source says it, without a browser: its links, its ids, its text.
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '#pipeline/markdown/walk.ts';

export interface ReadHtml {
  /** `href` of every link, as written. */
  links: string[];
  ids: string[];
  scripts: Element[];
  text: string;
}

export function readHtml(html: string): ReadHtml {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as Root;
  const found: ReadHtml = { links: [], ids: [], scripts: [], text: textOf(tree) };
  walkElements<Element>(tree, (element) => {
    const { id, href } = element.properties;
    if (id !== undefined) found.ids.push(String(id));
    if (element.tagName === 'a' && href !== undefined) found.links.push(String(href));
    if (element.tagName === 'script') found.scripts.push(element);
  });
  return found;
}
