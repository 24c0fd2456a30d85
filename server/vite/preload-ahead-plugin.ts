// Lets a script fetch and compile chunks before it runs them. Vite preloads what a dynamic import depends on; this adds
// other chunks to the preloads of one import, whose own module is empty.
import type { Plugin, Rolldown } from 'vite';

export interface PreloadAhead {
  plugin: Plugin;
  /** For `modulePreload.resolveDependencies`. */
  withPreloads(script: string, needed: string[]): string[];
}

/** `trigger` is the empty module, `parts` are the modules whose chunks are fetched with it; both by their paths. */
export function preloadAhead(trigger: string, parts: readonly string[]): PreloadAhead {
  let triggerFile = '';
  let files: string[] = [];
  const plugin: Plugin = {
    name: 'preload-ahead',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      triggerFile = chunkOf(bundle, trigger).fileName;
      files = [...new Set(parts.flatMap((part) => closureOf(bundle, chunkOf(bundle, part).fileName)))];
    },
  };
  return {
    plugin,
    withPreloads: (script, needed) => (script === triggerFile ? [...new Set([...needed, ...files])] : needed),
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`)) return file;
  throw new Error(`The bundle has no chunk for ${source}.`);
}

/** A chunk and all that it imports, except the script that every page starts with. */
function closureOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file) || /\/entry\./.test(file)) return [...found];
  found.add(file);
  for (const name of chunk.imports) closureOf(bundle, name, found);
  return [...found];
}
