// Builds the sites with the present code and serves them on free ports until the tests are over. While tests are
// being written, sites that are served already can be named instead: PLINTH_E2E_REAL, _LAYOUTS, _MOVING.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#server/http/serve.ts';
import {
  addressVariable,
  layoutsContentDir,
  layoutsSiteUrl,
  longSectionPages,
  movingContentDir,
  outDirOf,
  type SiteName,
  siteNames,
} from './sites.ts';

const root = join(import.meta.dirname, '../..');

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (siteNames.every((site) => process.env[addressVariable(site)])) return;
  prepareLayoutsSite();
  takeParsedPages('real');
  await build('real', {});
  shareApplication('real', ['layouts', 'moving']);
  await Promise.all([
    build('layouts', { CONTENT_DIR: layoutsContentDir, SITE_URL: layoutsSiteUrl }),
    build('moving', { CONTENT_DIR: movingContentDir }),
  ]);
  const servers = await Promise.all([serve('real'), serve('layouts'), serve('moving')]);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

/** The bundled application is kept from run to run; documents are always made anew. */
async function build(site: SiteName, settings: Record<string, string>): Promise<void> {
  const outDir = outDirOf(site);
  for (const folder of ['static', 'server']) rmSync(join(outDir, folder), { recursive: true, force: true });
  const { CONTENT_DIR: _content, SITE_URL: _url, ...inherited } = process.env;
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    env: { ...inherited, ...settings, OUT_DIR: outDir },
  });
}

/** The content check has read every page already; what has not changed since need not be read again. */
function takeParsedPages(site: SiteName): void {
  const checked = join(root, '.cache/check-content.sqlite');
  const cache = join(outDirOf(site), 'cache');
  if (!existsSync(checked) || existsSync(cache)) return;
  mkdirSync(cache, { recursive: true });
  cpSync(checked, join(cache, 'content.sqlite'));
}

/** The application is the same for every site, so it is bundled once. */
function shareApplication(from: SiteName, others: readonly SiteName[]): void {
  const cache = join(outDirOf(from), 'cache');
  for (const name of readdirSync(cache).filter((name) => name.startsWith('app-')))
    for (const site of others)
      cpSync(join(cache, name), join(outDirOf(site), 'cache', name), { recursive: true });
}

async function serve(site: SiteName) {
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir: outDirOf(site), log: false });
  process.env[addressVariable(site)] = server.url;
  return server;
}

/** The site's folder, and beside it a section too long to be listed whole. */
function prepareLayoutsSite(): void {
  rmSync(layoutsContentDir, { recursive: true, force: true });
  cpSync(join(root, 'tests/sites/layouts'), layoutsContentDir, { recursive: true });
  const section = join(layoutsContentDir, '9.long');
  mkdirSync(section);
  writeFileSync(join(section, 'index.md'), '---\ntitle: Long\n---\n\nA long section.\n');
  for (let number = 1; number <= longSectionPages; number++) {
    writeFileSync(
      join(section, `${number}.entry-${number}.md`),
      `---\ntitle: Entry ${number}\n---\n\nText ${number}.\n`,
    );
  }
}
