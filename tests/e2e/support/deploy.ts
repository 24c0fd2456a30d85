// A copy of the site `moving` in its own folder, which a test can edit and build again while its pages are open.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { shareApplication } from '#scripts/build-test-site.ts';
import { startServer } from '#server/http/serve.ts';
import { buildApp } from '#server/prerender/build-app.ts';
import { movingContentDir } from '#tests/support/sites/sites.ts';

const root = join(import.meta.dirname, '../../..');

export interface Deployment {
  url: string;
  /** Changes a document; the change is visible after the next build. */
  edit(file: string, change: (text: string) => string): void;
  remove(file: string): void;
  /** Adds a document or another file, or replaces it. */
  write(file: string, text: string): void;
  /** Builds the site into the folder that is being served, and waits until the server serves the new build. */
  deploy(): Promise<void>;
  /** Does the same with an application whose files have other names, as if the site was last built before an upgrade. */
  deployEarlierVersion(): Promise<void>;
  /** Names of the served files below `/assets/`. */
  assets(): string[];
  /** Stops the server and deletes the folder. */
  stop(): Promise<void>;
}

/** Builds the site for the first time, with these files besides its own, and serves it. */
export async function startDeployment(
  name: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Deployment> {
  const folder = join(root, '.cache/e2e', `deployed-${name}`);
  const contentDir = join(folder, 'content');
  const outDir = join(folder, 'out');
  const cacheDir = join(outDir, 'cache');
  const assetsDir = join(outDir, 'static/assets');
  rmSync(folder, { recursive: true, force: true });
  cpSync(movingContentDir, contentDir, { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(contentDir, file)), { recursive: true });
    writeFileSync(join(contentDir, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  shareApplication(outDir);
  const application = dirname((await buildApp(root, cacheDir)).clientDir);

  async function deploy(): Promise<void> {
    const { SITE_URL: _url, VERSION_POLL: _poll, ...inherited } = process.env;
    const compiled = ['--import', join(root, 'scripts/compile-cache.js')];
    await promisify(execFile)(process.execPath, [...compiled, join(root, 'scripts/build.ts')], {
      cwd: root,
      env: { ...inherited, CONTENT_DIR: contentDir, OUT_DIR: outDir },
    });
  }

  await deploy();
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });

  /** Waits for the server, which checks for a new build at most once a second. */
  async function serveNewest(): Promise<void> {
    const file = join(outDir, 'static/builds/latest.json');
    const isServed = async () =>
      (await (await fetch(`${server.url}/builds/latest.json`)).text()) === readFileSync(file, 'utf8');
    while (!(await isServed())) await setTimeout(50);
  }

  return {
    url: server.url,
    edit(file, change) {
      const path = join(contentDir, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    remove: (file) => rmSync(join(contentDir, file)),
    write,
    async deploy() {
      await deploy();
      await serveNewest();
    },
    async deployEarlierVersion() {
      const present = join(folder, 'application');
      cpSync(application, present, { recursive: true });
      makeEarlier(application);
      // Otherwise the files that are served now would be kept as those of a past build.
      for (const part of ['static', 'server']) rmSync(join(outDir, part), { recursive: true });
      await deploy();
      await serveNewest();
      const [serverBundle = ''] = readdirSync(join(outDir, 'server'));
      forgetPages(join(outDir, 'server', serverBundle, 'pages.json'));
      rmSync(application, { recursive: true });
      renameSync(present, application);
    },
    assets: () => readdirSync(assetsDir).filter((name) => !/\.(br|gz)$/.test(name)),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A build never reuses pages that another application rendered. This one differs in names only, so they would be reused. */
function forgetPages(file: string): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pages: {} }));
}

/** Renames every file of an application, so that it counts as another version which does the same. */
function makeEarlier(application: string): void {
  const assets = join(application, 'client/assets');
  const names = readdirSync(assets).map((name) => name.replace(/\.\w+$/, ''));
  const files = [
    join(application, 'client/.vite/manifest.json'),
    ...readdirSync(assets).map((name) => join(assets, name)),
  ];
  for (const file of files) {
    const text = names.reduce(
      (text, name) => text.replaceAll(name, `${name}-earlier`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
  for (const name of readdirSync(assets))
    renameSync(join(assets, name), join(assets, name.replace(/(\.\w+)$/, '-earlier$1')));
}
