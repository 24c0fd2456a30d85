import { createContext } from 'react';
import type { IslandSource } from '#schema/island.ts';
import { fixedIslands } from './fixed-islands.ts';

/** Where islands find their fragments: the client in a browser, the prepared ones in a render on the server. */
export const IslandSourceContext = createContext<IslandSource>(fixedIslands({}));
