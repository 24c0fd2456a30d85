// What stands in the palette's window: the input, the list, and what is said about it.
import { CommandInput, CommandRoot } from 'cmdk';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { limitGroups } from '#lib/limit-groups.ts';
import { constants } from '#schema/constants.ts';
import { Icon } from '#ui/icon.tsx';
import { keyRows, soonRows } from './key-rows.ts';
import { PaletteFooter } from './palette-footer.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './palette-group.ts';
import { PaletteList } from './palette-list.tsx';
import { countText, emptyText } from './palette-matches.ts';
import { useEarlyEnter } from './use-early-enter.ts';
import { useFirstRow } from './use-first-row.ts';
import { useLatest } from './use-latest.ts';
import { useMatches } from './use-matches.ts';
import { usePainted } from './use-painted.ts';
import { useTerm } from './use-term.ts';

/** As many rows as can be in sight at once. They are drawn first, the others once these are seen. */
const rowsInSight = 12;

const placeholder = 'Type a command or search...';

export interface PaletteBodyProps {
  isOpen: boolean;
  groups: readonly PaletteGroup[];
  search?: PaletteSearch | undefined;
  isLoading?: boolean | undefined;
  firstTerm?: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

export function PaletteBody({ isOpen, groups, search, isLoading, firstTerm, onChoose }: PaletteBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { term, setTerm, input } = useTerm(isOpen, firstTerm);
  const matches = useMatches({ term: term.trim(), groups, search, isLoading });
  const shown = useMemo(
    () => keyRows(limitGroups(matches.groups, constants.search.maxResults)),
    [matches.groups],
  );
  const painted = usePainted(shown);
  const drawn = useMemo(
    () => (painted === shown ? shown : soonRows(shown, painted, rowsInSight)),
    [painted, shown],
  );
  const rows = shown.flatMap((group) => group.rows);
  const choose = useLatest(onChoose);
  useFirstRow(frame, JSON.stringify([matches.term, rows.map(({ key }) => key)]));

  const earlyEnter = useEarlyEnter(matches.state === 'stale', () => {
    if (rows[0]) choose(rows[0].item);
  });

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (matches.state === 'stale') {
      event.preventDefault();
      earlyEnter.note();
    } else if (event.ctrlKey || event.metaKey) {
      const link = frame.current?.querySelector<HTMLAnchorElement>('a[href][aria-selected="true"]');
      if (!link) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener');
    }
  }

  const empty = emptyText(matches, rows.length);
  return (
    // The list's letter keys with Control are off: Control and K close the palette.
    <CommandRoot
      ref={frame}
      className="palette-frame"
      label={placeholder}
      // No row at first, see `useFirstRow`: no key is a space.
      defaultValue=" "
      shouldFilter={false}
      vimBindings={false}
      onKeyDown={onEnter}
    >
      <div className="palette-field">
        <Icon name="i-lucide-search" />
        <CommandInput
          ref={input}
          className="palette-input"
          placeholder={placeholder}
          value={term}
          onValueChange={(typed) => {
            earlyEnter.forget();
            setTerm(typed);
          }}
          onKeyDown={leaveSelecting}
        />
        {isLoading && <span className="palette-loading" aria-hidden="true" />}
      </div>
      <PaletteList groups={drawn} term={matches.term} onChoose={choose} />
      <div className="palette-notice" aria-live="polite">
        {empty && <p className="palette-empty">{empty}</p>}
      </div>
      <PaletteFooter count={countText(matches, rows.length)} />
    </CommandRoot>
  );
}

/** With Shift, Home and End select what was typed, as in every input. */
function leaveSelecting(event: KeyboardEvent) {
  if (event.shiftKey && (event.key === 'Home' || event.key === 'End')) event.stopPropagation();
}
