// Reads one file of the content folder: complete, unchanged while it is read, and valid UTF-8.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxDocumentBytes } from '#schema/constants.ts';
import { refusalMessage } from './folder-files.ts';
import type { ContentCode } from './problem-codes.ts';

export type SourceText =
  | { ok: true; text: string }
  | { ok: false; code: ContentCode; line: number | null; message: string };

/** Reads a text file; whatever goes wrong is returned as a message for the author. */
export async function readSource(
  absolute: string,
  { attempts = 3, read = readFile }: { attempts?: number; read?: (file: string) => Promise<Buffer> } = {},
): Promise<SourceText> {
  const before = await statOrNull(absolute);
  if (!before)
    return failed('file-missing', 'The file disappeared while the content was being read. Build again.');
  // A pipe would keep its reader waiting for ever.
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
    bytes = await read(absolute);
  } catch (error) {
    return failed(
      'file-unreadable',
      `The file cannot be read (${(error as NodeJS.ErrnoException).code}). Check its permissions.`,
    );
  }
  const after = await statOrNull(absolute);
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
  try {
    return {
      ok: true,
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n'),
    };
  } catch {
    return {
      ok: false,
      code: 'file-encoding',
      line: lineOfBadByte(bytes),
      message: 'The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8.',
    };
  }
}

/** The first line that does not decode on its own. A line break is never part of a longer UTF-8 sequence. */
function lineOfBadByte(bytes: Buffer): number | null {
  let start = 0;
  for (let line = 1; start <= bytes.length; line++) {
    const end = bytes.indexOf(10, start);
    const part = bytes.subarray(start, end < 0 ? bytes.length : end);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(part);
    } catch {
      return line;
    }
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

async function statOrNull(path: string) {
  try {
    return await stat(path);
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
