// Content folder → complete static site. The output of the last good build stays in place until this one is whole.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { listRemoteIcons, resolveIcons } from '#pipeline/icons/remote-icons.ts';
import { type BuildContentResult, buildContent } from '#pipeline/index.ts';
import type { Problem } from '#pipeline/problem.ts';
import { serverHalf } from '#schema/builds.ts';
import type { Env } from '../env.ts';
import { openRenderer, type RendererInput } from '../open-renderer.ts';
import type { Build, BuildFolders } from './build.ts';
import { buildApp, forgetOtherApps, withTheme } from './build-app.ts';
import { lockOutput } from './output/build-lock.ts';
import { bytesOfLate } from './output/late-files.ts';
import { outputBytes } from './output/output-bytes.ts';
import { openServerFolder, replaceFolder, restoreFolder } from './output/output-folder.ts';
import { keepRetired } from './output/retired-files.ts';
import { linkSpare, setAside } from './output/spare-folder.ts';
import { keysOf, readBuildRecord, writeBuildRecord } from './pages/page-records.ts';
import { writePages } from './pages/write-pages.ts';
import { forgetOtherShareImages } from './share-images/index.ts';
import { writeSiteFiles } from './write-site-files.ts';

export interface BuildReport {
  /** A long step begins. */
  step(name: string): void;
  progress(done: number, total: number): void;
  /** Something is not as the author meant it, and the build goes on. */
  warn(message: string): void;
}

export interface BuildResult {
  ok: boolean;
  problems: Problem[];
  buildId: string | null;
  /** Pages of the site, a home that no document describes included. */
  pages: number;
  /** The beginning of every address in the sitemap, in feeds and previews. */
  siteUrl: string | null;
  /** Pages that were rendered in this run; the others are taken over. */
  rendered: number;
  /** The size of the static site, compressed files included. */
  bytes: number;
}

/** `sources` is the hash of what the project is made of, for whoever knows it already. */
export async function buildSite(
  env: Env,
  projectRoot: string,
  report: BuildReport,
  sources?: string,
): Promise<BuildResult> {
  const unlock = lockOutput(env.outDir);
  try {
    return await buildLocked(env, projectRoot, report, sources);
  } finally {
    unlock();
  }
}

async function buildLocked(
  env: Env,
  projectRoot: string,
  report: BuildReport,
  sources: string | undefined,
): Promise<BuildResult> {
  const folders = prepareFolders(env);
  performance.mark('start');
  report.step('Reading content');
  const content = await readContent(env, folders, report);
  if (!content.ok) return refuse(content);

  report.step('Building the application');
  const app = withTheme(await buildApp(projectRoot, folders.cache, sources), content.theme);
  performance.mark('application');
  const input: RendererInput = {
    serverEntry: app.serverEntry,
    database: folders.database,
    settings: content.settings,
    stylesheets: app.stylesheets,
    scripts: app.scripts,
    siteUrl: env.siteUrl,
    icons: await resolveIcons(namedIcons(folders.database), { warn: report.warn }),
  };
  performance.mark('icons');
  const { renderer, close } = await openRenderer(input);
  performance.mark('renderer');
  const output = replaceFolder(folders.static);
  const server = openServerFolder(folders.server);
  const now = env.buildTime ?? new Date();
  const build: Build = {
    ...{ env, projectRoot, folders, content, app, input, renderer, output, server, now, report },
    previous: readBuildRecord(folders.server, folders.static),
  };
  try {
    report.step('Rendering pages');
    const written = await writePages(build);
    report.step('Writing files');
    const { latest, late } = await writeSiteFiles(build, written);
    const retired = keepRetired(folders.static, output, build.previous.retired, now.getTime());
    writeBuildRecord(server.next, { pages: written.records, retired });
    performance.mark('records');
    const others = outputBytes(output.next, written.records, late.files);
    performance.mark('size');
    const bytes = others + (await bytesOfLate(output.next, late));
    performance.mark('late files');
    // The pages name the half that belongs to them, so their swap is the one moment at which the site changes.
    server.settle(serverHalf(latest));
    const hadOutput = output.swap((old) => setAside(old, folders.cache, keysOf(build.previous.pages)));
    if (!hadOutput) linkSpare(folders.static, folders.cache, written.records);
    server.forgetOthers(serverHalf(latest));
    forgetOtherApps(folders.cache, app);
    forgetOtherShareImages(written.records, { outDir: folders.static, cacheDir: folders.cache });
    performance.mark('swap');
    return {
      ok: true,
      problems: content.problems,
      buildId: latest.id,
      pages: Object.keys(written.keys).length,
      siteUrl: renderer.siteUrl,
      rendered: written.rendered,
      bytes,
    };
  } catch (error) {
    output.discard();
    server.discard();
    throw error;
  } finally {
    close();
  }
}

/** Makes what is missing, and puts back what a build that was killed had moved away. */
function prepareFolders({ outDir, publicDir }: Env): BuildFolders {
  const cache = join(outDir, 'cache');
  const folders: BuildFolders = {
    cache,
    static: join(outDir, 'static'),
    server: join(outDir, 'server'),
    public: publicDir,
    database: join(cache, 'content.sqlite'),
  };
  mkdirSync(cache, { recursive: true });
  restoreFolder(folders.static);
  return folders;
}

function readContent(env: Env, folders: BuildFolders, report: BuildReport): Promise<BuildContentResult> {
  return buildContent({
    root: env.contentDir,
    publicDir: folders.public,
    database: folders.database,
    day: (env.buildTime ?? new Date()).toISOString().slice(0, 10),
    links: env.links,
    onProgress: report.progress,
  });
}

function refuse({ problems, pages }: BuildContentResult): BuildResult {
  return { ok: false, problems, buildId: null, pages, siteUrl: null, rendered: 0, bytes: 0 };
}

/** Icons of collections that do not come with the project. */
function namedIcons(database: string): string[] {
  const db = openDatabase(database);
  const names = listRemoteIcons(db.raw);
  db.close();
  return names;
}
