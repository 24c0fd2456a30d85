// The app on a small build, without a network.
import { join } from 'node:path';
import { createLog } from '../access-log.ts';
import { createApp } from '../app.ts';
import { openSiteFiles } from '../site-files.ts';
import { BUILD, type BuildFiles, makeBuild } from './build-folder.ts';

/** Opens a build as an app whose log lines are kept. */
export async function openApp(files: BuildFiles = BUILD, twins?: string[]) {
  const outDir = await makeBuild(files, twins);
  const root = join(outDir, 'static');
  const site = await openSiteFiles({ root, headersFile: join(outDir, 'server', 'headers.json') });
  const lines: string[] = [];
  const errors: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    (line) => errors.push(line),
  );
  return { site, lines, errors, log, app: createApp({ files: site, log }) };
}

/** Request options with these headers. */
export const get = (headers: Record<string, string>, method = 'GET') => ({ method, headers });
