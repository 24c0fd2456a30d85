// Reads the committed record of checks. An invalid file is an error with a clear message, never ignored.

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { type QualityRecord, qualityRecord } from '#schema/quality.ts';

/** The record's path from the project root. */
export const recordFile = 'facts/quality.json';

/** The record in a file; empty if the file does not exist. Messages use `name`. */
export function readRecord(file: string, name = recordFile): QualityRecord {
  const text = readText(file);
  return text === null ? {} : parseRecord(text, qualityRecord, name);
}

/** Parses JSON with a schema; the error explains to the user of the command what to do. */
export function parseRecord<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  name: string,
): z.infer<Schema> {
  const advice = 'Run the check again, then "npm run quality".';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UserError(`${name} is not JSON. ${advice}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`,
  );
  throw new UserError(`${name} is not a record of checks. ${advice}\n${lines.join('\n')}`);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
