// Names of files and folders that are allowed by the file system and unlikely in a content folder.
import type { Random } from '#lib/random.ts';

const prefixes = [
  '',
  '',
  '',
  '',
  '1.',
  '02.',
  '1...',
  '...',
  '1..',
  '-1.',
  '1.2.3.',
  '99999999999999999999.',
  '1. ',
];

const stems = [
  ...['page', 'guide', 'index', 'a', 'first step', 'README', 'node_modules', 'Page', 'PAGE', 'notes'],
  ...['..', '...', '..a', 'a..', '. ', '~', '%2e%2e', '%2F', '%00', '%', 'a%', '..%2f..%2fvictims'],
  ...['ü', 'u\u0308', '日本語', '🙂', 'İ', 'ﬀ', '\u202Etxt', '\u200B', '\uFEFFa', 'ß'],
  ...['a\nb', 'a\tb', 'a\rb', '\x1b[31mred', '\x07', '\x7f', 'a\\b', 'C:', 'a:b', 'a?b', 'a#b', 'a*b'],
  ...[
    '<b>',
    '&amp;',
    '"quoted"',
    "it's",
    '$(touch x)',
    '`x`',
    '-rf',
    '--help',
    '{a}',
    '[a]',
    '(a)',
    '|',
    ';',
  ],
  ...['con', 'nul', 'aux', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    '_payload',
    '_media',
    '_result',
    '_example',
    '_headers',
    '_redirects',
    '404',
    'assets',
    'builds',
    'api',
  ],
  ...['x'.repeat(120), 'ü'.repeat(110), '.env', '.git', '.navigation', ' lead', 'trail '],
];

const pageEndings = ['.md', '.md', '.md', '.md', '.md', '.MD', '.markdown', '.md.md', '.md ', '.mdx'];
const otherEndings = [
  '',
  '.txt',
  '.yml',
  '.yaml',
  '.json',
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.xml',
  '.m3u8',
];

/** The longest name that file systems take, in bytes. */
const longest = 255;

function name(random: Random, ending: string): string {
  const stem = random.chance(0.15) ? random.pick(stems) + random.pick(stems) : random.pick(stems);
  const whole = random.pick(prefixes) + stem + ending;
  // A dot or two alone are no names, and a longer name cannot be written.
  const isName = !/^\.{0,2}$/.test(whole) && Buffer.byteLength(whole) <= longest;
  return isName ? whole : `page${ending}`;
}

export function folderName(random: Random): string {
  return name(random, '');
}

export function pageName(random: Random): string {
  return name(random, random.pick(pageEndings));
}

export function otherName(random: Random): string {
  return name(random, random.pick(otherEndings));
}
