// Helpers for finding nodes in the body of a page.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

/** Every element of that tag, in order. */
export function elementsIn(nodes: readonly BodyNode[], tag: string): BodyElement[] {
  return nodes.filter(isBodyElement).flatMap((element) => {
    const [name, , ...children] = element;
    return [...(name === tag ? [element] : []), ...elementsIn(children, tag)];
  });
}

/** The text of nodes, without code blocks. */
export function textIn(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : isBodyElement(node) ? textIn(childrenOf(node)) : ''))
    .join('');
}

export function childrenOf([, , ...children]: BodyElement): BodyNode[] {
  return children;
}

/** The texts of all inline code. */
export function codesIn(nodes: readonly BodyNode[]): string[] {
  return elementsIn(nodes, 'code').map((code) => textIn(childrenOf(code)));
}

/** The cells of each row in the table whose caption starts like this. */
export function rowsOf(nodes: readonly BodyNode[], caption: string): BodyElement[][] {
  const table = elementsIn(nodes, 'table').find((candidate) =>
    elementsIn([candidate], 'caption').some((one) => textIn(childrenOf(one)).startsWith(caption)),
  );
  const rows = elementsIn(table ? elementsIn([table], 'tbody') : [], 'tr');
  return rows.map((row) => childrenOf(row).filter(isBodyElement));
}

/** The terms of all fact lists, with their descriptions. */
export function termsIn(nodes: readonly BodyNode[]): Map<string, BodyNode[]> {
  const terms = new Map<string, BodyNode[]>();
  for (const pair of elementsIn(elementsIn(nodes, 'dl'), 'div')) {
    const [term] = elementsIn([pair], 'dt');
    const [content] = elementsIn([pair], 'dd');
    if (!term || !content) continue;
    const name = textIn(childrenOf(term));
    terms.set(name, [...(terms.get(name) ?? []), ...childrenOf(content)]);
  }
  return terms;
}
