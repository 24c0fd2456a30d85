import type { ReactNode } from 'react';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';

/** The props of every block: its properties as the author wrote them, and its content. */
export interface BlockProps {
  /** The rendered content, by slot. */
  slots: Record<string, ReactNode>;
  /** The block as parsed, for blocks that split their content before it is rendered. */
  node: BodyElement;
  render: (nodes: readonly BodyNode[]) => ReactNode[];
  [prop: string]: unknown;
}

/** A property as text; values of other types count as missing. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
