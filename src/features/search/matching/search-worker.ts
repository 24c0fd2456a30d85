// The search runs in this worker, so that typing never waits for it.
import { type SearchFile, type SearchRow, type SearchRowKind, unpackSearchFile } from '#schema/search.ts';
import type { Tier } from './rank-row.ts';
import { createSearchIndex, type Hit, type SearchIndex } from './search-index.ts';

/** What the page sends. */
export type WorkerRequest =
  /** The bytes of the search file, and how many of its pages to list before anything is typed. */
  { kind: 'load'; file: ArrayBuffer; maxListed: number } | { kind: 'search'; term: string; limit: number };

/** What the worker sends back. */
export type WorkerResponse =
  /** The pages to list, and the paths of all pages at the top level. */
  | { kind: 'loaded'; pages: ResultRow[]; paths: string[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'found'; term: string; rows: ResultRow[] };

/** A row as it leaves the worker: what the palette shows, and where the term was found. */
export interface ResultRow {
  id: string;
  label: string;
  description: string;
  /** `Section > Page >`; empty at the top level. */
  prefix: string;
  icon: string | null;
  kind: SearchRowKind;
  section: string | null;
  /** Null for a row that is listed before anything is typed. */
  tier: Tier | null;
  /** The words to highlight. */
  highlight: string;
}

/** Returns a handler for requests. Of several terms that are waiting, it searches only for the last. */
export function createRequestHandler(
  respond: (response: WorkerResponse) => void,
  schedule: (task: () => void) => void,
) {
  let index: SearchIndex | null = null;
  let pending: { term: string; limit: number } | null = null;

  function load(bytes: ArrayBuffer, maxListed: number): WorkerResponse {
    const file = JSON.parse(new TextDecoder().decode(bytes)) as SearchFile;
    const rows = unpackSearchFile(file);
    index = createSearchIndex(rows);
    const paths = file.pages.map(([path]) => path).filter((path) => path.lastIndexOf('/') === 0);
    return { kind: 'loaded', pages: choosePages(rows, maxListed).map(listedRow), paths };
  }

  function searchPending(): void {
    if (!pending || !index) return;
    const { term, limit } = pending;
    pending = null;
    respond({ kind: 'found', term, rows: index.find(term, limit).map(foundRow) });
  }

  return (request: WorkerRequest) => {
    if (request.kind === 'search') {
      const isScheduled = pending !== null;
      pending = request;
      if (!isScheduled) schedule(searchPending);
      return;
    }
    try {
      respond(load(request.file, request.maxListed));
    } catch (error) {
      respond({ kind: 'failed', reason: String(error) });
    }
  };
}

function foundRow({ row, tier, highlight }: Hit): ResultRow {
  return { ...listedRow(row), tier, highlight };
}

function listedRow({ id, label, description, titles, icon, kind, level, section }: SearchRow): ResultRow {
  const prefix = [...new Set(titles)].map((title) => `${title} >`).join(' ');
  const rowKind = level === 2 || (level === 3 && kind === 'page') ? 'heading' : kind;
  return { id, label, description, prefix, icon, kind: rowKind, section, tier: null, highlight: '' };
}

/**
 * The pages to list before anything is typed: of every section those closest to its top, in reading order. All
 * sections get an equal share of the limit; what a small one does not use goes to the larger ones.
 */
export function choosePages(rows: readonly SearchRow[], limit: number): SearchRow[] {
  const pages = rows.filter(({ level }) => level === 1);
  const sections = [...Map.groupBy(pages, ({ section }) => section).values()];
  const chosen = new Set<SearchRow>();
  let left = limit;
  const bySize = sections.toSorted((a, b) => a.length - b.length);
  for (const [index, section] of bySize.entries()) {
    const share = Math.floor(left / (bySize.length - index));
    for (const page of closestToTop(section).slice(0, share)) chosen.add(page);
    left -= Math.min(share, section.length);
  }
  return pages.filter((page) => chosen.has(page));
}

function closestToTop(pages: readonly SearchRow[]): SearchRow[] {
  const depth = ({ id }: SearchRow) => id.split('/').length;
  return pages.toSorted((a, b) => depth(a) - depth(b));
}

// The tests run in Node, where there is no page to respond to.
if (typeof self !== 'undefined') {
  const handle = createRequestHandler(
    (response) => self.postMessage(response),
    // Requests that arrived during a search are received before the task runs.
    (task) => setTimeout(task),
  );
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handle(data));
}
