import { createContext } from 'react';
import { fixedIslands } from '#runtime/islands/fixed-islands.ts';
import type { IslandSource } from '#runtime/islands/island-client.ts';

/** Where islands find their fragments: the client in a browser, the prepared ones in a render on the server. */
export const IslandSourceContext = createContext<IslandSource>(fixedIslands({}));
