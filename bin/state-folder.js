// Where `npx plinth` keeps its caches and records: in the cache folder of this account. A folder of Markdown may come from
// somebody else, and what lies in a cache is run and published, so none is ever read from such a folder.
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Makes the folder for one output folder, which only this account can read; throws with a sentence when it cannot. */
export function makeStateFolder(outDir, env) {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  const places = [join(cacheHome(env), 'plinth'), join(tmpdir(), `plinth-${userInfo().username}`)];
  for (const place of places)
    if (makePrivate(place) && makePrivate(join(place, name))) return join(place, name);
  throw new Error(
    `No folder for caches can be made in ${places.join(' or ')}. Check the permissions, or name one with STATE_DIR.`,
  );
}

function cacheHome(env) {
  const { XDG_CACHE_HOME: given = '', LOCALAPPDATA: local = '' } = env;
  if (process.platform === 'win32' && local !== '') return local;
  if (isAbsolute(given)) return given;
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

/** Whether there is such a folder, and it belongs to this account alone. */
function makePrivate(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || (process.getuid && stats.uid !== process.getuid())) return false;
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}
