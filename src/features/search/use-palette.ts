// What an open palette knows and does: the term, the rows for it, which of them are drawn, and the keys.
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { limitGroups } from '#lib/limit-groups.ts';
import { constants } from '#schema/constants.ts';
import type { PaletteItem } from './palette-items.ts';
import { type KeyedGroup, keyRows, type MatchesOptions, soonRows, useMatches } from './use-matches.ts';

/** As many rows as can be in sight at once. They are drawn first, the others once these are seen. */
const rowsInSight = 12;

export interface PaletteOptions extends Omit<MatchesOptions, 'term'> {
  isOpen: boolean;
  firstTerm?: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The state of a palette, and what its frame, input and list have to be given. */
export function usePalette({ isOpen, groups, search, isLoading, firstTerm, onChoose }: PaletteOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const { term, setTerm, input } = useTerm(isOpen, firstTerm);
  const matches = useMatches({ term: term.trim(), groups, search, isLoading });
  const shown = useMemo(
    () => keyRows(limitGroups(matches.groups, constants.search.maxResults)),
    [matches.groups],
  );
  const drawn = useDrawnRows(shown);
  const rows = shown.flatMap((group) => group.rows);
  const choose = useLatest(onChoose);
  useFirstRow(frame, JSON.stringify([matches.term, rows.map(({ key }) => key)]));

  const isStale = matches.state === 'stale';
  const earlyEnter = useEarlyEnter(isStale, () => {
    if (rows[0]) choose(rows[0].item);
  });

  function onEnter(event: ReactKeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isStale) {
      event.preventDefault();
      earlyEnter.note();
    } else if (event.ctrlKey || event.metaKey) {
      const link = frame.current?.querySelector<HTMLAnchorElement>('a[href][aria-selected="true"]');
      if (!link) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener');
    }
  }

  function onType(typed: string) {
    earlyEnter.forget();
    setTerm(typed);
  }

  return { frame, input, term, matches, drawn, rowCount: rows.length, choose, onEnter, onType };
}

/**
 * What the reader has typed. Every opening starts with the focus in the input and without a term, but for the first,
 * which may be given one.
 */
function useTerm(isOpen: boolean, firstTerm = '') {
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(firstTerm);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [reopenings, setReopenings] = useState(0);

  // Only a palette that is opened again while it leaves comes here: one that has left is a new one next time.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setTerm('');
      setReopenings(reopenings + 1);
    }
  }
  useEffect(() => {
    // The first time the dialog itself does it, and notes where the focus was.
    if (reopenings > 0) input.current?.focus();
  }, [reopenings]);

  return { term, setTerm, input };
}

/**
 * The rows to draw: of a new list what is in sight first, the rest as soon as that has been painted. Not
 * `useDeferredValue`: on a busy machine that waits for seconds.
 */
function useDrawnRows(shown: readonly KeyedGroup[]): readonly KeyedGroup[] {
  const [painted, setPainted] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  return useMemo(() => (painted === shown ? shown : soonRows(shown, painted, rowsInSight)), [painted, shown]);
}

/**
 * Highlights the first row whenever the list has become another one. `cmdk` does so by itself only when the term
 * changes, and an answer may come later than that. It has no call for it; the Home key is its own way there.
 */
function useFirstRow(frame: RefObject<HTMLElement | null>, list: string) {
  const isListening = useRef(false);

  function highlight() {
    frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    frame.current?.querySelector('[role="listbox"]')?.scrollTo({ top: 0, behavior: 'instant' });
  }

  useLayoutEffect(() => {
    if (isListening.current) highlight();
  }, [list]);

  // The rows listen to `cmdk` only from here on; sooner, the input would not name the highlighted one.
  useEffect(() => {
    isListening.current = true;
    highlight();
  }, []);
}

/**
 * Enter pressed before the rows for the term are there: it must not open a row of an earlier term, and must not be
 * lost. `choose` is called once, when the rows have come. Returns how to note the key and how to forget it.
 */
function useEarlyEnter(isStale: boolean, choose: () => void) {
  const isWaiting = useRef(false);
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (isStale || !isWaiting.current) return;
    isWaiting.current = false;
    chooseNow();
  }, [isStale]);
  return {
    note() {
      isWaiting.current = true;
    },
    forget() {
      isWaiting.current = false;
    },
  };
}

/** A function that stays the same and calls the one given last. */
function useLatest<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  }, [latest]);
  return useCallback((...args: Args) => ref.current(...args), []);
}
