import { isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

/** What a table is called: its caption, else its column headings. */
export function tableName(children: ReactNode): string {
  const [caption] = elementsIn(children, 'caption');
  const columns = elementsIn(elementsIn(children, 'thead'), 'th');
  const words = (caption ? [caption] : columns).map((element) => textOf(element).trim()).filter(Boolean);
  return words.length > 0 ? `Table: ${words.join(', ')}` : 'Table';
}

function elementsIn(node: ReactNode, name: string): Parent[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => elementsIn(child, name));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === name ? [node] : elementsIn(node.props.children, name);
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
