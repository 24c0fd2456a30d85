// The worker's side of the conversation, apart from the worker itself so that it can be tried without one.
import type { SearchFile } from '#schema/search.ts';
import { choosePages } from './choose-pages.ts';
import { type FoundRow, foundRow, listedRow } from './found-row.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { readSearchRows } from './search-rows.ts';

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
