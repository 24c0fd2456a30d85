// How two static hosts read `_headers` and `_redirects`, by their published rules and the published code of their tools.
// Only what our files use, and what would make them be refused.

export type HostName = 'cloudflare' | 'netlify';

interface HeaderRule {
  pattern: string;
  set: [name: string, value: string][];
  unset: string[];
}

interface HostRedirect {
  from: string;
  to: string;
  status: number;
  isForced: boolean;
}

/** A host that has read the two files; `problems` are the lines it would not take. */
export interface StaticHost {
  headersFor(path: string): Record<string, string>;
  /** `hasFile`: something is published at that path. */
  redirectFor(path: string, hasFile: boolean): { status: number; to: string } | null;
  problems: string[];
}

/** Cloudflare reads 100 rules and lines of 2,000 characters; of redirects 2,000 and 1,000 characters. */
const limits = { rules: 100, line: 2000, redirects: 2000, redirectLine: 1000 };

export function staticHost(name: HostName, files: { headers: string; redirects: string }): StaticHost {
  const problems: string[] = [];
  const rules = parseHeaderRules(name, files.headers, problems);
  const redirects = parseRedirectRules(name, files.redirects, problems);
  return {
    problems,
    headersFor: (path) => applyRules(name, rules, path),
    redirectFor(path, hasFile) {
      const found = redirects.find(({ from }) => from === path);
      // Netlify serves a file that is there, unless told otherwise; Cloudflare redirects in any case.
      if (!found || (name === 'netlify' && hasFile && !found.isForced)) return null;
      return { status: found.status, to: found.to };
    },
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function parseHeaderRules(host: HostName, text: string, problems: string[]): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const colon = line.indexOf(':');
    if (host === 'cloudflare' && line.length > limits.line) problems.push(`too long: ${line}`);
    else if (line.startsWith('/')) rules.push({ pattern: line, set: [], unset: [] });
    else if (colon === -1) {
      // Cloudflare takes a header away; Netlify passes over a line without a colon.
      if (line.startsWith('! ')) rules.at(-1)?.unset.push(line.slice(2).toLowerCase());
      else problems.push(`no header: ${line}`);
    } else rules.at(-1)?.set.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  if (host === 'cloudflare' && rules.length > limits.rules) problems.push(`${rules.length} rules`);
  for (const { pattern } of rules)
    if (host === 'cloudflare' && pattern.split('*').length > 2) problems.push(`two splats: ${pattern}`);
  return rules;
}

function applyRules(host: HostName, rules: readonly HeaderRule[], path: string): Record<string, string> {
  // What both send by themselves.
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
  const isOurs = new Set<string>();
  for (const { set, unset } of rules.filter((rule) => matches(host, rule.pattern, path))) {
    if (host === 'cloudflare') for (const name of unset) delete headers[name];
    for (const [name, value] of set) {
      // Cloudflare joins the values of several rules, Netlify keeps the last one.
      const before = host === 'cloudflare' && isOurs.has(name) ? headers[name] : undefined;
      headers[name] = before === undefined ? value : `${before}, ${value}`;
      isOurs.add(name);
    }
  }
  return headers;
}

function matches(host: HostName, pattern: string, path: string): boolean {
  if (host === 'cloudflare') {
    const source = pattern.split('*').map(escapePattern).join('.*');
    return new RegExp(`^${source.replace(/:[A-Za-z]\w*/g, '[^/]+')}$`).test(path);
  }
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith(':')) return '[^/]+';
      // A star for a whole part also stands for none.
      return part === '*' ? '?.*' : part.split('*').map(escapePattern).join('.*');
    });
  return new RegExp(`^/${parts.join('/')}/?$`, 'i').test(path);
}

function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function parseRedirectRules(host: HostName, text: string, problems: string[]): HostRedirect[] {
  const redirects: HostRedirect[] = [];
  for (const line of linesOf(text)) {
    const [from = '', to = '', code = host === 'netlify' ? '301' : '302', ...more] = line.split(/\s+/);
    const isForced = host === 'netlify' && code.endsWith('!');
    const status = Number(isForced ? code.slice(0, -1) : code);
    const isTooLong = host === 'cloudflare' && line.length > limits.redirectLine;
    if (![301, 302, 303, 307, 308].includes(status) || more.length > 0 || isTooLong) problems.push(line);
    else if (redirects.some((other) => other.from === from)) problems.push(`twice: ${line}`);
    else redirects.push({ from, to, status, isForced });
  }
  if (host === 'cloudflare' && redirects.length > limits.redirects)
    problems.push(`${redirects.length} redirects`);
  return redirects;
}
