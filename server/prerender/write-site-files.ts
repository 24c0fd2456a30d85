// Everything of a build besides its pages: pictures, files for search engines and feed readers, error
// documents, headers, data, and the record of the build.

import { listPages } from '#pages/listed-pages.ts';
import { findFile } from '#pipeline/folder/folder-files.ts';
import { isPlain } from '#render/style-sheets.ts';
import type { CurrentBuild, LatestBuild } from '#schema/builds.ts';
import { downloadHeaders } from '#site/addresses.ts';
import type { Build } from './build.ts';
import { buildId, noteWrites } from './build-id.ts';
import { imageHeaders, writeImages } from './images.ts';
import { writeLicences } from './licence-texts.ts';
import { writeLlms } from './llms.ts';
import { writePacks, writeWorker } from './offline/write-packs.ts';
import type { LateFiles } from './output/late-files.ts';
import type { WrittenPages } from './pages/write-pages.ts';
import { publishFiles } from './publish/index.ts';
import { writeQuests } from './quests.ts';
import { writeShareImages } from './share-images/index.ts';
import { writeStarterZips } from './starter-zips.ts';
import { writeStepData } from './step-data.ts';
import { writeStepZips } from './step-zips.ts';
import { writeExampleFrames } from './write-example-frames.ts';
import {
  writeBuildManifest,
  writeCurrentBuild,
  writeData,
  writeErrorDocuments,
  writeHeaders,
  writePictures,
  writeRedirects,
  writeSearch,
  writeSearchText,
  writeServerParts,
} from './write-extras.ts';

export interface WrittenSite {
  /** The build's id and time; the id is a hash of its content. */
  latest: LatestBuild;
  late: LateFiles;
}

export async function writeSiteFiles(build: Build, written: WrittenPages): Promise<WrittenSite> {
  const { env, content, renderer, server, folders, now, report } = build;
  const { settings, pictures, redirects } = content;
  const { output, written: otherFiles } = noteWrites(build.output);
  const outDir = output.next;
  const cacheDir = folders.cache;
  const { write } = output;

  // The file with all pages is compressed by other threads in parallel.
  const listed = await listPages(renderer.site);
  const late = writeLlms({ listed, renderer, settings, outDir, write });
  // Awaited at the end, where a failure is reported.
  late.finished.catch(() => {});
  performance.mark('llms.txt');
  writePictures(pictures, env.contentDir, output);
  const images = Object.values(written.records).flatMap((page) => page.images);
  await writeImages(images, {
    ...{ outDir, cacheDir, onProgress: report.progress },
    sourceFile: (src) => {
      const found = findFile(outDir, src);
      return found.ok ? found.absolute : null;
    },
  });
  await writeShareImages(written.records, { outDir, cacheDir });
  performance.mark('pictures');

  writeErrorDocuments(renderer, output, server.next);
  writeLicences(build.projectRoot, outDir);
  performance.mark('error documents, licences');
  await publishFiles({
    ...{ listed, renderer, settings, outDir, cacheDir, now, write, warn: report.warn },
    publicDir: folders.public,
  });
  performance.mark('sitemap, feeds, icons');
  writeStepZips(listed, env.contentDir, write);
  writeStarterZips(listed, env.contentDir, write);
  const steps = await writeStepData(listed, renderer, env.contentDir, output);
  const quests = await writeQuests(listed, renderer, env.contentDir, output);
  const hasQuests = quests > 0 || listed.some(({ meta }) => meta.hasChecks === true);
  const examples = await writeExampleFrames({
    ...{ output, cacheDir, contentDir: env.contentDir },
    ...{ hasQuests, hasSteps: steps > 0, ready: build.app.compressedDir },
  });
  const published = [...pictures.map(({ url }) => url), ...examples.paths];
  const hostOnly = { ...imageHeaders(images), ...downloadHeaders(published) };
  const styles = build.app.stylesheets.flatMap((sheet) =>
    isPlain(sheet) || sheet.isLinked ? [] : (sheet.text ?? []),
  );
  writeHeaders(output, server.next, { styles, hostOnly, paths: examples.headers });
  writeRedirects(output, redirects);

  performance.mark('headers, redirects');
  const searchFile = await renderer.searchFile();
  const current: Omit<CurrentBuild, 'id'> = {
    app: build.app.hash,
    versionPoll: env.versionPoll,
    shell: renderer.shell,
    files: {
      navigation: writeData(output, 'navigation', renderer.menu),
      panels: writeData(output, 'panels', renderer.panels),
      outline: writeData(output, 'outline', renderer.outline),
      search: writeSearch(output, searchFile),
      text: writeSearchText(output, renderer.searchText(searchFile)),
    },
  };
  // All other files depend on these: sizes of pictures, lists of packs, and the files below, which contain
  // the id.
  const id = buildId({
    pages: written.records,
    files: [
      ...otherFiles,
      ...written.assets,
      ...examples.media,
      ...pictures.map(({ url }) => url),
      JSON.stringify(current),
    ],
  });
  const latest: LatestBuild = { id, timestamp: now.getTime() };
  writeBuildManifest(output, latest, { paths: Object.keys(written.keys), redirects });
  writeCurrentBuild(output, { id, ...current });
  writePacks(build, written.records, id);
  writeWorker(build);
  performance.mark('data, search, packs');
  writeServerParts(server.next, build.input);
  performance.mark('server half');
  return { latest, late };
}
