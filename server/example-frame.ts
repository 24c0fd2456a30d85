// The documents for the results of live examples: the frame's script, with a policy of its own, and nothing
// else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { escapeHtml } from '#lib/escape-html.ts';
import { exampleFolder, examplePaths } from '#schema/page/example.ts';
import { exampleFrameHeaders, examplePolicy, type HeaderMap } from '#site/security-headers.ts';
import { writeInside } from './write-inside.ts';

const root = join(import.meta.dirname, '..');

export interface ExampleFrame {
  html: string;
  headers: HeaderMap;
}

/** The script of the frame and its modules: entries of the browser's code, like those in `vite.config.ts`. */
const folder = join(import.meta.dirname, '../src/app/behaviours/example/frame');
const scriptFiles = [
  'frame.ts',
  'console-lines.ts',
  'guard-loops.ts',
  'parse-in-time.ts',
  'source-pieces.ts',
  '../../../../lib/example-style.ts',
].map((name) => join(folder, name));

/**
 * The start of a frame's script: the document's policy with the host, which only the document knows. It
 * applies before any source is shown and cannot be removed; after this script, only an example's own scripts
 * run, if they may.
 */
function stayOnHost(runsScripts: boolean): string {
  const policy = examplePolicy(runsScripts ? null : "'none'", '*').join(';');
  return `document.head.append(Object.assign(document.createElement('meta'),{httpEquiv:'Content-Security-Policy',content:"${policy}".replaceAll('*',new URL('${exampleFolder}',location))}));`;
}

/** The two documents by path. `files` are the names of the files beside them. */
export function exampleFrames(script: string, files: readonly string[]): Record<string, ExampleFrame> {
  return {
    [examplePaths.plain]: frame(script, { runsScripts: false, files }),
    [examplePaths.scripts]: frame(script, { runsScripts: true, files }),
  };
}

/** A hash of everything that affects the appearance of a result: the frame's script and its style. */
export function frameVersion(): string {
  return hashOfFiles(scriptFiles).slice(0, 12);
}

/** The frame's script, compiled for browsers. */
export function compileFrameScript(): Promise<string> {
  return compileScript(scriptFiles[0] ?? '');
}

/** The same from the cache, unless its source has changed. */
export async function rememberedFrameScript(cacheDir: string): Promise<string> {
  return rememberScript(join(cacheDir, 'example-frame.json'), scriptFiles[0] ?? '');
}

interface CompiledScript {
  code: string;
  /** Every module of the bundle, including those of packages. */
  modules: string[];
}

/** Bundles an entry of the browser's code as one script. Its exports are assigned to `name`. */
export async function compileScript(entry: string, name?: string): Promise<string> {
  return (await compile(entry, name)).code;
}

async function compile(entry: string, name = 'frame'): Promise<CompiledScript> {
  const { build } = await import('vite');
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      lib: { entry, formats: ['iife'], name },
      minify: true,
      target: 'es2024',
      write: false,
    },
  })) as { output: { code: string; moduleIds: string[] }[] }[];
  const [chunk] = built?.output ?? [];
  return { code: chunk?.code.trim() ?? '', modules: (chunk?.moduleIds ?? []).filter(isAbsolute) };
}

interface RememberedScript {
  script: string;
  /** Hashes of its modules, by path from the project root. */
  modules: Record<string, string>;
}

/**
 * Compiles an entry, or reads the script from `file` if none of its modules has changed: loading the compiler
 * takes longer than the rest of a build after an edit.
 */
export async function rememberScript(file: string, entry: string): Promise<string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as RememberedScript;
    const isSame = ([module, hash]: [string, string]) => hashOfFiles([join(root, module)]) === hash;
    if (Object.entries(kept.modules).every(isSame)) return kept.script;
  } catch {
    // Not compiled yet, or a module is missing.
  }
  const { code, modules } = await compile(entry);
  const hashes = modules.map((module) => [relative(root, module), hashOfFiles([module])]);
  const remembered: RememberedScript = { script: code, modules: Object.fromEntries(hashes) };
  writeInside(dirname(file), basename(file), JSON.stringify(remembered));
  return code;
}

function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of files) hash.update(readFileSync(name));
  return hash.digest('hex');
}

interface FrameContents {
  /** Whether the scripts of an example run. */
  runsScripts: boolean;
  files: readonly string[];
}

/** One document: the script, and the names of the files that it may load. */
export function frame(script: string, { runsScripts, files }: FrameContents): ExampleFrame {
  const whole = stayOnHost(runsScripts) + script;
  // If other scripts may run, restricting ours by hash is pointless.
  const hash = runsScripts ? null : `sha256-${createHash('sha256').update(whole).digest('base64')}`;
  const mark = runsScripts ? ' data-scripts' : '';
  // Not on the root element: browsers look for the encoding in the first kilobyte.
  const list = ` data-files="${escapeHtml(files.join(' '))}"`;
  return {
    html: `<!doctype html><html lang="en"${mark}><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Example</title></head><body${list}><script>${whole}</script></body></html>\n`,
    headers: exampleFrameHeaders(hash),
  };
}
