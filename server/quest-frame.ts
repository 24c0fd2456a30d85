// The document in which quest answers are checked: the kit, and the policy of examples with scripts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exampleFolder } from '#schema/page/example.ts';
import { questFramePath, questGlobals } from '#schema/page/quest.ts';
import { compileScript, type ExampleFrame, frame, rememberScript } from './example-frame.ts';

const source = join(import.meta.dirname, '../src');
const questFrameEntry = join(source, 'app/behaviours/quest/kit/frame.ts');

/** The script of the frame. */
export async function compileQuestScript(): Promise<string> {
  return inDocument(await compileScript(questFrameEntry));
}

/** The same from the cache, unless the kit has changed. */
export async function rememberedQuestScript(cacheDir: string): Promise<string> {
  return inDocument(await rememberScript(join(cacheDir, 'quest-frame.json'), questFrameEntry));
}

/**
 * The script for the document. It saves the globals that it uses, so that an answer cannot replace them, and
 * is strict, so that its functions cannot be reached through the call stack.
 */
function inDocument(script: string): string {
  const values = questGlobals.map((name) => `globalThis.${name}`);
  return withoutEndTags(`((${questGlobals})=>{'use strict';${script}\n})(${values})`);
}

/** In a document, these characters would end the script. */
function withoutEndTags(script: string): string {
  return script.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
}

/** The document by path. `files` are the names of the files beside it. */
export function questFrames(script: string, files: readonly string[]): Record<string, ExampleFrame> {
  return { [questFramePath]: frame(script, { runsScripts: true, files }) };
}

/** The address of axe-core, for checks that use it. */
export const axePath = `${exampleFolder}axe.js`;

export function axeScript(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
}
