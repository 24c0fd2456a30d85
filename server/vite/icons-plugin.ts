// Bundles the icons that the site's own code uses, so that no page waits for them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type IconShape, type IconShapes, iconKey } from '#lib/icon.ts';
import { drawIcon } from '#pipeline/icons/icons.ts';

/** Icons rendered without React are needed by every page; those of React components are loaded with it. */
const modules = {
  'virtual:icons': 'plain',
  'virtual:react-icons': 'react',
  'virtual:workbench-icons': 'workbench',
} as const;

interface NamedIcons {
  /** Used by scripts without React. */
  plain: IconShapes;
  /** Used only by components. */
  react: IconShapes;
  /** Named by the workbench, which few pages load. */
  workbench: IconShapes;
}

/**
 * Provides `virtual:icons` and `virtual:react-icons`: the shape of every icon whose name is a string literal
 * in `src`.
 */
export function bundledIcons(): Plugin {
  let folder = '';
  return {
    name: 'bundled-icons',
    configResolved(config) {
      folder = `${config.root}/src/`;
    },
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const part = modules[id.slice(1) as keyof typeof modules];
      return part ? moduleOf(readNamedIcons(folder)[part]) : null;
    },
    hotUpdate({ file }) {
      // The new list is used after a reload; until then a new icon is fetched like any other.
      if (!file.startsWith(folder)) return;
      for (const id of Object.keys(modules)) {
        const known = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (known) this.environment.moduleGraph.invalidateModule(known);
      }
    },
  };
}

/** The attributes of nearly all icons; defining them once saves every page 45 bytes. */
const usualLine =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** A module whose default export is the shapes. */
export function moduleOf(shapes: IconShapes): string {
  const short = Object.entries(shapes).map(([key, shape]): [string, IconShape] => [
    key,
    { ...shape, body: shape.body.replaceAll(usualLine, '@') },
  ]);
  return `const icons = ${JSON.stringify(Object.fromEntries(short))};
for (const icon of Object.values(icons)) icon.body = icon.body.replaceAll('@', ${JSON.stringify(usualLine)});
export default icons;`;
}

/** Icons named there are rendered in documents, never by a script. */
const isForServers = /^(?:lib|pages|pipeline|render|schema)\//;

/** The shapes of the icons named below a folder, sorted so that the bundles are stable. */
export function readNamedIcons(folder: string): NamedIcons {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !isForServers.test(file),
  );
  const namedIn = (kind: RegExp, isWorkbench = false) =>
    files
      .filter((file) => kind.test(file) && file.startsWith('workbench/') === isWorkbench)
      .flatMap((file) => iconNamesIn(readFileSync(join(folder, file), 'utf8')));
  const plain = shapesOf(namedIn(/\.ts$/));
  const all = shapesOf(namedIn(/\.tsx$/));
  const react = Object.fromEntries(Object.entries(all).filter(([key]) => !(key in plain)));
  const workbench = shapesOf(namedIn(/\.tsx?$/, true));
  return { plain, react, workbench };
}

function shapesOf(names: readonly string[]): IconShapes {
  const shapes: Record<string, IconShape> = {};
  for (const name of names.toSorted()) {
    const key = iconKey(name);
    const shape = drawIcon(name);
    if (key && shape) shapes[key] = shape;
  }
  return shapes;
}

/** Strings such as `'i-lucide-sun'` in source code. */
export function iconNamesIn(source: string): string[] {
  return [...source.matchAll(/(['"`])(i-[a-z0-9][a-z0-9:-]*)\1/g)].map(([, , name = '']) => name);
}
