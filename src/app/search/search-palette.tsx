// The site's search as the reader sees it.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Palette } from '#features/search/palette.tsx';
import type { Store } from '#lib/store.ts';
import { type Site, useSite } from '../site.ts';
import { askedTerm } from './asked-term.ts';
import { commandGroups, foundGroups, openingGroups } from './search-groups.ts';
import { siteSearchOf } from './site-search.ts';

/** Loads the index ahead of the first opening. */
export function warmSearch(site: Site): void {
  siteSearchOf(site).load();
}

export function SearchPalette({ store }: { store: Store<boolean> }) {
  const site = useSite();
  const { state: states, load, search } = siteSearchOf(site);
  const isOpen = useSyncExternalStore(store.subscribe, store.get);
  const state = useSyncExternalStore(states.subscribe, states.get);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const [firstTerm, setFirstTerm] = useState(() => askedTerm(location.href));

  const overview = state.kind === 'ready' ? state.overview : null;
  const commands = useMemo(
    () => commandGroups(overview, (mode) => site.preferences.set('colorMode', mode)),
    [overview, site],
  );
  const groups = useMemo(() => openingGroups(commands, overview), [commands, overview]);
  const find = useMemo(
    // A load that fails is told where it happens.
    () => async (term: string) => foundGroups(await search(term).catch(() => []), commands, term),
    [search, commands],
  );
  return (
    <Palette
      open={isOpen}
      onOpenChange={(next) => {
        // The address asks once; who opens the search again has something else in mind.
        setFirstTerm('');
        store.set(next);
      }}
      firstTerm={firstTerm}
      groups={groups}
      // Without an index the quick links and commands are all there is to search.
      search={state.kind === 'failed' ? undefined : find}
      isLoading={state.kind === 'loading'}
      onSelect={({ to }) => {
        if (to) void site.navigate(to);
      }}
    />
  );
}
