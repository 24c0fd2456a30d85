import { join } from 'node:path';
import { exampleFolder } from '#schema/page/example.ts';
import type { HeaderMap } from '#site/security-headers.ts';
import { exampleFrames, rememberedFrameScript } from '../example-frame.ts';
import { exampleMediaFolder, isOwnExampleFile, listExampleMedia } from '../example-media.ts';
import { axePath, axeScript, questFrames, rememberedQuestScript } from '../quest-frame.ts';
import { rememberedStepScripts, stepFrames } from '../step-frame.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { writeFolder } from './write-extras.ts';

interface WrittenExamples {
  /** The headers of each address of a document. */
  headers: Record<string, HeaderMap>;
  /** The files that examples use, each with a hash of its content. */
  media: string[];
  /** Their addresses. */
  paths: string[];
}

interface ExampleOptions {
  output: Pick<OutputFolder, 'next' | 'write'>;
  cacheDir: string;
  contentDir: string;
  /** Whether there are quests, or exercises with checks: the kit and axe are larger than everything else, and few sites have quests. */
  hasQuests: boolean;
  /** Whether there are guide steps with code. */
  hasSteps: boolean;
  /** A folder with prepared compressed files; see `compressAssets`. */
  ready: string;
}

/** Writes the documents of live examples, and beside them the files that examples use. */
export async function writeExampleFrames(options: ExampleOptions): Promise<WrittenExamples> {
  const { output, cacheDir, contentDir, hasQuests, hasSteps, ready } = options;
  const media = writeFolder(exampleMediaFolder(contentDir), join(output.next, exampleFolder), 'asset', {
    keep: isOwnExampleFile,
  });
  const headers: Record<string, HeaderMap> = {};
  const files = listExampleMedia(contentDir);
  const frames = {
    ...exampleFrames(await rememberedFrameScript(cacheDir), files),
    ...(hasQuests && questFrames(await rememberedQuestScript(cacheDir), files)),
    ...(hasSteps && stepFrames(await rememberedStepScripts(cacheDir))),
  };
  if (hasQuests) output.write(axePath.slice(1), axeScript(), 'asset', ready);
  for (const [path, made] of Object.entries(frames)) {
    output.write(path.slice(1), made.html, 'asset');
    headers[path] = made.headers;
    // Some static hosts redirect from `name.html` to `name`.
    headers[path.replace(/\.html$/, '')] = made.headers;
  }
  return { headers, media, paths: media.map((file) => exampleFolder + file.replace(/ \S+$/, '')) };
}
