// The document that starts the worker for the tests of a guide step: the scripts of both, and a policy without network.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { escapeHtml } from '#lib/escape-html.ts';
import { stepFramePath } from '#schema/page/step-run.ts';
import { stepFrameHeaders, stepFramePolicy } from '#site/security-headers.ts';
import { compileScript, type ExampleFrame, rememberScript } from './example-frame.ts';

const folder = join(import.meta.dirname, '../src/app/behaviours/guide-step');
const frameEntry = join(folder, 'frame.ts');
const workerEntry = join(folder, 'worker.ts');

export interface StepScripts {
  frame: string;
  worker: string;
}

export async function compileStepScripts(): Promise<StepScripts> {
  return { frame: await compileScript(frameEntry), worker: await compileScript(workerEntry) };
}

/** The same from the cache, unless their sources have changed. */
export async function rememberedStepScripts(cacheDir: string): Promise<StepScripts> {
  return {
    frame: await rememberScript(join(cacheDir, 'step-frame.json'), frameEntry),
    worker: await rememberScript(join(cacheDir, 'step-worker.json'), workerEntry),
  };
}

/** The document by path. The policy is also in the document, for hosts that send no headers of ours. */
export function stepFrames({ frame, worker }: StepScripts): Record<string, ExampleFrame> {
  const hash = `sha256-${createHash('sha256').update(frame).digest('base64')}`;
  if (/<\/script|<!--/i.test(frame))
    throw new Error('The script for the tests of guide steps would end early.');
  const policy = stepFramePolicy(hash).join('; ');
  return {
    [stepFramePath]: {
      html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Tests</title></head><body data-worker="${escapeHtml(worker)}"><script>${frame}</script></body></html>\n`,
      headers: stepFrameHeaders(hash),
    },
  };
}
