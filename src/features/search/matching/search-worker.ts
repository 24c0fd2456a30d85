// The search runs in this worker, so that typing never waits for it.
import { markdownPath } from '#lib/address/markdown-path.ts';
import { splitWords } from '#lib/search-words.ts';
import {
  type PartedSearchFile,
  type SearchFile,
  type SearchRow,
  type SearchRowKind,
  unpackSearchFile,
} from '#schema/search.ts';
import { orderKey, type TextFile } from '#schema/search-text.ts';
import { findSentence } from './find-sentence.ts';
import { createPartedSearch } from './parted-search.ts';
import type { Tier } from './rank-row.ts';
import { createFullSearch, type FullSearch } from './search-everything.ts';
import { createSearchIndex, type Hit } from './search-index.ts';
import { createTextIndex } from './text-index.ts';

/** What the page sends. */
export type WorkerRequest =
  /** The bytes of the search file, the list of parts of its texts, and how many pages to list before anything is typed. */
  | { kind: 'load'; file: ArrayBuffer; text: TextFile | null; maxListed: number }
  | { kind: 'search'; term: string; limit: number };

/** What the worker sends back. */
export type WorkerResponse =
  /** The pages to list, and the paths of all pages at the top level. */
  | { kind: 'loaded'; pages: ResultRow[]; paths: string[] }
  | { kind: 'failed'; reason: string }
  /** Comes again when there is more: rows by the words of texts, and the sentences of those. */
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

/** What the worker has of the world outside. */
export interface WorkerWorld {
  respond(response: WorkerResponse): void;
  /** Runs a task later, after so many milliseconds if they are given. */
  schedule(task: () => void, delay?: number): void;
  /** The text of a file of the site. */
  fetchText(address: string): Promise<string>;
}

/** So many rows found by their texts get their sentence; each costs the Markdown of its page. */
const mostSentences = 3;

/** A reader who types on does not wait for sentences. */
const typingPause = 400;

/** Returns a handler for requests. Of several terms that are waiting, it searches only for the last. */
export function createRequestHandler({ respond, schedule, fetchText }: WorkerWorld) {
  let search: FullSearch | null = null;
  let pageOf: (page: number) => SearchRow | undefined = () => undefined;
  let pending: { term: string; limit: number } | null = null;
  /** Grows with every term: what an older one still brings is dropped. */
  let turn = 0;

  function load(bytes: ArrayBuffer, text: TextFile | null, maxListed: number): WorkerResponse {
    const file = JSON.parse(new TextDecoder().decode(bytes)) as SearchFile | PartedSearchFile;
    const isParted = 'parts' in file;
    const whole = isParted ? file.first : file;
    const rows = unpackSearchFile(whole);
    const isOfFile = text?.order === (isParted ? file.order : orderKey(file.paths));
    const texts =
      text && isOfFile ? createTextIndex(text, async (part) => JSON.parse(await fetchText(part))) : null;
    if (isParted) {
      const parted = createPartedSearch(file, texts, fetchText);
      search = parted;
      pageOf = parted.pageOf;
    } else {
      const pages = rows.filter(({ level }) => level === 1);
      search = createFullSearch(createSearchIndex(rows), texts);
      pageOf = (page) => pages[page];
    }
    const paths = whole.paths.filter((path) => path.lastIndexOf('/') === 0);
    return { kind: 'loaded', pages: choosePages(rows, maxListed).map(listedRow), paths };
  }

  async function searchPending(): Promise<void> {
    if (!pending || !search) return;
    const { term, limit } = pending;
    pending = null;
    const own = ++turn;
    const send = (hits: readonly Hit[], sentences?: ReadonlyMap<Hit, string>) =>
      respond({ kind: 'found', term, rows: hits.map((hit) => foundRow(hit, sentences?.get(hit))) });
    const labels = search.findLabels(term, limit);
    if (labels && labels.length > 0) send(labels);
    const hits = await search.find(term, limit);
    if (own !== turn) return;
    if (!labels || labels.length === 0 || hits.length !== labels.length) send(hits);
    const wanting = hits.filter(({ tier }) => tier === 'text' || tier === 'nearest').slice(0, mostSentences);
    if (wanting.length === 0) return;
    schedule(async () => {
      if (own !== turn || pending) return;
      const sentences = await findSentences(wanting);
      if (own === turn && sentences.size > 0) send(hits, sentences);
    }, typingPause);
  }

  async function findSentences(hits: readonly Hit[]): Promise<Map<Hit, string>> {
    const found = await Promise.all(hits.map(async (hit) => [hit, await sentenceOf(hit)] as const));
    return new Map(found.flatMap(([hit, sentence]) => (sentence ? [[hit, sentence] as const] : [])));
  }

  async function sentenceOf({ row, highlight }: Hit): Promise<string | null> {
    const page = pageOf(row.page);
    if (!page) return null;
    try {
      const markdown = await fetchText(markdownPath(page.id));
      return findSentence(markdown, row.level === 1 ? null : row.label, splitWords(highlight));
    } catch {
      // The page's description stays.
      return null;
    }
  }

  /** A row found by its text shows the sentence; until that is there, what its page is about. */
  function foundRow({ row, tier, highlight }: Hit, sentence?: string): ResultRow {
    const about = tier === 'text' || tier === 'nearest' ? pageOf(row.page)?.description : undefined;
    const description = sentence ?? (row.description || about || '');
    return { ...listedRow(row), description, tier, highlight };
  }

  return (request: WorkerRequest) => {
    if (request.kind === 'search') {
      const isScheduled = pending !== null;
      pending = request;
      if (!isScheduled) schedule(searchPending);
      return;
    }
    try {
      respond(load(request.file, request.text, request.maxListed));
    } catch (error) {
      respond({ kind: 'failed', reason: String(error) });
    }
  };
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
  const handle = createRequestHandler({
    respond: (response) => self.postMessage(response),
    // Requests that arrived during a search are received before the task runs.
    schedule: (task, delay) => setTimeout(task, delay),
    async fetchText(address) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
      return response.text();
    },
  });
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handle(data));
}
