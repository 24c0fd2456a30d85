// Reads one file of the content folder: complete, unchanged during reading, and valid UTF-8.
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { maxDocumentBytes } from '#schema/constants.ts';
import type { ContentCode } from '../problem-codes.ts';
import { refusalMessage } from './folder-files.ts';

export type SourceText =
  | { ok: true; text: string }
  | { ok: false; code: ContentCode; line: number | null; message: string };

/**
 * Reads a text file; failures are returned as messages for the author. Synchronous, because documents are
 * small and many: three asynchronous calls for each took longer than reading them all.
 */
export function readSource(
  absolute: string,
  { attempts = 3, read = readFileSync }: { attempts?: number; read?: (file: string) => Buffer } = {},
): SourceText {
  const before = statOrNull(absolute);
  if (!before)
    return failed('file-missing', 'The file disappeared while the content was being read. Build again.');
  // Reading a pipe would block for ever.
  if (!before.isFile()) return failed('file-refused', refusalMessage(basename(absolute), 'irregular'));
  if (before.size > maxDocumentBytes) {
    const limit = `${maxDocumentBytes / 1_000_000} MB`;
    return failed(
      'file-too-large',
      `The file is ${megabytes(before.size)} MB; a page may be ${limit} at most. Split it into several pages.`,
    );
  }
  let bytes: Buffer;
  try {
    bytes = read(absolute);
  } catch (error) {
    return failed(
      'file-unreadable',
      `The file cannot be read (${(error as NodeJS.ErrnoException).code}). Check its permissions.`,
    );
  }
  const after = statOrNull(absolute);
  const isSame =
    after !== null &&
    after.mtimeMs === before.mtimeMs &&
    after.size === before.size &&
    bytes.length === after.size;
  if (isSame) return decode(bytes);
  if (attempts > 1) return readSource(absolute, { attempts: attempts - 1, read });
  return failed(
    'file-changing',
    'The file kept changing while it was being read. Save it, then build again.',
  );
}

function decode(bytes: Buffer): SourceText {
  if (!isUtf8(bytes))
    return {
      ok: false,
      code: 'file-encoding',
      line: lineOfBadByte(bytes),
      message: 'The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8.',
    };
  const text = bytes.toString('utf8', hasByteOrderMark(bytes) ? 3 : 0);
  return { ok: true, text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text };
}

/** Some editors start a file with a byte order mark. */
function hasByteOrderMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** The first line that is not valid UTF-8. A line break is never part of a longer UTF-8 sequence. */
function lineOfBadByte(bytes: Buffer): number | null {
  let start = 0;
  for (let line = 1; start <= bytes.length; line++) {
    const end = bytes.indexOf(10, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end))) return line;
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

function statOrNull(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function failed(code: ContentCode, message: string): SourceText {
  return { ok: false, code, line: null, message };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
