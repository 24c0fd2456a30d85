// The command palette: one window to find a page or a command in. It knows neither the site's pages nor how to move.
import '#styles/overlay.css';
import '#styles/palette.css';
import { CommandGroup, CommandInput, CommandList, CommandRoot } from 'cmdk';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { hasAppleKeyboard } from './apple-keyboard.ts';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './palette-items.ts';
import { PaletteRow } from './palette-row.tsx';
import { countText, emptyText, type KeyedGroup } from './use-matches.ts';
import { type PaletteOptions, usePalette } from './use-palette.ts';

const placeholder = 'Type a command or search...';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Listed while nothing is typed, and searched when there is no `search` or it fails. */
  groups: readonly PaletteGroup[];
  /** Finds rows for a term in place of the palette's own matching. Must be the same function between renders. */
  search?: PaletteSearch | undefined;
  /** What is searched is still on its way. */
  isLoading?: boolean;
  /** What the input holds when the palette opens. */
  firstTerm?: string;
  /** A row was chosen and the palette is closing; whoever shows it goes to the row's address. */
  onSelect?: (item: PaletteItem) => void;
}

export function Palette({ open, onOpenChange, onSelect, ...body }: PaletteProps) {
  function choose(item: PaletteItem) {
    onOpenChange(false);
    item.onSelect?.();
    onSelect?.(item);
  }
  return (
    <Dialog className="palette" title="Search" isHeaderHidden open={open} onOpenChange={onOpenChange}>
      <PaletteBody {...body} isOpen={open} onChoose={choose} />
    </Dialog>
  );
}

/** What stands in the palette's window: the input, the list, and what is said about it. */
export function PaletteBody(options: PaletteOptions) {
  const { frame, input, term, matches, drawn, rowCount, choose, onEnter, onType } = usePalette(options);
  const empty = emptyText(matches, rowCount);
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
          onValueChange={onType}
          onKeyDown={leaveSelecting}
        />
        {options.isLoading && <span className="palette-loading" aria-hidden="true" />}
      </div>
      <PaletteList groups={drawn} term={matches.term} onChoose={choose} />
      <div className="palette-notice" aria-live="polite">
        {empty && <p className="palette-empty">{empty}</p>}
      </div>
      <PaletteFooter count={countText(matches, rowCount)} />
    </CommandRoot>
  );
}

/** With Shift, Home and End select what was typed, as in every input. */
function leaveSelecting(event: KeyboardEvent) {
  if (event.shiftKey && (event.key === 'Home' || event.key === 'End')) event.stopPropagation();
}

interface PaletteListProps {
  groups: readonly KeyedGroup[];
  term: string;
  onChoose: (item: PaletteItem) => void;
}

/** Drawn anew only with other rows: every letter that is typed draws what stands around it. */
const PaletteList = memo(function PaletteList({ groups, term, onChoose }: PaletteListProps) {
  return (
    <CommandList label="Results" className="palette-list">
      {groups.map(({ key, label, rows }) => (
        <CommandGroup key={key} value={key} heading={label} className="palette-group">
          {rows.map((row) => (
            <PaletteRow key={row.key} row={row} term={term} onChoose={onChoose} />
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  );
});

/** The keys that work in the palette, and how many rows there are. The count is announced when it changes. */
function PaletteFooter({ count }: { count: string }) {
  const [modifier] = useState(() => (hasAppleKeyboard(navigator) ? '⌘' : 'Ctrl'));
  return (
    <div className={count === '' ? 'palette-footer is-quiet' : 'palette-footer'}>
      <div className="palette-hints" aria-hidden="true">
        <Hint keys={['↑', '↓']}>move</Hint>
        <Hint keys={['↵']}>open</Hint>
        <Hint keys={[modifier, '↵']}>new tab</Hint>
        <Hint keys={['Esc']}>close</Hint>
      </div>
      <p className="palette-count" role="status">
        {count}
      </p>
    </div>
  );
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  );
}
