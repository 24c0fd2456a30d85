// Determines which packages end up in the browser: bundles the application as a build does, and traces every
// module in the output to its package. Writes nothing.
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Packages that reach readers without being modules of the application: the typeface, icons, the checker for
 * quests, parts of the service worker, and the bundler's runtime.
 */
const withoutModules = [
  '@fontsource-variable/inter',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
  'axe-core',
  'rolldown',
  'vite',
  'workbox-range-requests',
];

export async function bundledPackages(projectRoot: string): Promise<string[]> {
  const { createBuilder } = await import('vite');
  const names = new Set(withoutModules);
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [collect(names)],
    // The search worker is a separate bundle.
    worker: { plugins: () => [collect(names)] },
    environments: { client: { build: { write: false } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('vite.config.ts has no client.');
  await builder.build(client);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return [...names].sort();
}

function collect(names: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(id);
          if (name && renderedLength > 0) names.add(name);
        }
      }
    },
  };
}

/** `…/node_modules/a/node_modules/@b/c/d.js` belongs to `@b/c`; null for our own files. */
export function packageOf(id: string): string | null {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null;
}
