// Recorded facts belong to this project's own pages, whatever folder is checked.
import { join } from 'node:path';

export function isOwnContent(contentDir: string): boolean {
  return contentDir === join(import.meta.dirname, '../../content');
}
