// `/.well-known/security.txt` (RFC 9116): who hears about a security problem.
import { absoluteUrl } from '#lib/address/site-address.ts';

/** Where the file has to be. */
export const securityTextPath = '/.well-known/security.txt';

/** RFC 9116 wants less than a year; the first of a month lets builds of one month come out alike. */
const validMonths = 11;

/** What the file says. */
export interface SecurityContact {
  /** An address with `mailto:` or `https:`; empty for none. */
  contact: string;
  /** Null when it is not set. */
  siteUrl: string | null;
  now: Date;
}

/** The text of the file, or null when nobody is named. */
export function securityText({ contact, siteUrl, now }: SecurityContact): string | null {
  if (!contact) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // Only an address with https may be the canonical one.
  if (siteUrl?.startsWith('https:')) lines.push(`Canonical: ${absoluteUrl(siteUrl, securityTextPath)}`);
  return `${lines.join('\n')}\n`;
}
