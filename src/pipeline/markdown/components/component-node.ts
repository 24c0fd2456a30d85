// An MDC component as parsed, and the attributes that represent it in the HTML tree.
import { randomBytes } from 'node:crypto';
import type { Nodes } from 'mdast';

export interface ComponentNode {
  type: 'containerComponent' | 'textComponent' | 'componentContainerSection';
  name: string;
  attributes?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  /** A component within a text, as the author typed it. */
  written?: string;
  /** An inline component on a line of its own. */
  isLone?: boolean;
  children: Nodes[];
  data?: Record<string, unknown>;
  position?: { start: { line: number } };
}

/** Random per process, so that an author's own HTML cannot use the attributes below. */
const secret = randomBytes(6).toString('hex');
export const componentProperty = `dataComponent${secret}`;
export const propsProperty = `dataProps${secret}`;
export const slotProperty = `dataSlot${secret}`;
export const codeProperty = `dataCode${secret}`;

/** `:count="3"` is a value, `count="3"` is text. */
export function readProps(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => {
      if (!key.startsWith(':') || typeof value !== 'string') return [key, value];
      try {
        return [key.slice(1), JSON.parse(value)];
      } catch {
        return [key.slice(1), value];
      }
    }),
  );
}
