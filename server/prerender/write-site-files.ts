// Everything of a build besides its pages: pictures, files for others to find the site by, error documents, headers,
// data, and the record of the build.
import { join } from 'node:path';
import { isFile } from '#pipeline/markdown/pictures.ts';
import type { Build } from './build.ts';
import { imageHeaders, writeImages } from './images.ts';
import { writeLicences } from './licence-texts.ts';
import { writeLlms } from './llms.ts';
import { digest } from './page-keys.ts';
import { publishFiles } from './publish/index.ts';
import { writeShareImages } from './share-images/index.ts';
import { writeExampleFrames } from './write-example-frames.ts';
import {
  writeBuildManifest,
  writeCurrentBuild,
  writeData,
  writeErrorDocuments,
  writeHeaders,
  writePictures,
  writeRedirects,
  writeServerParts,
} from './write-extras.ts';
import type { WrittenPages } from './write-pages.ts';

/** Returns the id of the build, which follows from all that is in it. */
export async function writeSiteFiles(build: Build, written: WrittenPages): Promise<string> {
  const { env, content, renderer, output, server, folders, now, report } = build;
  const { settings, pictures, redirects } = content;
  const outDir = output.next;
  const cacheDir = folders.cache;

  writePictures(pictures, env.contentDir, output);
  const images = Object.values(written.records).flatMap((page) => page.images);
  await writeImages(images, {
    ...{ outDir, cacheDir, onProgress: report.progress },
    sourceFile: (src) => (isFile(join(outDir, src)) ? join(outDir, src) : null),
  });
  await writeShareImages(written.records, { outDir, cacheDir });

  writeErrorDocuments(renderer, outDir, server.next);
  writeLicences(build.projectRoot, outDir);
  await publishFiles({ renderer, settings, outDir, cacheDir, now, warn: report.warn });
  await writeLlms({ renderer, settings, outDir });
  const frames = await writeExampleFrames(outDir, cacheDir);
  writeHeaders(outDir, server.next, imageHeaders(images), frames);
  writeRedirects(outDir, redirects);

  const id = digest(written.shared, JSON.stringify([written.keys, pictures, written.assets, redirects]));
  writeBuildManifest(outDir, { id, now, paths: Object.keys(written.keys), redirects });
  writeCurrentBuild(outDir, {
    id,
    app: build.app.hash,
    versionPoll: env.versionPoll,
    shell: renderer.shell,
    files: {
      navigation: writeData(outDir, 'navigation', renderer.menu),
      panels: writeData(outDir, 'panels', renderer.panels),
      search: writeData(outDir, 'search', await renderer.searchFile()),
    },
  });
  writeServerParts(server.next, build.input);
  return id;
}
