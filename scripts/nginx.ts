// `npm run nginx`: writes the nginx configuration of a build, for `deploy/nginx.conf` to include: the
// security headers, media types, cache lifetimes and redirects. Written beside the build, which defines them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { serverHalf } from '#schema/builds.ts';
import { parseEnv } from '#server/env.ts';
import { readHeaderPolicy } from '#server/http/header-policy.ts';
import { parseRedirects } from '#server/http/redirects.ts';
import { readLatest } from '#server/prerender/pages/page-records.ts';
import { nginxMaps } from './nginx/nginx-maps.ts';
import { runScript } from './run-script.ts';

async function nginx(): Promise<void> {
  const { outDir, stateDir } = parseEnv(process.env, process.cwd());
  const staticDir = join(outDir, 'static');
  const file = join(stateDir, 'server', 'nginx.conf');
  const latest = readLatest(staticDir);
  if (!latest) throw new UserError(`There is no build in ${staticDir}. Run npm run build first.`);
  const policy = await readHeaderPolicy(join(stateDir, 'server', serverHalf(latest), 'headers.json'));
  const names = readdirSync(staticDir, { recursive: true, encoding: 'utf8' });
  const redirects = names.includes('_redirects') ? readFileSync(join(staticDir, '_redirects'), 'utf8') : '';
  writeFileSync(file, nginxMaps({ policy, names, redirects: parseRedirects(redirects) }));
  console.log(`Wrote ${file}. Reload nginx now.`);
}

if (import.meta.main) await runScript(nginx);
