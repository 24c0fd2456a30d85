// Where the addresses of pages and style sheets lead: to files and ids of the same folder, written as they are called.
import * as text from '#messages/folder-findings.ts';
import type { Finding, PageReading, Tag, TextFile } from './folder.ts';

interface Address {
  /** As written. */
  value: string;
  line: number;
  isLink: boolean;
}

/** The top of the folder as an address that cannot exist. */
const top = 'https://folder.invalid/';

const loading: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  form: ['action'],
};

/** The addresses in a tag. */
function addressesOf({ name, attributes, line }: Tag): Address[] {
  // What these lines name is where the site will be, not a file of the folder.
  if (name === 'link' && /\bcanonical\b|\balternate\b|\bpreconnect\b/i.test(attributes.rel ?? '')) return [];
  return (loading[name] ?? []).flatMap((attribute) => {
    const value = attributes[attribute];
    if (value === undefined) return [];
    const values = attribute === 'srcset' ? candidatesOf(value) : [value];
    return values.map((one) => ({
      value: one.trim(),
      line,
      isLink: name === 'a' || name === 'area',
    }));
  });
}

function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

const cssAddress =
  /\/\*[\s\S]*?\*\/|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;

/** The addresses in a style sheet. */
function addressesInStyles(sheet: string): Address[] {
  return [...sheet.matchAll(cssAddress)].flatMap(({ index, ...match }) => {
    const value = Object.values(match)
      .slice(1, 6)
      .find((one) => typeof one === 'string');
    return value === undefined
      ? []
      : [{ value, line: sheet.slice(0, index).split('\n').length, isLink: false }];
  });
}

export interface FolderTexts {
  /** All files that count. */
  paths: ReadonlySet<string>;
  pages: ReadonlyMap<string, PageReading>;
  sheets: readonly TextFile[];
}

/** What is wrong with the addresses, by file, and pages to which no link leads. */
export function findLinkProblems({ paths, pages, sheets }: FolderTexts): Finding[] {
  const found: Finding[] = [];
  const bySmall = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  const linked = new Map<string, Set<string>>();
  const look = (file: string, { value, line, isLink }: Address) => {
    const add = (rule: string, [message, advice]: text.FindingWords) =>
      found.push({ rule, file, line, message, advice });
    if (/^(?:file:|[a-z]:[\\/])|^https?:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/i.test(value))
      return add('link-computer', text.linkToComputer(value));
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)) return;
    if (value === '') return isLink ? add('link-empty', text.linkEmpty) : undefined;
    if (value.includes('\\'))
      return add('link-backslash', text.linkBackslash(value, value.replaceAll('\\', '/')));
    const target = targetOf(file, value);
    if (!target) return;
    const { path, id } = target;
    const candidates =
      path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
    const exact = candidates.find((one) => paths.has(one));
    if (exact === undefined) {
      const other = candidates.map((one) => bySmall.get(one.toLowerCase())).find(Boolean);
      if (other) return add('link-case', text.linkCase(value, other));
      if (path === '' || path.endsWith('/'))
        return add('link-folder', text.linkFolder(value, `${path}index.html`));
      return add('link-missing', text.linkMissing(value, path));
    }
    linked.set(file, (linked.get(file) ?? new Set()).add(exact));
    const page = pages.get(exact);
    if (!page?.isWhole || id === '' || id.toLowerCase() === 'top' || id.startsWith(':~:')) return;
    if (!page.tags.some((tag) => hasId(tag, id))) add('link-fragment', text.linkFragment(value, id, exact));
  };
  for (const [file, page] of pages)
    for (const tag of page.tags) for (const address of addressesOf(tag)) look(file, address);
  for (const { path, text: sheet } of sheets)
    for (const address of addressesInStyles(sheet)) if (!address.value.startsWith('#')) look(path, address);
  return [...found, ...findUnreached(pages, linked)];
}

function hasId({ name, attributes }: Tag, id: string): boolean {
  return attributes.id === id || (name === 'a' && attributes.name === id);
}

/** Null for an address that cannot be read. */
function targetOf(file: string, address: string): { path: string; id: string } | null {
  try {
    const base = top + file.split('/').map(encodeURIComponent).join('/');
    const { pathname, hash, origin } = new URL(address, base);
    if (`${origin}/` !== top) return null;
    return { path: decodeURIComponent(pathname.slice(1)), id: decodeURIComponent(hash.slice(1)) };
  } catch {
    return null;
  }
}

/** Servers show it for wrong addresses, so no link leads to it. */
const withoutLinks = new Set(['404.html']);

function findUnreached(
  pages: ReadonlyMap<string, PageReading>,
  linked: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const start = 'index.html';
  if (!pages.has(start)) return [];
  const reached = new Set([start]);
  for (const file of reached) for (const next of linked.get(file) ?? []) reached.add(next);
  const [message, advice] = text.notReached;
  return [...pages.keys()]
    .filter((file) => !reached.has(file) && !withoutLinks.has(file))
    .map((file) => ({ rule: 'not-reached', file, line: null, message, advice }));
}
