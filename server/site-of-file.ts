// Finds the site of a single file, for a command that is given a file instead of a folder.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { readContentConfig } from '#pipeline/folder/content-config.ts';
import { settingsFile } from '#pipeline/folder/read-settings.ts';

export interface SiteOfFile {
  /** The content folder. */
  folder: string;
  /** The file, as a path in it with forward slashes. */
  file: string;
}

/** Null for a folder, and for a name that may be one. */
export function siteOfFile(given: string, cwd: string): SiteOfFile | null {
  const path = resolve(cwd, given);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats && path.endsWith('.md')) throw new UserError(`There is no file ${relative(cwd, path)}.`);
  if (!stats?.isFile()) return null;
  const folder = folderAround(path, cwd);
  return { folder, file: relative(folder, path).split(sep).join('/') };
}

/**
 * The nearest folder with site settings; otherwise the command's default folder; otherwise the file's own.
 */
function folderAround(file: string, cwd: string): string {
  const above: string[] = [];
  for (let at = dirname(file); ; at = dirname(at)) {
    above.push(at);
    if (at === dirname(at)) break;
  }
  const described = above.find(
    (folder) => existsSync(join(folder, settingsFile)) || readContentConfig(folder) !== null,
  );
  const usual = [join(cwd, 'content'), cwd].find((folder) => above.includes(folder));
  return described ?? usual ?? dirname(file);
}
