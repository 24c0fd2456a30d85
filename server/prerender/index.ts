// Content folder → complete static site. The output of the last good build stays in place until this one is whole.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { listRemoteIcons } from '#pipeline/content-icons.ts';
import { resolveIcons } from '#pipeline/icons-remote.ts';
import { buildContent } from '#pipeline/index.ts';
import { isFile } from '#pipeline/markdown/pictures.ts';
import type { Problem } from '#pipeline/problem.ts';
import { galleryPath } from '#schema/gallery.ts';
import type { Env } from '#src/env.ts';
import { type BuiltApp, buildApp, forgetOtherApps } from './build-app.ts';
import { writeExampleFrames } from './example-frame.ts';
import { imageHeaders, writeImages } from './images.ts';
import { type OutputFolder, replaceFolder, restoreFolder } from './output-folder.ts';
import { islandFile, type PageExtras, pageFiles, writePage } from './page-files.ts';
import { digest, type PageKeys, type PageRecords, pageKeys, readPreviousPages } from './page-keys.ts';
import { renderPages } from './render-pages.ts';
import { openRenderer, type RendererInput } from './renderer.ts';
import { keepRetired, type Retired } from './retired-files.ts';
import {
  writeBuildRecord,
  writeCurrentBuild,
  writeData,
  writeErrorDocuments,
  writeFolder,
  writeHeaders,
  writePictures,
  writeRedirects,
  writeServerParts,
} from './write-extras.ts';

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
  pages: number;
  /** Pages that were rendered in this run; the others are taken over. */
  rendered: number;
}

export async function buildSite(env: Env, projectRoot: string, report: BuildReport): Promise<BuildResult> {
  const cacheDir = join(env.outDir, 'cache');
  const staticDir = join(env.outDir, 'static');
  const serverDir = join(env.outDir, 'server');
  const publicDir = join(dirname(env.contentDir), 'public');
  const database = join(cacheDir, 'content.sqlite');
  mkdirSync(cacheDir, { recursive: true });
  restoreFolder(staticDir);
  restoreFolder(serverDir);

  report.step('Reading content');
  const content = await buildContent({
    root: env.contentDir,
    publicDir,
    database,
    onProgress: report.progress,
  });
  if (!content.ok)
    return { ok: false, problems: content.problems, buildId: null, pages: content.pages, rendered: 0 };

  const icons = await resolveIcons(namedIcons(database), { warn: report.warn });

  report.step('Building the application');
  const app = await buildApp(projectRoot, cacheDir);

  report.step('Rendering pages');
  const { settings, pictures, redirects } = content;
  const input: RendererInput = {
    serverEntry: app.serverEntry,
    database,
    settings,
    stylesheets: app.stylesheets,
    scripts: app.scripts,
    siteUrl: env.siteUrl,
    icons,
  };
  const { renderer, close } = await openRenderer(input);
  const appKey = digest(app.hash, JSON.stringify([settings, icons]), env.siteUrl ?? '');
  const keys = pageKeys(renderer, database, appKey);
  const output = replaceFolder(staticDir);
  const server = replaceFolder(serverDir);
  try {
    // The page for engineers is written like a page, but is none of the site's.
    const files = { ...keys, [galleryPath]: digest(appKey, JSON.stringify(renderer.shell)) };
    const kept = keepUnchanged(files, readPreviousPages(serverDir, staticDir), output);
    const stale = Object.keys(keys).filter((path) => !(path in kept));
    const rendered = await renderPages(stale, { input, outDir: output.next, onProgress: report.progress });
    if (!(galleryPath in kept))
      rendered.set(galleryPath, writePage(output.next, galleryPath, await renderer.renderGallery()));
    const pages = recordPages(files, kept, rendered);

    report.step('Writing files');
    const assets = writeApp(app, [join(projectRoot, 'public'), publicDir], output);
    writePictures(pictures, env.contentDir, output);
    const images = Object.values(pages).flatMap((page) => page.images);
    await writeImages(images, {
      outDir: output.next,
      cacheDir,
      onProgress: report.progress,
      sourceFile: (src) => (isFile(join(output.next, src)) ? join(output.next, src) : null),
    });
    writeErrorDocuments(renderer, output.next, server.next);
    const frames = await writeExampleFrames(output.next, cacheDir);
    writeHeaders(output.next, server.next, imageHeaders(images), frames);
    const now = Date.now();
    const buildId = digest(appKey, JSON.stringify([keys, pictures, assets, redirects]));
    writeBuildRecord(output.next, buildId, now, Object.keys(keys), redirects);
    writeRedirects(output.next, redirects);
    const dataFiles = {
      navigation: writeData(output.next, 'navigation', renderer.menu),
      panels: writeData(output.next, 'panels', renderer.panels),
      search: writeData(output.next, 'search', await renderer.searchFile()),
    };
    writeCurrentBuild(output.next, {
      id: buildId,
      app: app.hash,
      versionPoll: env.versionPoll,
      shell: renderer.shell,
      files: dataFiles,
    });
    writeServerParts(server.next, input);
    const retired = keepRetired(staticDir, output, readRetired(serverDir), now);
    writeFileSync(join(server.next, 'pages.json'), JSON.stringify({ buildId, pages, retired }));

    server.swap();
    output.swap();
    forgetOtherApps(cacheDir, app);
    return { ok: true, problems: content.problems, buildId, pages: content.pages, rendered: stale.length };
  } catch (error) {
    output.discard();
    server.discard();
    throw error;
  } finally {
    close();
  }
}

/** Icons of collections that do not come with the project. */
function namedIcons(database: string): string[] {
  const db = openDatabase(database);
  const names = listRemoteIcons(db.raw);
  db.close();
  return names;
}

/** Takes over the files of every page that would come out the same, and returns those pages. */
function keepUnchanged(keys: PageKeys, previous: PageRecords, output: OutputFolder): PageRecords {
  const kept: PageRecords = {};
  for (const [path, key] of Object.entries(keys)) {
    const before = previous[path];
    if (before?.key !== key) continue;
    const { document, payload } = pageFiles(path);
    const files = [document, payload, ...before.islands.map(islandFile)];
    if (!files.every((file) => output.keep(file))) continue;
    for (const file of files) for (const twin of ['br', 'gz']) output.keep(`${file}.${twin}`);
    kept[path] = before;
  }
  return kept;
}

function recordPages(
  keys: PageKeys,
  kept: PageRecords,
  rendered: ReadonlyMap<string, PageExtras>,
): PageRecords {
  const pages: PageRecords = {};
  for (const [path, key] of Object.entries(keys)) {
    const extras = rendered.get(path);
    const record = extras ? { key, ...extras } : kept[path];
    if (record) pages[path] = record;
  }
  return pages;
}

/**
 * A site without a mark of its own shows the project's; a file of the site's own `public/` wins.
 * Returns every file with a hash of its content.
 */
function writeApp(app: BuiltApp, publicDirs: readonly string[], output: OutputFolder): string[] {
  return [
    ...writeFolder(join(app.clientDir, 'assets'), join(output.next, 'assets'), 'asset'),
    ...[...new Set(publicDirs)].flatMap((folder) => writeFolder(folder, output.next, 'asset')),
  ];
}

function readRetired(serverDir: string): Retired {
  try {
    const stored = JSON.parse(readFileSync(join(serverDir, 'pages.json'), 'utf8')) as { retired?: Retired };
    return stored.retired ?? {};
  } catch {
    return {};
  }
}
