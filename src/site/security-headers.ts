// The security headers of every response, and the same policy as a `_headers` file for static hosts.
import { exampleSandbox, exampleSources } from '#schema/page/example.ts';
import { addressRows, cacheControlOf, type GeneratedAddress } from './addresses.ts';

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Header names and values. */
export type HeaderMap = Record<string, string>;

/** Hashes (`sha256-…`) of allowed inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The strict policy; only inline scripts and styles with these hashes are allowed. */
export function securityHeaders({ scripts, styles }: InlineHashes = { scripts: [], styles: [] }): HeaderMap {
  const bad = [...scripts, ...styles].find((hash) => !HASH.test(hash));
  if (bad !== undefined) {
    throw new Error(`"${bad}" is not a hash of an inline script or style. Write it as sha256-… in base64.`);
  }
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // The public icon service is only requested if our own endpoint does not respond.
    "connect-src 'self' https://api.iconify.design",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    // Without includeSubDomains: this site must not decide for other subdomains.
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/**
 * The policy of a live example: it may load the files beside it and nothing else. `scripts` is the CSP source
 * for scripts; null allows all.
 */
export function examplePolicy(scripts: string | null, files: string): string[] {
  // If inline content is allowed, `data:` and blob addresses give no further access. The files of a quest are
  // such addresses.
  const texts = `data: ${files}`;
  return [
    "default-src 'none'",
    `script-src ${scripts ?? `'unsafe-inline' ${texts}`}`,
    `style-src 'unsafe-inline' ${texts}`,
    `img-src data: ${files}`,
    `font-src data: ${files}`,
    `media-src data: ${files}`,
    `object-src ${files}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * The headers of a live example's document that differ from the site's: only this site may embed it, and its
 * origin is opaque.
 */
export function exampleFrameHeaders(scriptHash: string | null): HeaderMap {
  // The host is unknown at this point; the frame's script adds it.
  return frameHeaders(examplePolicy(scriptHash && `'${scriptHash}'`, exampleSources));
}

function frameHeaders(own: readonly string[]): HeaderMap {
  const policy = [...own, "frame-ancestors 'self'", `sandbox ${exampleSandbox.join(' ')}`];
  return {
    'Content-Security-Policy': policy.join('; '),
    // Blocks all other connections, including WebRTC. CSP cannot do that: its `webrtc` directive is not
    // supported by any browser yet and logs a warning in the console.
    'Connection-Allowlist': '(response-origin)',
    // The files beside it can be loaded by documents with an opaque origin; the document itself cannot.
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * The policy of the document that runs a guide step's tests: its own script, and a worker with modules that are
 * made of text. The worker has the same policy.
 */
export function stepFramePolicy(scriptHash: string): string[] {
  return [
    "default-src 'none'",
    `script-src '${scriptHash}' blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** The headers of that document that differ from the site's. */
export function stepFrameHeaders(scriptHash: string): HeaderMap {
  return frameHeaders(stepFramePolicy(scriptHash));
}

/**
 * The text of a `_headers` file for Netlify or Cloudflare. Both hosts join the values of all matching rules,
 * so no path may get Cache-Control from two rules: documents keep the host's default, which is to revalidate.
 * A path with headers of its own first removes the general ones (`! Name`).
 */
export function staticHostHeaders(headers: HeaderMap, paths: Record<string, HeaderMap> = {}): string {
  const rule = (path: string, lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const own = (changed: HeaderMap) =>
    Object.entries(changed).flatMap(([name, value]) =>
      name in headers ? [`! ${name}`, `${name}: ${value}`] : [`${name}: ${value}`],
    );
  const blocks = [
    '# Documents are revalidated: both hosts send "public, max-age=0, must-revalidate" by default.',
    rule(
      '/*',
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ),
    ...addressRows
      .filter((row) => row.cache ?? row.headers)
      .map((row) =>
        rule(hostPattern(row), [
          ...(row.cache ? [`Cache-Control: ${cacheControlOf(row)}`] : []),
          ...own(row.headers ?? {}),
        ]),
      ),
    ...Object.entries(paths).map(([path, changed]) => rule(path, own(changed))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The addresses of a row in the pattern syntax of both hosts. */
function hostPattern({ path }: GeneratedAddress): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '/*');
}
