// Opening the built application on a content database: the same for every thread that renders.
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#database/open.ts';
import { drawIcon } from '#pipeline/icons.ts';
import { contentQueries } from '#queries/index.ts';
import type { Settings } from '#schema/settings.ts';
import type { createRenderer, Renderer } from '#src/entry.server.tsx';

export interface RendererInput {
  serverEntry: string;
  database: string;
  settings: Settings;
  stylesheets: string[];
  siteUrl: string | undefined;
}

export async function openRenderer(input: RendererInput): Promise<{ renderer: Renderer; close(): void }> {
  const entry = (await import(pathToFileURL(input.serverEntry).href)) as {
    createRenderer: typeof createRenderer;
  };
  const db = openDatabase(input.database);
  const { settings, stylesheets, siteUrl } = input;
  const renderer = await entry.createRenderer({
    settings,
    stylesheets,
    siteUrl,
    queries: contentQueries(db),
    icons: drawIcon,
  });
  return { renderer, close: () => db.close() };
}
