import type { ReactNode } from 'react';

/** The props of every block: its properties as the author wrote them, and its slots. */
export interface BlockProps {
  slots: Record<string, ReactNode>;
  [prop: string]: unknown;
}

/** A property as text; values of other types count as missing. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
