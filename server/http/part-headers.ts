// Which of the site's headers an answer needs. Scripts, styles and data are parts of a page and never shown as one, so
// what only concerns documents is left out: on the median page that is 4 kB of every first visit.
import { ownHeadersFor } from '#site/addresses.ts';
import type { HeaderMap } from '#site/security-headers.ts';

/** How the names of such files end. */
export const partNames = ['js', 'css', 'json'];

const part = new RegExp(`\\.(?:${partNames.join('|')})$`);
const neededByParts = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** A worker takes its policy from its own script; it needs nothing from anywhere else. */
const partPolicy = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of the file that is sent for a path. Parts are known by the file's name: a page may be called node.js. */
export function headersOf(path: string, file: string, all: HeaderMap): HeaderMap {
  const own = ownHeadersFor(path);
  if (!part.test(file)) return { ...all, ...own };
  const needed = Object.entries(all).filter(([name]) => neededByParts.includes(name));
  return { ...Object.fromEntries(needed), 'Content-Security-Policy': partPolicy, ...own };
}
