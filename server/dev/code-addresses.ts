// Which requests Vite answers: code that a page loads, and nothing else of the project or the machine. Vite has such
// rules itself; it is asked only after these.
import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { packageFolders } from '../package-folders.ts';

/** The folders that hold code for browsers, packages included. */
export function codeFolders(projectRoot: string): string[] {
  return [
    join(projectRoot, 'src'),
    join(projectRoot, 'server/dev'),
    ...new Set(packageFolders(projectRoot).flatMap((folder) => [folder, realpathSync(folder)])),
  ];
}

/** Modules that Vite makes itself. */
const madeModules = /^\/@(?:vite\/(?:client|env)|react-refresh|id\/__x00__virtual:[\w-]+)$/;

/** Another way to write a path, or one that leads upwards. Browsers send neither for a module. */
const unclear = /[%\\#?\0]|\/\/|\/\.{1,2}(?:\/|$)/;

/** Whether an address, as it was sent, is that of code. */
export function isCodeAddress(address: string, projectRoot: string): boolean {
  const [sent = ''] = address.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(sent);
  } catch {
    return false;
  }
  if (unclear.test(path)) return false;
  if (madeModules.test(path)) return true;
  const file = path.startsWith('/@fs/') ? resolve(path.slice('/@fs'.length)) : join(projectRoot, path);
  return codeFolders(projectRoot).some((folder) => file.startsWith(folder + sep));
}
