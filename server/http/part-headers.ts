// Which of the site's headers an answer needs. Scripts, styles and data are parts of a page and never shown as one, so
// what only concerns documents is left out: on the median page that is 4 kB of every first visit.
import { type HeaderMap, shareHeaders } from '#site/security-headers.ts';

const part = /\.(?:js|css|json)$/;
const sharePicture = /(?:^|\/)_share\/[^/]+\.png$/;
const neededByParts = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** A worker takes its policy from its own script; it needs nothing from anywhere else. */
const partPolicy = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** By the name of the file, not by the address: a page may be called node.js. */
export function headersOf(file: string, all: HeaderMap): HeaderMap {
  if (sharePicture.test(file)) return { ...all, ...shareHeaders };
  if (!part.test(file)) return all;
  const needed = Object.entries(all).filter(([name]) => neededByParts.includes(name));
  return { ...Object.fromEntries(needed), 'Content-Security-Policy': partPolicy };
}
