import { decodeAddress } from './address/decode-address.ts';

const smallWords = new Set('a an and as at but by for if in is nor of on or the to with'.split(' '));

/** Title case for a URL segment: `intro-to-html` becomes `Intro to Html`. The first word is always capitalised. */
export function titleCase(text: string): string {
  return splitWords(text)
    .map((word, index) =>
      index > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capitalise(word),
    )
    .join(' ');
}

/** Title from a file or folder name: words at spaces and hyphens, each in PascalCase. */
export function titleFromFileName(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.split(/[_.]+/).map(capitalise).join(''))
    .join(' ');
}

/** The title of a page that has none: its last path segment, decoded and in title case. */
export function titleFromPath(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  return titleCase(decodeAddress(segments.at(-1) ?? ''));
}

function splitWords(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[-_.\s]+/)
    .filter(Boolean);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
