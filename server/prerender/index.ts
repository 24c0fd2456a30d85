// Content folder → complete static site. The output of the last good build stays in place until this one is whole.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { buildContent } from '#pipeline/index.ts';
import { isFile } from '#pipeline/markdown/pictures.ts';
import type { Problem } from '#pipeline/problem.ts';
import { listRemoteIcons, resolveIcons } from '#pipeline/remote-icons.ts';
import { galleryPath } from '#site/gallery.ts';
import type { Env } from '../env.ts';
import { openRenderer, type RendererInput } from '../open-renderer.ts';
import { type BuiltApp, buildApp, forgetOtherApps } from './build-app.ts';
import { imageHeaders, writeImages } from './images.ts';
import { writeLicences } from './licence-texts.ts';
import { writeLlms } from './llms.ts';
import { type OutputFolder, replaceFolder, restoreFolder } from './output-folder.ts';
import { islandFile, type PageExtras, pageFiles, writePage } from './page-files.ts';
import { digest, type PageKeys, type PageRecords, pageKeys, readPreviousPages } from './page-keys.ts';
import { publishFiles } from './publish/index.ts';
import { listQualityPages } from './quality/page-figures.ts';
import { renderQualityPages } from './quality/quality-pages.ts';
import { renderPages } from './render-pages.ts';
import { keepRetired, type Retired } from './retired-files.ts';
import { forgetOtherShareImages, writeShareImages } from './share-images/index.ts';
import { writeExampleFrames } from './write-example-frames.ts';
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
  /** The beginning of every address in the sitemap, in feeds and previews. */
  siteUrl: string | null;
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
    return {
      ...{ ok: false, problems: content.problems, buildId: null },
      ...{ pages: content.pages, siteUrl: null, rendered: 0 },
    };

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
    const previous = readPreviousPages(serverDir, staticDir);
    const late = listQualityPages(database);
    const kept = keepUnchanged(without(files, late), previous, output);
    const stale = Object.keys(keys).filter((path) => !(path in kept) && !late.includes(path));
    const rendered = await renderPages(stale, {
      ...{ renderer, input },
      outDir: output.next,
      onProgress: report.progress,
    });
    if (!(galleryPath in kept))
      rendered.set(galleryPath, writePage(output.next, galleryPath, await renderer.renderGallery()));
    report.step('Writing files');
    const assets = writeApp(app, [join(projectRoot, 'public'), publicDir], output);
    const shareFolders = { outDir: output.next, cacheDir };
    // Pages with figures count them.
    await writeShareImages({ ...kept, ...Object.fromEntries(rendered) }, shareFolders);
    const quality = await renderQualityPages(late, {
      renderer,
      keys,
      keep: (own) => keepUnchanged(own, previous, output),
      projectRoot,
      contentDir: env.contentDir,
      database,
      outDir: output.next,
      stylesheets: app.stylesheets,
      scripts: app.scripts,
    });
    Object.assign(keys, quality.keys);
    const pages = recordPages(
      { ...files, ...quality.keys },
      { ...kept, ...quality.kept },
      new Map([...rendered, ...quality.rendered]),
    );
    writePictures(pictures, env.contentDir, output);
    const images = Object.values(pages).flatMap((page) => page.images);
    await writeImages(images, {
      outDir: output.next,
      cacheDir,
      onProgress: report.progress,
      sourceFile: (src) => (isFile(join(output.next, src)) ? join(output.next, src) : null),
    });
    await writeShareImages(pages, shareFolders);
    writeErrorDocuments(renderer, output.next, server.next);
    writeLicences(projectRoot, output.next);
    await publishFiles({
      ...{ renderer, settings, cacheDir, warn: report.warn },
      outDir: output.next,
      now: new Date(),
    });
    await writeLlms({ renderer, settings, outDir: output.next });
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
    forgetOtherShareImages(pages, { outDir: staticDir, cacheDir });
    return {
      ok: true,
      problems: content.problems,
      buildId,
      pages: content.pages,
      siteUrl: renderer.siteUrl,
      rendered: stale.length + quality.rendered.size,
    };
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

function without(keys: PageKeys, paths: readonly string[]): PageKeys {
  return Object.fromEntries(Object.entries(keys).filter(([path]) => !paths.includes(path)));
}

/** Takes over the files of every page that would come out the same, and returns those pages. */
function keepUnchanged(keys: PageKeys, previous: PageRecords, output: OutputFolder): PageRecords {
  const kept: PageRecords = {};
  for (const [path, key] of Object.entries(keys)) {
    const before = previous[path];
    if (before?.key !== key) continue;
    const { document, payload, markdown } = pageFiles(path);
    const twin = path === galleryPath ? [] : [markdown];
    const files = [document, payload, ...twin, ...before.islands.map(islandFile)];
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
    // To compress them as far as they go takes a second.
    ...writeFolder(join(app.clientDir, 'assets'), join(output.next, 'assets'), 'asset', (file, content) =>
      output.keepSame(join('assets', file), content),
    ),
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
