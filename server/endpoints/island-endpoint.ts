// Serves fragments over HTTP: a request is validated completely before anything is rendered for it.
import { islandKey, parseIslandName } from '#lib/island-key.ts';
import {
  type IslandRefusal,
  type IslandResult,
  type IslandUse,
  islandFolder,
  maxIslandProps,
} from '#schema/page/island.ts';
import { isIslandName, islandProps } from '#schema/page/island-props.ts';
import { cacheControlFor } from '#site/addresses.ts';
import type { HeaderMap } from '#site/security-headers.ts';

/** A JSON response, without the common headers. */
interface IslandResponse {
  status: number;
  headers: HeaderMap;
  body: string;
}

/**
 * The response for a decoded path in the folder of fragments, null for any other. `render` returns null if
 * the fragment does not exist.
 */
export function respondWithIsland(
  path: string,
  query: URLSearchParams,
  render: (use: IslandUse) => Promise<IslandResult | null>,
): Promise<IslandResponse> | null {
  if (!path.startsWith(islandFolder)) return null;
  return respond(path, readIslandRequest(path, query), render);
}

async function respond(
  path: string,
  asked: IslandUse | IslandRefusal,
  render: (use: IslandUse) => Promise<IslandResult | null>,
): Promise<IslandResponse> {
  if ('status' in asked) return refusal(asked);
  const result = await render(asked);
  if (!result) return refusal({ status: 404, message: 'There is nothing to show.' });
  return jsonResponse(200, result, cacheControlFor(path));
}

function refusal(reason: IslandRefusal): IslandResponse {
  return jsonResponse(reason.status, reason, 'no-cache');
}

function jsonResponse(status: number, value: unknown, cacheControl: string): IslandResponse {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cacheControl };
  return { status, headers, body: JSON.stringify(value) };
}

/**
 * Parses the requested island, or says why the request is invalid. The context is every parameter except
 * `props`.
 */
function readIslandRequest(path: string, query: URLSearchParams): IslandUse | IslandRefusal {
  const id = path.endsWith('.json') ? path.slice(islandFolder.length, -'.json'.length) : '';
  const parsed = parseIslandName(id);
  if (!parsed) return { status: 400, message: 'The name is malformed.' };
  const { name } = parsed;
  if (!isIslandName(name)) return { status: 404, message: 'There is no such island.' };
  const { props: json = '{}', ...context } = Object.fromEntries(query);
  if (Buffer.byteLength(json) > maxIslandProps.bytes)
    return { status: 413, message: 'The props are too large.' };
  const props = parseObject(json);
  if (!props) return { status: 400, message: 'The props are not a JSON object.' };
  if (isDeeper(props, maxIslandProps.levels))
    return { status: 400, message: 'The props are nested too deeply.' };
  if (!islandProps[name].safeParse(props).success)
    return { status: 400, message: 'The props do not fit this island.' };
  if (islandKey(name, props, context) !== id)
    return { status: 400, message: 'The key does not belong to these inputs.' };
  return { name, props, context };
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Stops at the given level, however deep the value is. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
