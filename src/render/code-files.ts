// The code blocks in the text of a page, as files: what its workbench starts with.
import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface CodeFile {
  language: string;
  /** The name of the file in the head of the block; empty where it has none. */
  name: string;
  text: string;
}

export function codeFilesOf(html: string): CodeFile[] {
  return elementsOf(parseFragment(html))
    .filter((element) => element.tagName === 'figure' && attribute(element, 'data-language') !== null)
    .map((figure) => {
      const inside = elementsOf(figure);
      const head = inside.find((element) => attribute(element, 'class') === 'code-file');
      const code = inside.find(({ tagName }) => tagName === 'code');
      return {
        language: attribute(figure, 'data-language') ?? '',
        name: head ? textOf(head) : '',
        text: code ? textOf(code) : '',
      };
    });
}

function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) =>
    adapter.isElementNode(child) ? [child, ...elementsOf(child)] : [],
  );
}

function attribute({ attrs }: Tree.Element, name: string): string | null {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}
