// A build as an older version of the application would have left it, and what its documents name.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from './small-site.ts';

/** Leaves the build as an older version of the application would have: other names of assets, other keys of pages. */
export function makeOld(out: string): void {
  const assets = join(out, 'static/assets');
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, `old-${name}`));
  for (const path of addresses(out).filter(
    (address) => !/\.\w+$/.test(address) || address.endsWith('.json'),
  )) {
    const file = [join(out, 'static', path, 'index.html'), join(out, 'static', path)].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (!file) continue;
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/assets/', '/assets/old-'));
  }
  const [half = ''] = readdirSync(join(out, 'server'));
  const records = join(out, 'server', half, 'pages.json');
  const renamed = readFileSync(records, 'utf8').replaceAll('"assets/', '"assets/old-');
  writeFileSync(records, renamed.replaceAll('"key":"', '"key":"old '));
}

/** The files of the site that a text names, in links, lists of pictures and data. */
export function namedFiles(text: string): string[] {
  return [
    ...text.replaceAll('&amp;', '&').matchAll(/["' ,](\/(?:assets|_ipx|_media|_data)\/[^"' ,<>]+)/g),
  ].map(([, path = '']) => path);
}
