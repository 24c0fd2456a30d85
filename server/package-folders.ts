// Finds installed packages: in the project, or in a parent folder if the project itself is an installed
// package.
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The `node_modules` folders that the project may use. */
export function packageFolders(projectRoot: string): string[] {
  const folders = [join(projectRoot, 'node_modules')];
  const mark = `${sep}node_modules${sep}`;
  const end = projectRoot.lastIndexOf(mark);
  if (end >= 0) folders.push(projectRoot.slice(0, end + mark.length - 1));
  return folders.filter((folder) => existsSync(folder));
}

/** The folder of a package; throws if it is not installed. */
export function packageFolder(projectRoot: string, name: string): string {
  const found = packageFolders(projectRoot)
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
  if (!found) throw new Error(`The package ${name} is not installed.`);
  return found;
}
