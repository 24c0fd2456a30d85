// The document in which the answers to quests are checked: the kit, and the policy of examples whose scripts run.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exampleFolder } from '#schema/page/example.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { compileScript, type ExampleFrame, frame, rememberScript } from './example-frame.ts';

const source = join(import.meta.dirname, '../src');
const questFrameEntry = join(source, 'app/behaviours/quest/kit/frame.ts');

/** The script of the frame. */
export async function compileQuestScript(): Promise<string> {
  return withoutEndTags(await compileScript(questFrameEntry));
}

/** The same from the cache, unless the kit has changed. */
export async function rememberedQuestScript(cacheDir: string): Promise<string> {
  return withoutEndTags(await rememberScript(join(cacheDir, 'quest-frame.json'), questFrameEntry));
}

/** The script stands in a document, where these characters would end it. */
function withoutEndTags(script: string): string {
  return script.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
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
