// `/.well-known/security.txt` (RFC 9116): the contact for security problems.
import { absoluteUrl } from '#lib/address/site-address.ts';

/** The path required by the RFC. */
export const securityTextPath = '/.well-known/security.txt';

/**
 * RFC 9116 recommends less than a year; rounding to the first of a month keeps builds of one month identical.
 */
const validMonths = 11;

/** The inputs of the file. */
export interface SecurityContact {
  /** An address with `mailto:` or `https:`; empty for none. */
  contact: string;
  /** Null when it is not set. */
  siteUrl: string | null;
  now: Date;
}

/** The text of the file, or null without a contact. */
export function securityText({ contact, siteUrl, now }: SecurityContact): string | null {
  if (!contact) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // The canonical address must use https.
  if (siteUrl?.startsWith('https:')) lines.push(`Canonical: ${absoluteUrl(siteUrl, securityTextPath)}`);
  return `${lines.join('\n')}\n`;
}
