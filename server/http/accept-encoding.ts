// Negotiates the content encoding: the stored encodings that a client accepts, best first.

/** The encodings a file may be stored in, in our order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MAX_REMEMBERED = 256;
/** Browsers send 30 characters. Longer headers are not legitimate, and caching them would fill the memory. */
const MAX_LENGTH = 1000;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * Acceptable encodings by the client's weights, with ours as a tie-breaker. Browsers send few different
 * values, so results are cached.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header.length > MAX_LENGTH) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  const rest = weights.get('*');
  const weight = (encoding: Encoding): number => {
    const own = weights.get(encoding);
    if (own !== undefined) return own;
    // Unnamed, identity stays a last resort unless `*` says otherwise (RFC 9110, 12.5.3).
    if (encoding === 'identity') return rest === 0 ? 0 : Math.min(rest ?? 1, Number.MIN_VALUE);
    return rest ?? 0;
  };
  return ENCODINGS.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
}

/** An invalid weight counts as a refusal: sending uncompressed bytes is always safe. */
function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return 1;
  const value = q.slice(q.indexOf('=') + 1).trim();
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
