import { useEffect, useMemo, useState } from 'react';
import type { PaletteGroup, PaletteSearch } from './palette-group.ts';
import { type Answer, choosePaletteMatches, type PaletteMatches } from './palette-matches.ts';

interface MatchesOptions {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  search?: PaletteSearch | undefined;
  isLoading?: boolean | undefined;
}

/** The rows for a term. The answer to the last term counts, in whatever order answers come. */
export function useMatches({ term, groups, search, isLoading }: MatchesOptions): PaletteMatches {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const hear = (heard: Answer | null) => {
      if (isCurrent) setAnswer(heard);
    };
    if (search && term !== '')
      ask(search, term).then(
        (found) => hear({ term, groups: found }),
        (error) => {
          console.error('The search failed.', error);
          hear({ term, groups: null });
        },
      );
    // Without a term the list starts afresh: an old answer must not come back with the next letter.
    else hear(null);
    return () => {
      isCurrent = false;
    };
  }, [search, term]);

  const isAsked = search !== undefined;
  return useMemo(
    () => choosePaletteMatches({ term, groups, isAsked, isLoading, answer }),
    [term, groups, isAsked, isLoading, answer],
  );
}

/** A search that throws at once has failed like one whose promise does. */
async function ask(search: PaletteSearch, term: string): Promise<readonly PaletteGroup[]> {
  return search(term);
}
