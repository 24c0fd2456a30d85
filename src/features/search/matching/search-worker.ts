// The search runs here, beside the page, so that typing never waits for it: what is asked, what is answered, and the
// rows as they leave.
import { readSearchRows, type SearchFile, type SearchKind, type SearchRow } from '#schema/search.ts';
import type { Place } from './rank-row.ts';
import { createSearchIndex, type Hit, type SearchIndex } from './search-index.ts';

export type Message =
  /** The bytes of the search file. */
  { kind: 'load'; file: ArrayBuffer; listed: number } | { kind: 'search'; term: string; limit: number };

export type Answer =
  | { kind: 'loaded'; pages: FoundRow[]; paths: string[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'found'; term: string; rows: FoundRow[] };

/** Returns what to do with a message. Of terms that wait, only the last is searched for. */
export function answerMessages(reply: (answer: Answer) => void, later: (task: () => void) => void) {
  let index: SearchIndex | null = null;
  let waiting: { term: string; limit: number } | null = null;

  function load(file: ArrayBuffer, listed: number): Answer {
    const packed = JSON.parse(new TextDecoder().decode(file)) as SearchFile;
    const rows = readSearchRows(packed);
    index = createSearchIndex(rows);
    const paths = packed.pages.map(([path]) => path).filter((path) => path.lastIndexOf('/') === 0);
    return { kind: 'loaded', pages: choosePages(rows, listed).map(listedRow), paths };
  }

  function searchLast(): void {
    if (!waiting || !index) return;
    const { term, limit } = waiting;
    waiting = null;
    reply({ kind: 'found', term, rows: index.find(term, limit).map(foundRow) });
  }

  return (message: Message) => {
    if (message.kind === 'search') {
      const isPlanned = waiting !== null;
      waiting = message;
      if (!isPlanned) later(searchLast);
      return;
    }
    try {
      reply(load(message.file, message.listed));
    } catch (error) {
      reply({ kind: 'failed', reason: String(error) });
    }
  };
}

/** A row as it leaves the worker: what the palette shows, and where the term was found. */
export interface FoundRow {
  id: string;
  label: string;
  description: string;
  /** `Section > Page >`; empty at the top. */
  prefix: string;
  icon: string | null;
  kind: SearchKind | 'heading';
  section: string | null;
  /** Null for a row that was listed, not found. */
  place: Place | null;
  found: string;
}

function foundRow({ row, place, found }: Hit): FoundRow {
  return { ...listedRow(row), place, found };
}

/** A row that stands in a list without having been searched for. */
function listedRow({ id, label, description, titles, icon, kind, level, section }: SearchRow): FoundRow {
  const prefix = [...new Set(titles)].map((title) => `${title} >`).join(' ');
  const shown = level === 2 ? 'heading' : kind;
  return { id, label, description, prefix, icon, kind: shown, section, place: null, found: '' };
}

/**
 * The pages to list before anything is typed: from every section the ones nearest to its top, in reading order. All
 * sections get the same room; what one does not need goes to those after it.
 */
export function choosePages(rows: readonly SearchRow[], limit: number): SearchRow[] {
  const pages = rows.filter(({ level }) => level === 1);
  const sections = [...Map.groupBy(pages, ({ section }) => section).values()];
  const chosen = new Set<SearchRow>();
  let room = limit;
  const byNeed = sections.toSorted((a, b) => a.length - b.length);
  for (const [index, section] of byNeed.entries()) {
    const share = Math.floor(room / (byNeed.length - index));
    for (const page of nearestToTop(section).slice(0, share)) chosen.add(page);
    room -= Math.min(share, section.length);
  }
  return pages.filter((page) => chosen.has(page));
}

function nearestToTop(pages: readonly SearchRow[]): SearchRow[] {
  const depth = ({ id }: SearchRow) => id.split('/').length;
  return pages.toSorted((a, b) => depth(a) - depth(b));
}

// The tests run outside a worker, where there is no page to answer.
if (typeof self !== 'undefined') {
  const answer = answerMessages(
    (reply) => self.postMessage(reply),
    // Messages that came while one was being answered are read before this runs.
    (task) => setTimeout(task),
  );
  self.addEventListener('message', ({ data }: MessageEvent<Message>) => answer(data));
}
