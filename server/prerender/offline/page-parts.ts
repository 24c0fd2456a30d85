// The files of a page for offline saving: its own, and the names of others in its document. Recorded when the
// page is written, and reused with the page.
import { hash } from 'node:crypto';
import { hashedText, hashLength } from '#schema/offline.ts';

/** The size and hash of a file. */
export interface FileFacts {
  hash: string;
  /** Compressed size, if it is sent compressed. */
  bytes: number;
}

export interface PageParts {
  document: FileFacts;
  payload: FileFacts;
  /** Addresses and file names in the document; whether these files exist is not known yet. */
  names: readonly string[];
}

/** An address of this site, or a name beside an example, that ends like a file. */
const fileName = /(?<![\w/.:-])\/?[\w-][\w.~%@+/-]*\.[a-z\d]{2,12}(?![\w./-])/gi;

/** All strings in a document or in data that look like file names. */
export function namesIn(text: string): string[] {
  return [...new Set(text.match(fileName))];
}

/** The hash as computed in the browser. */
export function contentHash(address: string, content: string | Buffer): string {
  const text = typeof content === 'string' ? hashedText(address, content) : content;
  return hash('sha256', text).slice(0, hashLength);
}
