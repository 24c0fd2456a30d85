import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** The site's logo as a `data:` address; null if it cannot be drawn. */
export function readMark(file: string | null): string | null {
  const type = file && types[extname(file).toLowerCase()];
  return file && type && existsSync(file)
    ? `data:${type};base64,${readFileSync(file).toString('base64')}`
    : null;
}
