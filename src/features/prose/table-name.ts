import type { ReactNode } from 'react';
import { elementsIn, textOf } from './node-text.ts';

/** What a table is called: its caption, else its column headings. */
export function tableName(children: ReactNode): string {
  const [caption] = elementsIn(children, 'caption');
  const columns = elementsIn(elementsIn(children, 'thead'), 'th');
  const words = (caption ? [caption] : columns).map((element) => textOf(element).trim()).filter(Boolean);
  return words.length > 0 ? `Table: ${words.join(', ')}` : 'Table';
}
