import type { SearchKind } from '#schema/search.ts';
import type { Place } from './rank-row.ts';
import type { Hit } from './search-index.ts';
import type { SearchRow } from './search-rows.ts';

/** A row as it leaves the worker: what the palette shows, and where the term was found. */
export interface FoundRow {
  id: string;
  label: string;
  description: string;
  /** `Section > Page >`; empty at the top. */
  prefix: string;
  icon: string | null;
  kind: SearchKind | 'heading';
  section: string | null;
  /** Null for a row that was listed, not found. */
  place: Place | null;
  found: string;
}

export function foundRow({ row, place, found }: Hit): FoundRow {
  return { ...listedRow(row), place, found };
}

/** A row that stands in a list without having been searched for. */
export function listedRow({
  id,
  label,
  description,
  titles,
  icon,
  kind,
  level,
  section,
}: SearchRow): FoundRow {
  const prefix = [...new Set(titles)].map((title) => `${title} >`).join(' ');
  const shown = level === 2 ? 'heading' : kind;
  return { id, label, description, prefix, icon, kind: shown, section, place: null, found: '' };
}
