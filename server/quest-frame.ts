// The document in which the answers to quests are checked: the kit, and the policy of examples whose scripts run.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder/folder-files.ts';
import { exampleFolder } from '#schema/page/example.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { compileScript, type ExampleFrame, frame, rememberScript } from './example-frame.ts';

const source = join(import.meta.dirname, '../src');
/** What the script of the frame begins with. */
const questFrameEntry = join(source, 'app/behaviours/quest/kit/frame.ts');

/** Where the code of the kit lies; it is small enough to be read whole. */
const folders = ['app/behaviours/quest', 'app/behaviours/play', 'app/behaviours/example', 'lib/assistive'];

/** Every file that the script of the frame may be made of. */
export function questSources(): string[] {
  return folders.flatMap((folder) =>
    listFiles(join(source, folder)).files.map((file) => join(source, folder, file)),
  );
}

/** The script of the frame as browsers read it, without what would end it. */
export async function compileQuestScript(): Promise<string> {
  const script = await compileScript(questFrameEntry);
  return script.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
}

/** The same, kept until the kit changes. */
export function rememberedQuestScript(cacheDir: string): Promise<string> {
  return rememberScript(join(cacheDir, 'quest-frame.json'), questSources(), compileQuestScript);
}

/** The document by its path. `files` are the names of the files beside it. */
export function questFrames(script: string, files: readonly string[]): Record<string, ExampleFrame> {
  return { [questFramePath]: frame(script, { runsScripts: true, files }) };
}

/** Where axe-core lies, for the checks that ask it. */
export const axePath = `${exampleFolder}axe.js`;

export function axeScript(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
}
