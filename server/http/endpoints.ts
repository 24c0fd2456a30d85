// The few dynamic addresses: icons, and fragments that no page of the build uses. Everything else is a file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { islandKey } from '#lib/island-key.ts';
import { type IslandResult, type IslandUse, islandPath } from '#schema/page/island.ts';
import { addresses } from '#site/addresses.ts';
import { respondWithIcons } from '../endpoints/icon-endpoint.ts';
import { respondWithIsland } from '../endpoints/island-endpoint.ts';
import { type OpenedRenderer, openRenderer, type RendererInput } from '../open-renderer.ts';
import { type BuildSnapshot, findFile, loadRepresentation } from './build-snapshot.ts';
import { subresourceHeaders } from './header-policy.ts';
import type { ResponseData } from './response.ts';

/** Renders a fragment with the server files of a build. */
export type RenderFragment = (
  use: IslandUse,
  build: Pick<BuildSnapshot, 'half' | 'stamp'>,
) => Promise<IslandResult | null>;

const folders = [addresses.icons.path, addresses.fragments.path];

/** A decoded path and its query. */
export interface EndpointPath {
  path: string;
  search: string;
}

/** The response of an endpoint to a decoded path and its query, or null if the request is for a file. */
export function respondFromEndpoint(
  snapshot: BuildSnapshot,
  { path, search }: EndpointPath,
  renderFragment: RenderFragment,
): ResponseData | Promise<ResponseData> | null {
  if (!folders.some((folder) => `${path}/`.startsWith(folder))) return null;
  const query = new URLSearchParams(search);
  const icons = respondWithIcons(path, query);
  if (icons) return withPolicy(snapshot, icons);
  const island = respondWithIsland(path, query, async (use) => {
    const id = islandKey(use.name, use.props, use.context);
    return (await readBuilt(snapshot, islandPath(id))) ?? renderFragment(use, snapshot);
  });
  return island?.then((response) => withPolicy(snapshot, response)) ?? null;
}

/** A fragment that a page uses is already in the build. */
async function readBuilt(snapshot: BuildSnapshot, path: string): Promise<IslandResult | null> {
  const file = findFile(snapshot, path);
  if (!file) return null;
  const { body } = await loadRepresentation(snapshot, file, 'identity');
  if (body.kind !== 'bytes') return null;
  return JSON.parse(Buffer.from(body.bytes).toString('utf8')) as IslandResult;
}

function withPolicy(
  { policy }: BuildSnapshot,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): ResponseData {
  const bytes = Buffer.byteLength(body);
  return {
    status,
    headers: { ...subresourceHeaders(policy.headers), ...headers, 'Content-Length': String(bytes) },
    body,
    bytes,
  };
}

interface Opened {
  stamp: string;
  renderer: Promise<OpenedRenderer>;
}

/**
 * Renders fragments with the build's own rendering module and database. They are opened on first use, and
 * again when another build has replaced it. A build without server files has none.
 */
export function createFragmentRenderer(): RenderFragment {
  let opened: Opened | null = null;

  function open(half: string, stamp: string): Opened['renderer'] {
    if (opened?.stamp === stamp) return opened.renderer;
    void opened?.renderer.then((old) => old.close()).catch(() => {});
    const renderer = openFrom(half, stamp);
    opened = { stamp, renderer };
    // After a failure, it is opened again at the next request.
    renderer.catch(() => {
      if (opened?.renderer === renderer) opened = null;
    });
    return renderer;
  }

  return async (use, { half, stamp }) => {
    if (half === null) return null;
    const { renderer } = await open(half, stamp);
    return renderer.renderIsland(use);
  };
}

async function openFrom(half: string, stamp: string): Promise<OpenedRenderer> {
  const input = JSON.parse(await readFile(join(half, 'renderer.json'), 'utf8')) as RendererInput;
  return openRenderer({
    ...input,
    // A module is cached by address, so a new build needs a new one.
    serverEntry: `${join(half, input.serverEntry)}?${encodeURIComponent(stamp)}`,
    database: join(half, input.database),
  });
}
