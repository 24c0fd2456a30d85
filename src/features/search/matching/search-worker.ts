// The search runs in this worker, so that it never blocks typing.
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

/** Messages from the page. */
export type WorkerRequest =
  /**
   * The bytes of the search file, the list of the full-text index's parts, and the number of pages to list
   * before anything is typed.
   */
  | { kind: 'load'; file: ArrayBuffer; text: TextFile | null; maxListed: number }
  | { kind: 'search'; term: string; limit: number };

/** Messages from the worker. */
export type WorkerResponse =
  /** The pages to list, and the paths of all pages at the top level. */
  | { kind: 'loaded'; pages: ResultRow[]; paths: string[] }
  | { kind: 'failed'; reason: string }
  /** Sent again when there is more: rows found in texts, and their sentences. */
  | { kind: 'found'; term: string; rows: ResultRow[] };

/** A result row: the data shown by the palette, and the place of the match. */
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

/** The environment of the worker. */
export interface WorkerWorld {
  respond(response: WorkerResponse): void;
  /** Runs a task later, after `delay` milliseconds if given. */
  schedule(task: () => void, delay?: number): void;
  /** The text of a file of the site. */
  fetchText(address: string): Promise<string>;
}

/** Maximum number of text matches with a sentence; each requires the Markdown of its page. */
const mostSentences = 3;

/** Sentences are only loaded after a pause in typing. */
const typingPause = 400;

/** Returns a handler for requests. Of several pending terms, only the last is searched. */
export function createRequestHandler({ respond, schedule, fetchText }: WorkerWorld) {
  let search: FullSearch | null = null;
  let pageOf: (page: number) => SearchRow | undefined = () => undefined;
  let pending: { term: string; limit: number } | null = null;
  /** Increases with every term; late results of an older one are dropped. */
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
      // The row keeps the page's description.
      return null;
    }
  }

  /** A text match shows its sentence; until that is loaded, the page's description. */
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
 * The pages to list before anything is typed: those closest to the top of each section, in reading order. All
 * sections get an equal share of the limit; the unused share of a small one goes to the larger ones.
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

// The tests run in Node, where `self` is undefined.
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
