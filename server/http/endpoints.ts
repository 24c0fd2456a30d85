// The few addresses that are answered by program: icons and fragments. Everything else is a file.
import { islandKey } from '#lib/island-key.ts';
import { type IslandResult, islandPath } from '#schema/island.ts';
import { addresses } from '#site/addresses.ts';
import { answerIcons } from '../endpoints/icon-endpoint.ts';
import { answerIsland } from '../endpoints/island-endpoint.ts';
import type { Ask } from './ask.ts';
import type { RenderFragment } from './fragment-renderer.ts';
import type { Reply } from './reply.ts';
import { parseRequestPath } from './request-path.ts';
import { findEntry, loadRepresentation, type Site } from './site.ts';

/** Their folders, and the same without the slash. */
const folders = [addresses.icons.path, addresses.fragments.path].map((path) => path.slice(0, -1));

/** The answer of an endpoint, or null when the request is for a file. */
export function answerEndpoint(site: Site, ask: Ask, renderFragment: RenderFragment): Promise<Reply> | null {
  if (!isForEndpoint(ask.target) || (ask.method !== 'GET' && ask.method !== 'HEAD')) return null;
  const asked = parseRequestPath(ask.target);
  if (!asked.ok) return null;
  const query = new URLSearchParams(asked.search);
  const icons = answerIcons(asked.path, query);
  if (icons) return Promise.resolve(jsonReply(site, icons));
  const island = answerIsland(asked.path, query, async (use) => {
    const id = islandKey(use.name, use.props, use.context);
    return (await readBuilt(site, islandPath(id))) ?? renderFragment(use, site.stamp);
  });
  return island?.then((answer) => jsonReply(site, answer)) ?? null;
}

/** Looks at the target as it was sent: this is asked for every request, and nearly all are for files. */
function isForEndpoint(target: string): boolean {
  return folders.some(
    (folder) => target.startsWith(folder) && ['/', '?', undefined].includes(target[folder.length]),
  );
}

/** A fragment that a page uses is in the build already. */
async function readBuilt(site: Site, path: string): Promise<IslandResult | null> {
  const entry = findEntry(site, path);
  if (!entry) return null;
  const { body } = await loadRepresentation(site, entry, 'identity');
  if (body.kind !== 'bytes') return null;
  return JSON.parse(Buffer.from(body.bytes).toString('utf8')) as IslandResult;
}

function jsonReply(
  site: Site,
  answer: { status: number; headers: Record<string, string>; body: string },
): Reply {
  const bytes = Buffer.byteLength(answer.body);
  return {
    status: answer.status,
    headers: { ...site.policy.headers, ...answer.headers, 'Content-Length': String(bytes) },
    body: answer.body,
    bytes,
  };
}
