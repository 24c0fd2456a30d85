// Adds the styles of blocks to the style sheets: `@import "#blocks"` in `src/styles/name.css` stands for the
// files `src/blocks/*/name.css`.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

export function blockStyles(): Plugin {
  let folder = '';
  return {
    name: 'block-styles',
    enforce: 'pre',
    configResolved(config) {
      folder = join(config.root, 'src');
    },
    transform: {
      filter: { id: /\/src\/styles\/[\w-]+\.css(?:\?|$)/ },
      handler: (source, id) => withBlockStyles(source, basename(id.replace(/\?.*/, '')), folder),
    },
  };
}

/** A style sheet with imports of all blocks' files of its name, in the order of their folders. */
export function withBlockStyles(source: string, name: string, folder: string): string {
  const files = readdirSync(join(folder, 'blocks'))
    .toSorted()
    .filter((block) => existsSync(join(folder, 'blocks', block, name)));
  return source.replace('@import "#blocks";', () =>
    files.map((block) => `@import "../blocks/${block}/${name}";`).join('\n'),
  );
}
