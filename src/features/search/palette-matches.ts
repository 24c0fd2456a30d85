// Which rows stand in the list: the given ones, those among them that match, or what a search answered. Never none
// only because an answer is on its way.
import { matchItems } from './match-items.ts';
import type { PaletteGroup } from './palette-group.ts';

/** What a search said about a term; no groups when it failed. */
export interface Answer {
  term: string;
  groups: readonly PaletteGroup[] | null;
}

export interface PaletteMatches {
  groups: readonly PaletteGroup[];
  /** The term these rows were found by. */
  term: string;
  state:
    | 'settled'
    /** These rows match, and there may be more: the first answer has not come. */
    | 'partial'
    /** The answer to an earlier term, until the one to this term is here. */
    | 'stale';
}

export interface Question {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  /** Whether there is a search to ask; otherwise the given rows are all there is. */
  isAsked: boolean;
  /** `false` when the search answers at once: what stands there may stay until it does. */
  isLoading?: boolean | undefined;
  answer: Answer | null;
}

export function choosePaletteMatches({ term, groups, isAsked, isLoading, answer }: Question): PaletteMatches {
  if (term === '') return { groups, term, state: 'settled' };
  if (isAsked && answer?.groups) {
    const state = answer.term === term ? 'settled' : 'stale';
    return { groups: answer.groups, term: answer.term, state };
  }
  if (isAsked && isLoading === false && !answer) return { groups, term: '', state: 'stale' };
  const isOver = !isAsked || answer?.term === term;
  return { groups: matchItems(groups, term), term, state: isOver ? 'settled' : 'partial' };
}

/** The sentence in place of rows; null while there are some, or may still be. */
export function emptyText({ term, state }: PaletteMatches, rowCount: number): string | null {
  if (rowCount > 0 || state !== 'settled') return null;
  return term === '' ? 'No data' : 'No matching data';
}

/** How many rows a term has found; nothing to say without a term or without rows. */
export function countText({ term }: PaletteMatches, rowCount: number): string {
  if (term === '' || rowCount === 0) return '';
  return rowCount === 1 ? '1 result' : `${rowCount} results`;
}
