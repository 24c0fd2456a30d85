// Names in the syntax tree of HTML: of the tag around a place, of its attribute, of the elements that are open.
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';

/** The name of the element in whose tag a node is, in lower case; null outside of tags. */
export function elementNameAt(node: SyntaxNode, state: EditorState): string | null {
  const tag = tagAround(node);
  const name = tag?.getChild('TagName');
  return name ? nameOf(name, state) : null;
}

/** The name of the attribute in whose value a node is. */
export function attributeNameAt(node: SyntaxNode, state: EditorState): string | null {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    const name = at.name === 'Attribute' && at.getChild('AttributeName');
    if (name) return nameOf(name, state);
  }
  return null;
}

/** The names of the elements around a place, the innermost first. */
export function openElementsAt(tree: Tree, pos: number, state: EditorState): string[] {
  const names: string[] = [];
  for (let at: SyntaxNode | null = tree.resolveInner(pos, -1); at; at = at.parent) {
    const name = at.name === 'Element' ? at.firstChild?.getChild('TagName') : null;
    if (name && name.to < pos) names.push(nameOf(name, state));
  }
  return names;
}

/** The name in the other tag of the element of a tag name; null for an element with one tag. */
export function partnerOf(name: SyntaxNode): SyntaxNode | null {
  const tag = name.parent;
  const element = tag?.parent;
  if (name.name !== 'TagName' || !tag || element?.name !== 'Element') return null;
  const other = tag.name === 'CloseTag' ? element.getChild('OpenTag') : element.getChild('CloseTag');
  return other && other.from !== tag.from ? other.getChild('TagName') : null;
}

export function nameOf({ from, to }: SyntaxNode, state: EditorState): string {
  return state.sliceDoc(from, to).toLowerCase();
}

function tagAround(node: SyntaxNode): SyntaxNode | null {
  for (let at: SyntaxNode | null = node; at; at = at.parent)
    if (/^(?:OpenTag|SelfClosingTag|CloseTag)$/.test(at.name)) return at;
  return null;
}
