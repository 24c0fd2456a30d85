// On the error page: pages that the reader may have meant, found in the build's own list of pages.
import { titleFromPath } from '#lib/title-case.ts';
import type { BuildManifest, LatestBuild } from '#schema/build-manifest.ts';
import { sections } from '#site/sections.ts';
import { nearestPaths } from './nearest-paths.ts';

const elements = `${sections.elements.path}/`;
const attributes = `${sections.attributes.path}/`;

/** Lists the nearest pages in the element; it stays empty when none is near or the list cannot be had. */
export function nearestPages(element: HTMLElement): () => void {
  let hasLeft = false;
  const wrong = element.dataset.nearest || location.pathname;
  void listPages().then((paths) => {
    const near = nearestPaths(wrong, paths);
    if (!hasLeft && near.length > 0) element.replaceChildren(heading(), list(near));
  });
  return () => {
    hasLeft = true;
    element.replaceChildren();
  };
}

async function listPages(): Promise<string[]> {
  try {
    const { id } = await read<LatestBuild>('/builds/latest.json');
    return (await read<BuildManifest>(`/builds/meta/${id}.json`)).prerendered;
  } catch {
    return [];
  }
}

async function read<T>(address: string): Promise<T> {
  return (await fetch(address)).json() as Promise<T>;
}

function heading(): HTMLElement {
  return make('h2', '', 'Nearest to that address');
}

function list(paths: readonly string[]): HTMLElement {
  const rows = make('ul', 'rows');
  for (const path of paths) {
    const link = Object.assign(document.createElement('a'), { href: path });
    link.append(
      make(isName(path) ? 'code' : 'span', 'row-title', nameOf(path)),
      make('span', 'row-end', path),
    );
    const row = document.createElement('li');
    row.append(link);
    rows.append(row);
  }
  return rows;
}

/** Elements and attributes are known by their own names. */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(elements)) return `<${name}>`;
  // A word without a vowel is an abbreviation: HTML, CSS.
  return path.startsWith(attributes)
    ? name
    : titleFromPath(path).replace(/\b[^\WaeiouyAEIOUY]+\b/g, upperCase);
}

function upperCase(word: string): string {
  return word.toUpperCase();
}

function isName(path: string): boolean {
  return path.startsWith(elements) || path.startsWith(attributes);
}

function make(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
