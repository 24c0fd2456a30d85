// The few addresses that are answered by program: icons, and fragments that no page of the build uses. Everything else
// is a file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { islandKey } from '#lib/island-key.ts';
import { type IslandResult, type IslandUse, islandPath } from '#schema/island.ts';
import { addresses } from '#site/addresses.ts';
import { respondWithIcons } from '../endpoints/icon-endpoint.ts';
import { respondWithIsland } from '../endpoints/island-endpoint.ts';
import { type OpenedRenderer, openRenderer, type RendererInput } from '../open-renderer.ts';
import { isMissing } from './build-files.ts';
import { type BuildSnapshot, findFile, loadRepresentation } from './build-snapshot.ts';
import type { ResponseData } from './response.ts';

/** `stamp` tells one build from the next. */
export type RenderFragment = (use: IslandUse, stamp: string) => Promise<IslandResult | null>;

const folders = [addresses.icons.path, addresses.fragments.path];

/** The response of an endpoint to a decoded path and its query, or null when the request is for a file. */
export function respondFromEndpoint(
  snapshot: BuildSnapshot,
  { path, search }: { path: string; search: string },
  renderFragment: RenderFragment,
): ResponseData | Promise<ResponseData> | null {
  if (!folders.some((folder) => `${path}/`.startsWith(folder))) return null;
  const query = new URLSearchParams(search);
  const icons = respondWithIcons(path, query);
  if (icons) return withCommonHeaders(snapshot, icons);
  const island = respondWithIsland(path, query, async (use) => {
    const id = islandKey(use.name, use.props, use.context);
    return (await readBuilt(snapshot, islandPath(id))) ?? renderFragment(use, snapshot.stamp);
  });
  return island?.then((response) => withCommonHeaders(snapshot, response)) ?? null;
}

/** A fragment that a page uses is in the build already. */
async function readBuilt(snapshot: BuildSnapshot, path: string): Promise<IslandResult | null> {
  const file = findFile(snapshot, path);
  if (!file) return null;
  const { body } = await loadRepresentation(snapshot, file, 'identity');
  if (body.kind !== 'bytes') return null;
  return JSON.parse(Buffer.from(body.bytes).toString('utf8')) as IslandResult;
}

function withCommonHeaders(
  { policy }: BuildSnapshot,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): ResponseData {
  const bytes = Buffer.byteLength(body);
  return {
    status,
    headers: { ...policy.headers, ...headers, 'Content-Length': String(bytes) },
    body,
    bytes,
  };
}

interface Opened {
  stamp: string;
  renderer: Promise<OpenedRenderer | null>;
}

/**
 * Renders fragments with the build's own rendering module and database. They are opened at the first need, and again
 * when another build has taken its place.
 */
export function createFragmentRenderer(serverDir: string): RenderFragment {
  let opened: Opened | null = null;

  function open(stamp: string): Opened['renderer'] {
    if (opened?.stamp === stamp) return opened.renderer;
    void opened?.renderer.then((old) => old?.close()).catch(() => {});
    opened = { stamp, renderer: openFrom(serverDir, stamp) };
    return opened.renderer;
  }

  return async (use, stamp) => {
    const found = await open(stamp);
    return found ? found.renderer.renderIsland(use) : null;
  };
}

/** Null for a build that came without its server's half. */
async function openFrom(serverDir: string, stamp: string): Promise<Awaited<Opened['renderer']>> {
  let input: RendererInput;
  try {
    input = JSON.parse(await readFile(join(serverDir, 'renderer.json'), 'utf8')) as RendererInput;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return openRenderer({
    ...input,
    // A module is loaded once per address, so a new build needs a new one.
    serverEntry: `${join(serverDir, input.serverEntry)}?${encodeURIComponent(stamp)}`,
    database: join(serverDir, input.database),
  });
}
