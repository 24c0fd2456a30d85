// Ways to compare two pages, from the strictest to the loosest. Each turns a page into a text that is equal for pages
// that it takes for the same.
import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type AssistivePart, readAssistiveTree, titleOf } from '#lib/assistive/assistive-tree.ts';
import { plainText } from '#lib/assistive/source-tree.ts';
import { parseSource } from '#pipeline/assistive/parse-source.ts';

/** The source, apart from white space. */
export function sourceForm(html: string): string {
  return plainText(html).replaceAll('> <', '><');
}

/** The tree that browsers make of it: elements, attributes in any order, and text. Comments do not count. */
export function treeForm(html: string): string {
  const visit = (node: Tree.Node): string => {
    if (adapter.isTextNode(node)) return plainText(node.value);
    if (adapter.isDocumentTypeNode(node)) return `<!${node.name} ${node.publicId}>`;
    if (!('childNodes' in node)) return '';
    const attributes = adapter.isElementNode(node)
      ? node.attrs.map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort()
      : [];
    const children = childrenOf(node).map(visit).filter(Boolean);
    return `<${[node.nodeName, ...attributes].join(' ')}>${children.join('|')}</>`;
  };
  return visit(parse(html));
}

/** The names of its elements in their order, without attributes and text. */
export function elementNames(html: string): string[] {
  const visit = (node: Tree.ParentNode): string[] =>
    childrenOf(node).flatMap((child) =>
      adapter.isElementNode(child) ? [child.tagName, ...visit(child)] : [],
    );
  return visit(parse(html));
}

/** The names of all attributes in a page. */
export function attributeNames(html: string): string[] {
  const visit = (node: Tree.ParentNode): string[] =>
    childrenOf(node).flatMap((child) =>
      adapter.isElementNode(child) ? [...child.attrs.map(({ name }) => name), ...visit(child)] : [],
    );
  return visit(parse(html));
}

/** What assistive technology gets: the title, and the role, name, description and states of everything. */
export function assistiveForm(html: string): string {
  const root = parseSource(html);
  const visit = (parts: readonly AssistivePart[], depth: number): string[] =>
    parts.flatMap((part) => {
      if (part.kind === 'text') return [`${depth} ${plainText(part.text)}`];
      if (part.kind !== 'node') return [];
      const { role, name, description, states, children } = part;
      return [
        `${depth} ${role} ${JSON.stringify([name.text, description, states])}`,
        ...visit(children, depth + 1),
      ];
    });
  return [titleOf(root), ...visit(readAssistiveTree(root), 0)].join('\n');
}

function childrenOf(node: Tree.ParentNode): Tree.ChildNode[] {
  return 'content' in node ? node.content.childNodes : node.childNodes;
}
