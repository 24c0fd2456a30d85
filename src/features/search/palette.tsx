// The command palette: a dialog to find a page or a command in. It knows neither the site's pages nor how to navigate.
import '#styles/overlay.css';
import '#styles/palette.css';
import { CommandGroup, CommandInput, CommandList, CommandRoot } from 'cmdk';
import { type KeyboardEvent, memo, useState } from 'react';
import { keyLabels } from '#lib/key-labels.ts';
import { hasAppleKeyboard, paletteHints } from '#runtime/shortcuts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './palette-items.ts';
import { PaletteRow } from './palette-row.tsx';
import { countText, emptyText, type KeyedGroup } from './use-matches.ts';
import { type PaletteOptions, usePalette } from './use-palette.ts';

const placeholder = 'Type a command or search...';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Listed while nothing is typed, and filtered when there is no `search` or it fails. */
  groups: readonly PaletteGroup[];
  /** Finds rows for a term in place of the palette's own matching. Must be the same function between renders. */
  search?: PaletteSearch | undefined;
  /** Whether the search is still loading. */
  isLoading?: boolean;
  /** What the input holds when the palette is first opened. */
  initialQuery?: string;
  /** A row was chosen and the palette is closing; the caller navigates. */
  onSelect?: (item: PaletteItem) => void;
}

/** The palette in its dialog. */
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

/** The content of the dialog: input, list, notice and footer. */
export function PaletteBody(options: PaletteOptions) {
  const { frame, input, term, matches, rendered, rowCount, choose, onEnter, onType } = usePalette(options);
  const empty = emptyText(matches, rowCount);
  return (
    // No Vim bindings: Control and K close the palette.
    <CommandRoot
      ref={frame}
      className="palette-frame"
      label={placeholder}
      // No row has this key: `useSelectFirst` selects the first one.
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
          onKeyDown={keepSelecting}
        />
        {options.isLoading && <span className="palette-loading" aria-hidden="true" />}
      </div>
      <PaletteList groups={rendered} term={matches.term} onChoose={choose} />
      <div className="palette-notice" aria-live="polite">
        {empty && <p className="palette-empty">{empty}</p>}
      </div>
      <PaletteFooter count={countText(matches, rowCount)} />
    </CommandRoot>
  );
}

/** With Shift, Home and End select text, as in every input. */
function keepSelecting(event: KeyboardEvent) {
  if (event.shiftKey && (event.key === 'Home' || event.key === 'End')) event.stopPropagation();
}

interface PaletteListProps {
  groups: readonly KeyedGroup[];
  term: string;
  onChoose: (item: PaletteItem) => void;
}

/** Memoised, because every letter typed renders the frame, and the rows may be the same. */
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

/** The keys of the palette and the number of rows, which is announced when it changes. */
function PaletteFooter({ count }: { count: string }) {
  const [isApple] = useState(() => hasAppleKeyboard(navigator));
  return (
    <div className={count === '' ? 'palette-footer is-quiet' : 'palette-footer'}>
      <div className="palette-hints" aria-hidden="true">
        {paletteHints.map(({ keys, label }) => (
          <span key={label}>
            {keys.flatMap(keyLabels).map(({ apple, other }) => (
              <kbd key={other}>{isApple ? apple : other}</kbd>
            ))}
            {label}
          </span>
        ))}
      </div>
      <p className="palette-count" role="status">
        {count}
      </p>
    </div>
  );
}
