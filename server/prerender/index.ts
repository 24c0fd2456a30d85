// Content folder → complete static site. The output of the last good build stays in place until this one is whole.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildContent } from '#pipeline/index.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Env } from '#src/env.ts';
import { type BuiltApp, buildApp, forgetOtherApps } from './build-app.ts';
import { type OutputFolder, replaceFolder, restoreFolder } from './output-folder.ts';
import { pageFiles } from './page-files.ts';
import { digest, type PageKeys, pageKeys, readPreviousKeys } from './page-keys.ts';
import { renderPages } from './render-pages.ts';
import { openRenderer, type RendererInput } from './renderer.ts';
import { keepRetired, type Retired } from './retired-files.ts';
import {
  writeBuildRecord,
  writeErrorDocuments,
  writeFolder,
  writeHeaders,
  writePictures,
} from './write-extras.ts';

export interface BuildReport {
  /** A long step begins. */
  step(name: string): void;
  progress(done: number, total: number): void;
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

  report.step('Building the application');
  const app = await buildApp(projectRoot, cacheDir);

  report.step('Rendering pages');
  const { settings, pictures } = content;
  const input: RendererInput = {
    serverEntry: app.serverEntry,
    database,
    settings,
    stylesheets: app.stylesheets,
    siteUrl: env.siteUrl,
  };
  const { renderer, close } = await openRenderer(input);
  const appKey = digest(app.hash, JSON.stringify(settings), env.siteUrl ?? '');
  const keys = pageKeys(renderer, database, appKey);
  const output = replaceFolder(staticDir);
  const server = replaceFolder(serverDir);
  try {
    const stale = keepUnchanged(keys, readPreviousKeys(serverDir, staticDir), output);
    await renderPages(stale, { input, outDir: output.next, onProgress: report.progress });

    report.step('Writing files');
    const files = writeApp(app, [join(projectRoot, 'public'), publicDir], output);
    writePictures(pictures, env.contentDir, output);
    writeErrorDocuments(renderer, output.next, server.next);
    writeHeaders(output.next, server.next);
    const now = Date.now();
    const buildId = digest(appKey, JSON.stringify([keys, pictures, files]));
    writeBuildRecord(output.next, buildId, now, Object.keys(keys));
    const retired = keepRetired(staticDir, output, readRetired(serverDir), now);
    writeFileSync(join(server.next, 'pages.json'), JSON.stringify({ buildId, keys, retired }));

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

/** Takes over the files of every page that would come out the same; returns the paths that must be rendered. */
function keepUnchanged(keys: PageKeys, previous: PageKeys, output: OutputFolder): string[] {
  return Object.keys(keys).filter((path) => {
    if (previous[path] !== keys[path]) return true;
    const { document, payload } = pageFiles(path);
    if (!output.keep(document) || !output.keep(payload)) return true;
    for (const file of [document, payload]) for (const twin of ['br', 'gz']) output.keep(`${file}.${twin}`);
    return false;
  });
}

/** A site without a mark of its own shows the project's; a file of the site's own `public/` wins. */
/** Returns every file with a hash of its content. */
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
