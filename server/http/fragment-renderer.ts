// Renders fragments that no page of the build uses, with the build's own rendering module and database. Opened at
// the first need, and anew when another build has taken its place.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IslandResult, IslandUse } from '#schema/island.ts';
import { type OpenedRenderer, openRenderer, type RendererInput } from '../open-renderer.ts';
import { isMissing } from './missing-file.ts';

/** `stamp` tells one build from the next. */
export type RenderFragment = (use: IslandUse, stamp: string) => Promise<IslandResult | null>;

interface Opened {
  stamp: string;
  renderer: Promise<OpenedRenderer | null>;
}

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
