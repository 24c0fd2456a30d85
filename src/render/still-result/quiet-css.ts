// Removes addresses of other hosts from a style sheet. It is tokenised as browsers do it (CSS Syntax, section
// 4): a search for "url(" would miss escaped names, and find some in strings.
import { fileAddress } from './file-address.ts';

const escaped = '\\\\(?:[\\da-fA-F]{1,6}(?:\\r\\n|\\s)?|[^\\n\\r\\f\\da-fA-F])';
const nameCharacter = `(?:[\\w-]|[^\\0-\\x7f]|${escaped})`;
/**
 * Comments, strings, and words with the numbers, `#` or `@` before them: `#url(` and `1url(` are not
 * addresses.
 */
const token = new RegExp(
  [
    '\\/\\*[\\s\\S]*?(?:\\*\\/|$)',
    '(?<string>"(?:\\\\[\\s\\S]|[^"\\\\\\n\\r\\f])*"?|\'(?:\\\\[\\s\\S]|[^\'\\\\\\n\\r\\f])*\'?)',
    `(?<word>(?:[-+]?(?:\\d*\\.)?\\d+(?:e[-+]?\\d+)?|[#@])?${nameCharacter}+)(?<open>\\()?`,
    '[-+]?(?:\\d*\\.)?\\d+(?:e[-+]?\\d+)?',
    '[\\s\\S]',
  ].join('|'),
  'gi',
);
const unquotedAddress = /\s*(?!["'\s])((?:\\[\s\S]|[^)\\])*)\)?/y;

/** Functions whose string arguments are addresses. */
const addressFunctions = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set']);

/** A string in another declaration that a variable could pass to such a function. */
const hostInString = /^\s*(?:(?:https?|ftp|wss?):|[\\/]{2}[^\s\\/])/i;

/** An address that is never fetched, defined by CSS for this purpose. */
const nothing = 'about:invalid';

/** The style sheet with example files in their folder, and without any address of another host. */
export function quietCss(css: string): string {
  let quiet = '';
  let isImport = false;
  /** The names of the open functions; empty for a plain bracket. */
  const functions: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(css); match; match = token.exec(css)) {
    const [text] = match;
    const { string, word, open } = match.groups ?? {};
    if (string !== undefined) {
      const isAddress = isImport || addressFunctions.has(functions.at(-1) ?? '');
      quiet += isAddress ? quietAddress(string, insideOf(string), isImport) : quietString(string);
    } else if (word !== undefined && open) {
      const name = decode(word).toLowerCase();
      unquotedAddress.lastIndex = token.lastIndex;
      const address = name === 'url' ? unquotedAddress.exec(css) : null;
      if (address) {
        token.lastIndex = unquotedAddress.lastIndex;
        quiet += `url(${quietAddress(address[1]?.trim() ?? '', address[1] ?? '', isImport)})`;
      } else {
        functions.push(name);
        quiet += text;
      }
    } else {
      if (word?.startsWith('@')) isImport = decode(word).toLowerCase() === '@import';
      if (text === '(') functions.push('');
      if (text === ')') functions.pop();
      if (/^[;{}]$/.test(text)) isImport = false;
      quiet += text;
    }
  }
  return quiet;
}

/** `raw` if it loads nothing or embedded media, otherwise a string with the address of the file. */
function quietAddress(raw: string, inside: string, isImport: boolean): string {
  const address = decode(inside).trim();
  if (address.startsWith('#')) return raw;
  const file = fileAddress(address);
  if (file?.startsWith('data:')) return isImport ? `"${nothing}"` : raw;
  return `"${file === null ? nothing : encode(file)}"`;
}

function quietString(raw: string): string {
  return hostInString.test(decode(insideOf(raw))) ? '""' : raw;
}

function insideOf(string: string): string {
  return string.slice(1, string.length > 1 && string.endsWith(string.charAt(0)) ? -1 : undefined);
}

function decode(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\r\n|[\s\S]))/gi,
    (_, code: string | undefined, character = '') => {
      if (code === undefined) return /[\n\r\f]/.test(character) ? '' : character;
      const point = Number.parseInt(code, 16);
      return point === 0 || point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
    },
  );
}

/** Escapes everything that could end the string or the style element. */
function encode(address: string): string {
  return address.toWellFormed().replace(/[^\w\-./%#?=&~+:@!$*,;]/gu, encodeURIComponent);
}
