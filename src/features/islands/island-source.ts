// The source of islands' content: the client in a browser, prepared results in a server render.
import { createContext } from 'react';
import type { IslandResult, IslandSource } from '#schema/page/island.ts';

/** A source with all islands known beforehand, as in a server render. */
export function fixedIslands(results: Readonly<Record<string, IslandResult>>): IslandSource {
  return {
    find: (id) => results[id],
    subscribe: () => () => {},
    addHead: () => () => {},
    load: ({ id }) => Promise.reject(new Error(`The island ${id} was not prepared.`)),
  };
}

/** The source for all islands below; empty by default. */
export const IslandSourceContext = createContext<IslandSource>(fixedIslands({}));
