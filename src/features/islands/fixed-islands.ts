import type { IslandResult, IslandSource } from '#schema/island.ts';

/** Fragments that are all there beforehand, as in a render on the server. */
export function fixedIslands(results: Readonly<Record<string, IslandResult>>): IslandSource {
  return {
    find: (id) => results[id],
    subscribe: () => () => {},
    addHead: () => () => {},
    load: ({ id }) => Promise.reject(new Error(`The island ${id} was not prepared.`)),
  };
}
