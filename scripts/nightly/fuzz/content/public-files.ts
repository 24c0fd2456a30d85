// Files of `public/` at addresses that the build fills itself.
import type { Random } from '#lib/random.ts';
import type { Entry } from './entry.ts';

/** Text by which such a file is found in the output. */
export const overlayMark = 'FUZZ-OVERLAY';

const paths = [
  ...[
    '_headers',
    '_redirects',
    'offline-worker.js',
    'assets/app.js',
    'builds/latest.json',
    'builds/current.json',
  ],
  ...[
    '_example/frame.html',
    '_example/axe.js',
    '_result/guide/page/1.html',
    '_media/a.png',
    '_data/search.json',
  ],
  ...['ASSETS/app.js', 'assets', '_example', 'index.html', 'guide/index.html', '404.html', 'index.html.br'],
  ...[
    'robots.txt',
    'sitemap.xml',
    '.well-known/security.txt',
    'a/../../b',
    'words.txt',
    '\u202e.txt',
    'a\nb.txt',
  ],
];

export function publicFiles(random: Random): Entry[] {
  return random.some(1, 3, () => ({
    path: `public/${random.pick(paths)}`,
    text: `<!doctype html><title>${overlayMark}</title>`,
  }));
}
