import { CommandGroup, CommandList } from 'cmdk';
import { memo } from 'react';
import type { KeyedGroup } from './key-rows.ts';
import type { PaletteItem } from './palette-group.ts';
import { PaletteRow } from './palette-row.tsx';

interface PaletteListProps {
  groups: readonly KeyedGroup[];
  term: string;
  onChoose: (item: PaletteItem) => void;
}

/** Drawn anew only with other rows: every letter that is typed draws what stands around it. */
export const PaletteList = memo(function PaletteList({ groups, term, onChoose }: PaletteListProps) {
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
