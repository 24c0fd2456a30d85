// The folder around a generated site. It contains files that a build has no business with; the output lies deep in it, so
// that a path with a few ".." too many ends among them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Places } from './content/entry.ts';

/** Text of the files outside the site; it must not be published. */
export const secret = 'FUZZ-SECRET-OUTSIDE-THE-SITE';

export interface Guard extends Places {
  site: string;
  contentDir: string;
  outDir: string;
  /** For temporary files of the build; anything may be here. */
  home: string;
}

export function makeGuard(folder: string, host: string): Guard {
  rmSync(folder, { recursive: true, force: true });
  const guard: Guard = {
    host,
    guard: folder,
    canary: join(folder, 'canary'),
    site: join(folder, 'site'),
    contentDir: join(folder, 'site/content'),
    outDir: join(folder, 'a/b/c/d/out'),
    home: join(folder, 'home'),
  };
  for (const place of [guard.canary, guard.contentDir, guard.outDir, guard.home])
    mkdirSync(place, { recursive: true });
  const victims = [
    'victims/secret.txt',
    'victims/notes.md',
    'a/b/index.html',
    'a/b/c/d/static/index.html',
    'b',
  ];
  for (const victim of victims) {
    mkdirSync(dirname(join(folder, victim)), { recursive: true });
    writeFileSync(join(folder, victim), `# ${secret}\n`);
  }
  return guard;
}
