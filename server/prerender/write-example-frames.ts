import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exampleFolder } from '#schema/page/example.ts';
import type { HeaderMap } from '#site/security-headers.ts';
import { exampleFrames, rememberedFrameScript } from '../example-frame.ts';
import { exampleMediaFolder, listExampleMedia } from '../example-media.ts';
import { axePath, axeScript, questFrames, rememberedQuestScript } from '../quest-frame.ts';
import { writePrecompressed } from './output/compress.ts';
import { writeFolder } from './write-extras.ts';

interface WrittenExamples {
  /** The headers of each address that may lead to a document. */
  headers: Record<string, HeaderMap>;
  /** The files that examples name, each with a hash of its content. */
  media: string[];
}

interface ExampleFolders {
  staticDir: string;
  cacheDir: string;
  contentDir: string;
}

/** Writes the documents of live examples, and beside them the files that examples name. */
export async function writeExampleFrames(folders: ExampleFolders): Promise<WrittenExamples> {
  const { staticDir, cacheDir, contentDir } = folders;
  const media = writeFolder(exampleMediaFolder(contentDir), join(staticDir, exampleFolder), 'asset');
  const headers: Record<string, HeaderMap> = {};
  const files = listExampleMedia(contentDir);
  const frames = {
    ...exampleFrames(await rememberedFrameScript(cacheDir), files),
    ...questFrames(await rememberedQuestScript(cacheDir), files),
  };
  mkdirSync(join(staticDir, exampleFolder), { recursive: true });
  writePrecompressed(join(staticDir, axePath), axeScript(), 'asset');
  for (const [path, made] of Object.entries(frames)) {
    const file = join(staticDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writePrecompressed(file, made.html, 'asset');
    headers[path] = made.headers;
    // Some static hosts send readers from `name.html` to `name`.
    headers[path.replace(/\.html$/, '')] = made.headers;
  }
  return { headers, media };
}
