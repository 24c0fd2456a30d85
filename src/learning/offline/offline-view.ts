// What the page for offline reading shows. The server renders the initial view, the browser the rest.

export type PackState =
  | { kind: 'none' }
  | { kind: 'saving'; done: number; total: number; pages: number; allPages: number }
  | { kind: 'stopped'; done: number; total: number }
  | { kind: 'saved'; savedAt: number }
  | { kind: 'outdated'; savedAt: number; pages: number; bytes: number }
  /** `free` is null if the browser refused although it had reported enough room. `isBegun`: a part is saved. */
  | { kind: 'full'; needs: number; free: number | null; isBegun: boolean };

export interface OfflineView {
  /** Whether the buttons work. */
  isReady: boolean;
  /** A problem with the whole page; empty if there is none. */
  problem: string;
  /** The last thing that happened, for screen readers. */
  status: string;
  /** In bytes; null before anything is known. */
  room: { saved: number; all: number; free: number } | null;
  /** State and size in bytes, by the id of the pack. */
  rows: Readonly<Record<string, { state: PackState; size: number | null }>>;
}

export const initialView: OfflineView = { isReady: false, problem: '', status: '', room: null, rows: {} };

export type PackAction = 'save' | 'stop' | 'update' | 'remove';
