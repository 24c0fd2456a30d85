// The headers the build decided on: it alone knows the hashes of the inline scripts it wrote.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { ownHeadersFor } from '#site/addresses.ts';
import { type HeaderMap, securityHeaders } from '#site/security-headers.ts';
import { isMissing } from './build-files.ts';

const headerMap = z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/));
const policyFile = z.object({ headers: headerMap, paths: z.record(z.string(), headerMap).optional() });

/** Headers for every response, and changes for single paths (a sandboxed frame needs a policy of its own). */
export interface HeaderPolicy {
  headers: HeaderMap;
  paths: Record<string, HeaderMap>;
}

/** Reads the policy the build wrote; without one, the strictest policy holds. */
export async function readHeaderPolicy(file: string | null): Promise<HeaderPolicy> {
  if (file === null) return strictest();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return strictest();
    throw error;
  }
  try {
    const { headers, paths } = policyFile.parse(JSON.parse(text));
    return { headers, paths: paths ?? {} };
  } catch (cause) {
    throw new UserError(`${file} is not a list of headers. Run npm run build again.`, { cause });
  }
}

function strictest(): HeaderPolicy {
  return { headers: securityHeaders(), paths: {} };
}

/**
 * How the names of subresources end: scripts, styles and data, which a page loads and nobody looks at alone. What only
 * concerns documents is left out of their headers: on the median page that is 4 kB of every first visit.
 */
export const subresourceEndings = ['js', 'css', 'json'];

const subresource = new RegExp(`\\.(?:${subresourceEndings.join('|')})$`);
const neededBySubresources = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** A worker takes its policy from its own script; it needs nothing from anywhere else. */
const subresourcePolicy = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of the file `name` that is sent for `path`. Its name says what it is: a page may be called node.js. */
export function headersForFile(path: string, name: string, { headers, paths }: HeaderPolicy): HeaderMap {
  const own = { ...ownHeadersFor(path), ...paths[path] };
  return { ...(subresource.test(name) ? subresourceHeaders(headers) : headers), ...own };
}

/** The headers of what a page loads and nobody looks at alone. */
export function subresourceHeaders(headers: HeaderMap): HeaderMap {
  const needed = Object.entries(headers).filter(([header]) => neededBySubresources.includes(header));
  return { ...Object.fromEntries(needed), 'Content-Security-Policy': subresourcePolicy };
}
