// The reference pages of a built site, by transfer size for a browser that accepts Brotli.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ReferencePage {
  path: string;
  file: string;
  /** Bytes of the compressed document. */
  size: number;
}

const section = 'cs/html';

/** Smallest first. */
export function listReferencePages(staticDir: string): ReferencePage[] {
  return readdirSync(join(staticDir, section), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => {
      const file = join(staticDir, section, name);
      const folder = dirname(join(section, name)).replaceAll('\\', '/');
      return { path: `/${folder}`, file, size: statSync(`${file}.br`).size };
    })
    .sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
}

/** The median page; the larger of two. */
export function getMedianPage(pages: readonly ReferencePage[]): ReferencePage {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) throw new Error(`The build has no page in ${section}.`);
  return page;
}
