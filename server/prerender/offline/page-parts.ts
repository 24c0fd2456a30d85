// What a page brings along for readers who save it: its own files, and the names of others in its document. It is noted
// when the page is written, and taken over with the page.
import { hash } from 'node:crypto';
import { hashedText, hashLength } from '#schema/offline.ts';

/** A file by what is in it. */
export interface FileFacts {
  hash: string;
  /** Compressed, where that is how it is sent. */
  bytes: number;
}

export interface PageParts {
  document: FileFacts;
  payload: FileFacts;
  /** Addresses and names of files that the document mentions; whether there are such files is not known yet. */
  names: readonly string[];
}

/** An address of this site, or a name beside an example, that ends as files do. */
const fileName = /(?<![\w/.:-])\/?[\w-][\w.~%@+/-]*\.[a-z\d]{2,12}(?![\w./-])/gi;

/** Whatever looks like the name of a file in a document or in data. */
export function namesIn(text: string): string[] {
  return [...new Set(text.match(fileName))];
}

/** The hash that a browser will find. */
export function contentHash(address: string, content: string | Buffer): string {
  const text = typeof content === 'string' ? hashedText(address, content) : content;
  return hash('sha256', text).slice(0, hashLength);
}
