// The number on a certificate: a checksum of what it stands for.

/** Digits and letters that are not mistaken for each other (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Such as `HTML-7K2Q-94TD`. The same parts always give the same number. Null on a site without HTTPS, where browsers
 * offer no checksums.
 */
export async function certificateNumber(
  code: string,
  parts: readonly (string | number)[],
): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const letters = [...hash.slice(0, 8)].map((byte) => alphabet[byte % 32]).join('');
  return [code, letters.slice(0, 4), letters.slice(4)].filter(Boolean).join('-');
}
