// Decides which requests Vite may answer: code that a page loads, and nothing else from the project or the
// machine. Vite's own rules apply only after these.
import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { packageFolders } from '../package-folders.ts';

/** The folders with browser code, including packages. */
export function codeFolders(projectRoot: string): string[] {
  return [
    join(projectRoot, 'src'),
    join(projectRoot, 'server/dev'),
    ...new Set(packageFolders(projectRoot).flatMap((folder) => [folder, realpathSync(folder)])),
  ];
}

/** Virtual modules provided by Vite. */
const madeModules = /^\/@(?:vite\/(?:client|env)|react-refresh|id\/__x00__virtual:[\w-]+)$/;

/** Encoded paths, or paths that lead upwards. Browsers send neither for a module. */
const unclear = /[%\\#?\0]|\/\/|\/\.{1,2}(?:\/|$)/;

/** Whether an address, as sent, is a code file. */
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
