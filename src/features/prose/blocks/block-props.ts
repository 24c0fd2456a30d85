import type { ReactNode } from 'react';

/** What every block receives: its properties as the author wrote them, and its parts. */
export interface BlockProps {
  slots: Record<string, ReactNode>;
  [prop: string]: unknown;
}
