import { contextParameters, islandKey } from '#lib/island-key.ts';
import { type IslandRequest, type IslandUse, islandPath } from '#schema/island.ts';

/** The context's entries are parameters of their own and come first; `props` follows if there are any. */
export function islandRequest({ name, props, context }: IslandUse): IslandRequest {
  const id = islandKey(name, props, context);
  const parameters = contextParameters(context);
  const json = JSON.stringify(props ?? {});
  if (json !== '{}') parameters.push(['props', json]);
  const query = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return { id, url: islandPath(id) + (query && `?${query}`) };
}
