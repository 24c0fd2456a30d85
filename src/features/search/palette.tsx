// The command palette: one window to find a page or a command in. It knows neither the site's pages nor how to move.
import '#styles/overlay.css';
import '#styles/palette.css';
import { Dialog } from '#ui/dialog.tsx';
import { PaletteBody } from './palette-body.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './palette-group.ts';

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
