import { join } from 'node:path';

/** The file that a target means. */
export async function filePath(root, target) {
  const [path] = target.split('?');
  return join(root, decodeURIComponent(path));
}
