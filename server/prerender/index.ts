// Builds the complete static site from a content folder. The output of the last good build stays in place
// until this one is complete.

import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { listRemoteIcons, resolveIcons } from '#pipeline/icons/remote-icons.ts';
import { type BuildContentResult, buildContent } from '#pipeline/index.ts';
import type { Problem } from '#pipeline/problem.ts';
import { serverHalf } from '#schema/builds.ts';
import type { Env } from '../env.ts';
import { openRenderer, type RendererInput } from '../open-renderer.ts';
import { messageLanguage } from '../vite/messages-plugin.ts';
import { makeFolder } from '../write-inside.ts';
import type { Build, BuildFolders } from './build.ts';
import { buildApp, forgetOtherApps, withTheme } from './build-app.ts';
import { lockOutput } from './output/build-lock.ts';
import { lateOutput } from './output/late-files.ts';
import { outputFiles } from './output/output-files.ts';
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
  /** A problem that does not stop the build. */
  warn(message: string): void;
}

export interface BuildResult {
  ok: boolean;
  problems: Problem[];
  buildId: string | null;
  /** Pages of the site, including a generated home page. */
  pages: number;
  /** Drafts that were left out. */
  drafts: number;
  /** The base of every address in the sitemap, in feeds and previews. */
  siteUrl: string | null;
  /** Pages rendered in this run; the others are reused. */
  rendered: number;
  /** The size of the static site, including compressed files. */
  bytes: number;
}

/** `sources` is the hash of the project's sources, if the caller already has it. */
export async function buildSite(
  env: Env,
  projectRoot: string,
  report: BuildReport,
  sources?: string,
): Promise<BuildResult> {
  const unlock = lockOutput(env);
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
  const app = withTheme(
    await buildApp(projectRoot, folders.cache, sources, messageLanguage(content.settings.lang)),
    content.theme,
  );
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
  const previous = readBuildRecord(folders.server, folders.static) ?? { pages: {}, retired: {}, others: {} };
  const output = replaceFolder(folders.static, previous.others);
  const server = openServerFolder(folders.server);
  const now = env.buildTime ?? new Date();
  const build: Build = {
    ...{ env, projectRoot, folders, content, app, input, renderer, output, server, previous, now, report },
  };
  try {
    report.step('Rendering pages');
    const written = await writePages(build);
    report.step('Writing files');
    const { latest, late } = await writeSiteFiles(build, written);
    const retired = keepRetired(folders.static, output, previous.retired, now.getTime());
    const files = outputFiles(output.next, written.records, late.files);
    performance.mark('size');
    const lateFiles = await lateOutput(output.next, late);
    performance.mark('late files');
    const others = { ...files.others, ...lateFiles.others };
    writeBuildRecord(server.next, { pages: written.records, retired, others });
    performance.mark('records');
    // The pages name their server files, so the whole site changes at the moment the pages are swapped.
    server.settle(serverHalf(latest));
    const hadOutput = output.swap((old) => setAside(old, folders.cache, keysOf(previous.pages)));
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
      drafts: content.drafts.size,
      siteUrl: renderer.siteUrl,
      rendered: written.rendered,
      bytes: files.bytes + lateFiles.bytes,
    };
  } catch (error) {
    output.discard();
    server.discard();
    throw error;
  } finally {
    close();
  }
}

/** Creates missing folders, and restores folders that a killed build had moved away. */
function prepareFolders({ outDir, stateDir, publicDir }: Env): BuildFolders {
  const cache = join(stateDir, 'cache');
  const folders: BuildFolders = {
    cache,
    static: join(outDir, 'static'),
    server: join(stateDir, 'server'),
    public: publicDir,
    database: join(cache, 'content.sqlite'),
  };
  makeFolder(cache);
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

function refuse({ problems, pages, drafts }: BuildContentResult): BuildResult {
  return {
    ok: false,
    problems,
    buildId: null,
    pages,
    drafts: drafts.size,
    siteUrl: null,
    rendered: 0,
    bytes: 0,
  };
}

/** Icons of collections not included with the project. */
function namedIcons(database: string): string[] {
  const db = openDatabase(database);
  const names = listRemoteIcons(db.raw);
  db.close();
  return names;
}
