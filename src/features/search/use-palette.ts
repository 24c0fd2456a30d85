// The state of an open palette: the term, its rows, which of them are rendered, and what Enter does.
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
import { firstRows, type KeyedGroup, keyRows, type MatchesOptions, useMatches } from './use-matches.ts';

/** As many rows as fit on a screen. They are rendered first, the others once these have been painted. */
const visibleRows = 12;

/** What the window of a palette is given. */
export interface PaletteOptions extends Omit<MatchesOptions, 'term'> {
  isOpen: boolean;
  initialQuery?: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The state of a palette, and the refs and handlers for its frame, input and list. */
export function usePalette({ isOpen, groups, search, isLoading, initialQuery, onChoose }: PaletteOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const { term, setTerm, input } = useTerm(isOpen, initialQuery);
  const matches = useMatches({ term: term.trim(), groups, search, isLoading });
  const shown = useMemo(
    () => keyRows(limitGroups(matches.groups, constants.search.maxResults)),
    [matches.groups],
  );
  const rendered = useRenderedRows(shown);
  const rows = shown.flatMap((group) => group.rows);
  const choose = useLatest(onChoose);
  useSelectFirst(frame, JSON.stringify([matches.term, rows.map(({ key }) => key)]));
  useActiveRow(frame);

  const isStale = matches.state === 'stale';
  const earlyEnter = useEarlyEnter(isStale, () => {
    if (rows[0]) choose(rows[0].item);
  });

  function onEnter(event: ReactKeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isStale) {
      event.preventDefault();
      earlyEnter.remember();
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

  return { frame, input, term, matches, rendered, rowCount: rows.length, choose, onEnter, onType };
}

/** What the reader has typed. Every opening focuses the input and clears it; only the first may have a query. */
function useTerm(isOpen: boolean, initialQuery = '') {
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(initialQuery);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [reopenings, setReopenings] = useState(0);

  // Only for a palette that is opened again while it closes: one that has closed is unmounted.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setTerm('');
      setReopenings(reopenings + 1);
    }
  }
  useEffect(() => {
    // The first time the dialog does so itself, and remembers where the focus was.
    if (reopenings > 0) input.current?.focus();
  }, [reopenings]);

  return { term, setTerm, input };
}

/**
 * The rows to render: of a new list the visible ones first, the rest once those have been painted. Not with
 * `useDeferredValue`, which waits for seconds on a busy machine.
 */
function useRenderedRows(shown: readonly KeyedGroup[]): readonly KeyedGroup[] {
  const [painted, setPainted] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  return useMemo(
    () => (painted === shown ? shown : firstRows(shown, painted, visibleRows)),
    [painted, shown],
  );
}

/**
 * Selects the first row whenever the list changes. `cmdk` does so only when the term changes, and the result may
 * come later. It has no function for it, but its Home key does the same.
 */
function useSelectFirst(frame: RefObject<HTMLElement | null>, list: string) {
  const isListening = useRef(false);

  function select() {
    frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    frame.current?.querySelector('[role="listbox"]')?.scrollTo({ top: 0, behavior: 'instant' });
  }

  useLayoutEffect(() => {
    if (isListening.current) select();
  }, [list]);

  // Rows listen to `cmdk` only from here on; earlier, the input would not refer to the selected one.
  useEffect(() => {
    isListening.current = true;
    select();
  }, []);
}

/** Refers screen readers to the selected row. By itself `cmdk` goes on referring to a row that has left the list. */
function useActiveRow(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = frame.current?.querySelector('[role="listbox"]');
    const input = frame.current?.querySelector('[role="combobox"]');
    if (!list || !input) return;
    const refer = () => {
      const row = list.querySelector('[aria-selected="true"]');
      for (const element of [list, input]) {
        if (row) element.setAttribute('aria-activedescendant', row.id);
        else element.removeAttribute('aria-activedescendant');
      }
    };
    const observer = new MutationObserver(refer);
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
    return () => observer.disconnect();
  }, [frame]);
}

/**
 * Enter pressed before the rows for the term are there: it must neither open a row of an earlier term nor be lost.
 * Calls `choose` once, when the rows have come.
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
    remember() {
      isWaiting.current = true;
    },
    forget() {
      isWaiting.current = false;
    },
  };
}

/** A function that keeps its identity and calls the latest one. */
function useLatest<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  }, [latest]);
  return useCallback((...args: Args) => ref.current(...args), []);
}
