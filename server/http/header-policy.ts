// The headers chosen by the build, which knows the hashes of its inline scripts.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { ownHeadersFor } from '#site/addresses.ts';
import { type HeaderMap, securityHeaders } from '#site/security-headers.ts';
import { isMissing } from './build-files.ts';

const headerMap = z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/));
const policyFile = z.object({ headers: headerMap, paths: z.record(z.string(), headerMap).optional() });

/**
 * Headers for every response, and overrides for single paths (a sandboxed frame needs a policy of its own).
 */
export interface HeaderPolicy {
  headers: HeaderMap;
  paths: Record<string, HeaderMap>;
}

/** Reads the policy written by the build; without one, uses the strictest policy. */
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
 * File endings of subresources: scripts, styles and data, which are loaded by a page and never opened
 * directly. Directives that only concern documents are left out of their headers, which saves 4 kB on the
 * first visit of the median page.
 */
export const subresourceEndings = ['js', 'css', 'json'];

const subresource = new RegExp(`\\.(?:${subresourceEndings.join('|')})$`);
const neededBySubresources = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** A worker uses the policy of its own script; it needs nothing from other origins. */
const subresourcePolicy = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The headers of the file `name` that is sent for `path`. The name determines the type, because a page may be
 * called node.js.
 */
export function headersForFile(path: string, name: string, { headers, paths }: HeaderPolicy): HeaderMap {
  const own = { ...ownHeadersFor(path), ...paths[path] };
  return { ...(subresource.test(name) ? subresourceHeaders(headers) : headers), ...own };
}

/** The headers of subresources. */
export function subresourceHeaders(headers: HeaderMap): HeaderMap {
  const needed = Object.entries(headers).filter(([header]) => neededBySubresources.includes(header));
  return { ...Object.fromEntries(needed), 'Content-Security-Policy': subresourcePolicy };
}
