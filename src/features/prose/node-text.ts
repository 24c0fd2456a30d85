import { isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

/** The words of a node, without its tags. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** The outermost elements of a name in a node, in order. */
export function elementsIn(node: ReactNode, name: string): Parent[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => elementsIn(child, name));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === name ? [node] : elementsIn(node.props.children, name);
}
