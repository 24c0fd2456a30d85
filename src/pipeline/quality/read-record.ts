// The committed record of checks. A file that cannot be used is an error with a clear message, never ignored.

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ToldError } from '#lib/told-error.ts';
import { type QualityRecord, qualityRecord } from '#schema/quality.ts';

/** The record's path from the project's root. */
export const recordFile = 'facts/quality.json';

/** The record in a file; empty when there is no such file. Messages use `name`. */
export function readRecord(file: string, name = recordFile): QualityRecord {
  const text = readText(file);
  return text === null ? {} : parseRecord(text, qualityRecord, name);
}

/** Parses JSON with a schema; throws an error that tells the person at the terminal what to do. */
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
    throw new ToldError(`${name} is not JSON. ${advice}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`,
  );
  throw new ToldError(`${name} is not a record of checks. ${advice}\n${lines.join('\n')}`);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
