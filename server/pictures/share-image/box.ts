// Creates the subset of React elements that the drawing library accepts, without React.
import type { CSSProperties, ReactNode } from 'react';

/** A box with a style and children. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return element('div', { style: { display: 'flex', boxSizing: 'border-box', ...style }, children });
}

/** A positioned picture. */
export function picture(src: string, width: number, height: number, style: CSSProperties = {}): ReactNode {
  return element('img', { src, width, height, style });
}

function element(type: string, props: Record<string, unknown>): ReactNode {
  return { type, key: null, props } as unknown as ReactNode;
}
