import type { ReactNode } from 'react';

/** What every block receives: its properties as the author wrote them, and its slots. */
export interface BlockProps {
  slots: Record<string, ReactNode>;
  [prop: string]: unknown;
}

/** A property as text; anything an author may have written instead counts as not given. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
