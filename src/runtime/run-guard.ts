// Code of a reader or an author can crash or freeze the tab. While it is shown, a note of that is on the device; it is
// removed when the code has ended or the page is left. A note that is there at the next visit means that neither
// happened, and the code is not run again until the reader asks for it. Another tab may show the same code at the same
// time, or the last page may still be leaving: both hold a lock, which browsers take from a page that has crashed.
import { type SafeStorage, safeStorage } from './storage.ts';

export interface RunGuard {
  /** Whether the last run did not end, as far as could be known when the guard was made. */
  readonly cutOff: Promise<boolean>;
  /** To be called before anything is done with the code. */
  begin(): void;
  /** The code has ended, or its frame is gone. */
  end(): void;
  /** The code hangs and was taken away; the note stays for the next visit. */
  hang(): void;
  /** The reader goes to another page of the site. */
  stop(): void;
}

/** What a guard needs of the browser. */
interface RunGuardParts {
  storage: SafeStorage;
  window: EventTarget;
  document: EventTarget & { readonly hidden: boolean };
  /** Undefined on sites without HTTPS. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
}

const prefix = 'plinth-run:';

/** Removes all notes: they name pages that the reader has visited. */
export function clearRunNotes(storage: SafeStorage = safeStorage('local')): void {
  storage.removeAll(prefix);
}

/** `name` is what the code belongs to: the path of its page, and which part of the page if there are several. */
export function createRunGuard(name: string, parts: RunGuardParts = browserParts()): RunGuard {
  const { storage, window, document, locks } = parts;
  const key = `${prefix}${name}`;
  const listening = new AbortController();
  let isRunning = false;
  let hasLeft = false;
  let unlock = () => {};
  const write = (isNoted: boolean) => (isNoted ? storage.set(key, '') : storage.remove(key));
  const listen = (target: EventTarget, type: string, isNoted: () => boolean) =>
    target.addEventListener(type, () => isRunning && write(isNoted()), { signal: listening.signal });
  // Phones end pages in the background without an event. A page that gets this one is not frozen.
  listen(document, 'visibilitychange', () => !document.hidden);
  listen(window, 'pagehide', () => false);
  listen(window, 'pageshow', () => !document.hidden);
  // A timer may still run after `pagehide`, and no event follows that could remove its note.
  const noteLeft = ({ type }: Event) => {
    hasLeft = type === 'pagehide';
  };
  for (const type of ['pagehide', 'pageshow'])
    window.addEventListener(type, noteLeft, { signal: listening.signal });

  const lock = () => {
    const released = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    void locks?.request(key, { mode: 'shared' }, () => released).catch(() => {});
  };
  const findCutOff = async () => {
    if (storage.get(key) === null) return false;
    const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
    // A page that was leaving meanwhile has removed its note before its lock.
    return !held.some((one) => one.name === key) && storage.get(key) !== null;
  };
  const finish = (isNoted: boolean) => {
    if (!isRunning) return;
    isRunning = false;
    write(isNoted);
    unlock();
  };
  return {
    cutOff: findCutOff(),
    begin() {
      write(!hasLeft && !document.hidden);
      if (!isRunning) lock();
      isRunning = true;
    },
    end: () => finish(false),
    hang: () => finish(true),
    stop() {
      finish(false);
      listening.abort();
    },
  };
}

function browserParts(): RunGuardParts {
  return { storage: safeStorage('local'), window, document, locks: navigator.locks };
}
