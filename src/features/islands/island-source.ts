// Where islands find their content: the client in a browser, prepared answers in a render on the server.
import { createContext } from 'react';
import type { IslandResult, IslandSource } from '#schema/page/island.ts';

/** Islands that are all there beforehand, as in a render on the server. */
export function fixedIslands(results: Readonly<Record<string, IslandResult>>): IslandSource {
  return {
    find: (id) => results[id],
    subscribe: () => () => {},
    addHead: () => () => {},
    load: ({ id }) => Promise.reject(new Error(`The island ${id} was not prepared.`)),
  };
}

/** The source of every island below; empty unless given. */
export const IslandSourceContext = createContext<IslandSource>(fixedIslands({}));
