// No code of a content folder runs while it is built.
import { readdirSync } from 'node:fs';

/** Files that such code left behind. */
export function findRunCode(canary: string): string[] {
  return readdirSync(canary).map((name) => `code of the content ran during the build: ${name}`);
}
