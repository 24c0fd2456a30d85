// Footnotes: on the page a number that leads to a list at its end, in Markdown a name and its definition.
import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import { elementsIn } from './hast.ts';
import type { Conversion } from './to-mdast.ts';

/** Null for raised text that is no reference. */
export function footnoteReference({ children }: Element): Nodes[] | null {
  const [link] = children;
  if (link?.type !== 'element' || link.properties.dataFootnoteRef === undefined) return null;
  const identifier = nameOf(link.properties.href);
  return [{ type: 'footnoteReference', identifier, label: identifier }];
}

/** Null for any other section. */
export function footnotes(section: Element, { flow }: Conversion): Nodes[] | null {
  if (section.properties.dataFootnotes === undefined) return null;
  return elementsIn(section, 'li').map((item) => {
    const identifier = nameOf(item.properties.id);
    return { type: 'footnoteDefinition', identifier, label: identifier, children: flow(item.children) };
  });
}

/** `#fn-one` and `fn-one` are the note `one`. */
function nameOf(address: unknown): string {
  const name = String(address).replace(/^#?fn-/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
