// What was written last, kept on the device. Whatever takes its place, such as a shared address that is then changed,
// leaves it where it can be brought back.
import type { SafeStorage } from '#runtime/storage.ts';
import { areSame, isSources, type Sources } from './sources.ts';

const storageKey = 'plinth-play';

export interface Draft {
  /** What was written last; null when nothing is kept. */
  readonly sources: Sources | null;
  /** What was there before that, and would otherwise be lost. */
  readonly before: Sources | null;
  /** Keeps sources in place of the last ones. */
  keep(sources: Sources): void;
  /** Puts the last ones aside: what is kept next is not an edit of them. */
  putAside(): void;
  /** Forgets what was put aside; it has been brought back or is not wanted. */
  forgetBefore(): void;
  /** Whether it will still be there tomorrow. */
  readonly isKept: boolean;
}

export function openDraft(storage: SafeStorage): Draft {
  let { sources, before } = read(storage);
  const write = () => storage.set(storageKey, JSON.stringify({ sources, before }));
  return {
    get sources() {
      return sources;
    },
    get before() {
      return before;
    },
    get isKept() {
      return storage.isPersistent;
    },
    keep(next) {
      sources = next;
      // Nothing is lost that is in front of the reader.
      if (before && areSame(before, next)) before = null;
      write();
    },
    putAside() {
      if (!sources) return;
      before = sources;
      write();
    },
    forgetBefore() {
      before = null;
      write();
    },
  };
}

function read(storage: SafeStorage): { sources: Sources | null; before: Sources | null } {
  try {
    const kept = JSON.parse(storage.get(storageKey) ?? '{}') as {
      sources?: unknown;
      before?: unknown;
    } | null;
    return {
      sources: isSources(kept?.sources) ? kept.sources : null,
      before: isSources(kept?.before) ? kept.before : null,
    };
  } catch {
    return { sources: null, before: null };
  }
}
