// The documents in which the results of live examples are shown: the frame's script, a policy of its own, nothing else.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examplePaths } from '#schema/example.ts';
import { exampleFrameHeaders, examplePolicy, type HeaderMap } from '../http/security-headers.ts';
import { writeWithTwins } from './compress.ts';

export interface ExampleFrame {
  html: string;
  headers: HeaderMap;
}

const scriptFile = new URL('../../src/features/example/frame.ts', import.meta.url);

/** The two documents by their path. */
export function exampleFrames(script: string): Record<string, ExampleFrame> {
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return {
    [examplePaths.plain]: frame(script, { scriptHash: hash }),
    // Where the scripts of an example may run, there is no point in naming ours.
    [examplePaths.scripts]: frame(script, { scriptHash: null }),
  };
}

/** Writes the documents and returns the headers of each address that may lead to one. */
export async function writeExampleFrames(
  staticDir: string,
  cacheDir: string,
): Promise<Record<string, HeaderMap>> {
  const headers: Record<string, HeaderMap> = {};
  for (const [path, made] of Object.entries(exampleFrames(await rememberedScript(cacheDir)))) {
    const file = join(staticDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeWithTwins(file, made.html, 'asset');
    headers[path] = made.headers;
    // Some static hosts send readers from `name.html` to `name`.
    headers[path.replace(/\.html$/, '')] = made.headers;
  }
  return headers;
}

/** The frame's script as browsers read it. */
export async function compileFrameScript(): Promise<string> {
  const { minify, transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(readFileSync(scriptFile, 'utf8'), 'frame.ts', { sourcemap: false });
  return (await minify('frame.js', code, { sourcemap: false })).code.trim();
}

/** Loading the compiler takes longer than everything else here, so the script is kept until its source changes. */
async function rememberedScript(cacheDir: string): Promise<string> {
  const source = createHash('sha256').update(readFileSync(scriptFile)).digest('hex');
  const file = join(cacheDir, 'example-frame.json');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { source: string; script: string };
    if (kept.source === source) return kept.script;
  } catch {
    // Not made yet.
  }
  const script = await compileFrameScript();
  writeFileSync(file, JSON.stringify({ source, script }));
  return script;
}

function frame(script: string, source: { scriptHash: string | null }): ExampleFrame {
  const mark = source.scriptHash ? '' : ' data-scripts';
  return {
    html: `<!doctype html><html lang="en"${mark}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${examplePolicy(source.scriptHash).join('; ')}"><meta name="robots" content="noindex"><title>Example</title></head><body><script>${script}</script></body></html>\n`,
    headers: exampleFrameHeaders(source.scriptHash),
  };
}
