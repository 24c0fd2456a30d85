// The structured data in a document.
import type { BuiltDocument } from '../built-site.ts';

export interface DataBlock {
  line: number;
  /** Its content; null if it is not JSON. */
  value: unknown;
}

/** The blocks of JSON-LD in a document. */
export function dataBlocks({ elements }: Pick<BuiltDocument, 'elements'>): DataBlock[] {
  return elements
    .filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json')
    .map(({ line, text }) => ({ line, value: parsed(text) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
