// The folder for build state that later runs trust: the compiled application, which is executed; pages and
// pictures, which are published; and the records of the last build. Authors must not be able to put anything
// there, so it is never inside the content. Loaded before anything else, so it depends only on Node.
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';

export interface StateFolder {
  /** `STATE_DIR`, or the output folder. */
  folder: string;
  /** Whether an author could have put files there. */
  isInContent: boolean;
}

/** The folder set by the environment. */
export function stateFolder(source: Record<string, string | undefined>, cwd: string): StateFolder {
  const folder = resolve(cwd, source.STATE_DIR || source.OUT_DIR || 'dist');
  const content = resolve(cwd, source.CONTENT_DIR || 'content');
  const isInContent = isIn(content, folder) || isIn(realPath(content), realPath(folder));
  return { folder, isInContent };
}

function isIn(around: string, path: string): boolean {
  const way = relative(around, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

/** The real path with all links resolved, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = resolve(path, '..');
    return above === path ? path : resolve(realPath(above), relative(above, path));
  }
}
