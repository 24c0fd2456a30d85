// The headers the build decided on: it alone knows the hashes of the inline scripts it wrote.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ToldError } from '#lib/told-error.ts';
import { type HeaderMap, securityHeaders } from '#site/security-headers.ts';
import { isMissing } from './missing-file.ts';

const headerMap = z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/));
const policyFile = z.object({ headers: headerMap, paths: z.record(z.string(), headerMap).optional() });

/** Headers for every answer, and changes for single paths (a sandboxed frame needs a policy of its own). */
export interface HeaderPolicy {
  headers: HeaderMap;
  paths: Record<string, HeaderMap>;
}

/** Reads the policy the build wrote; without one, the strictest policy holds. */
export async function readHeaderPolicy(file: string): Promise<HeaderPolicy> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return { headers: securityHeaders([]), paths: {} };
    throw error;
  }
  try {
    const { headers, paths } = policyFile.parse(JSON.parse(text));
    return { headers, paths: paths ?? {} };
  } catch (cause) {
    throw new ToldError(`${file} is not a list of headers. Run npm run build again.`, { cause });
  }
}
