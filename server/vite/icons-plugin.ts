// The icons that the site's own code names go into its script, so that no page waits for them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type IconShape, type IconShapes, iconKey } from '#lib/icon.ts';
import { drawIcon } from '#pipeline/icons.ts';

const publicId = 'virtual:icons';
const moduleId = `\0${publicId}`;

/** Provides `virtual:icons`: the shape of every icon that stands as a text of its own in `src`. */
export function bundledIcons(): Plugin {
  let folder = '';
  return {
    name: 'bundled-icons',
    configResolved(config) {
      folder = `${config.root}/src/`;
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: (id) => (id === moduleId ? `export default ${JSON.stringify(readNamedIcons(folder))}` : null),
    hotUpdate({ file }) {
      // The next visit gets the new list; until then a new icon comes over the network like any other.
      const known = this.environment.moduleGraph.getModuleById(moduleId);
      if (known && file.startsWith(folder)) this.environment.moduleGraph.invalidateModule(known);
    },
  };
}

/** The shapes of the icons named below a folder, sorted, so that the script changes only when they do. */
export function readNamedIcons(folder: string): IconShapes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => iconNamesIn(readFileSync(join(folder, file), 'utf8')));
  const shapes: Record<string, IconShape> = {};
  for (const name of names.sort()) {
    const key = iconKey(name);
    const shape = drawIcon(name);
    if (key && shape) shapes[key] = shape;
  }
  return shapes;
}

/** Texts such as `'i-lucide-sun'` in source code. */
export function iconNamesIn(source: string): string[] {
  return [...source.matchAll(/(['"`])(i-[a-z0-9][a-z0-9:-]*)\1/g)].map(([, , name = '']) => name);
}
