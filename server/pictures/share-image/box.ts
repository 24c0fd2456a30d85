// The little of React's elements that the drawing library takes, without React.
import type { CSSProperties, ReactNode } from 'react';

/** A box with a style and what is in it. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return element('div', { style: { display: 'flex', boxSizing: 'border-box', ...style }, children });
}

/** A picture in its place. */
export function picture(src: string, width: number, height: number, style: CSSProperties = {}): ReactNode {
  return element('img', { src, width, height, style });
}

function element(type: string, props: Record<string, unknown>): ReactNode {
  return { type, key: null, props } as unknown as ReactNode;
}
