// Opening the built application on a content database: the same for every thread that renders.
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#database/open.ts';
import type { IconShapes } from '#lib/icon.ts';
import { drawIconsWith } from '#pipeline/icons/icons.ts';
import { contentQueries } from '#queries/index.ts';
import type { CreateRenderer, Renderer } from '#render/renderer.ts';
import type { StyleSheet } from '#render/style-sheets.ts';
import type { Settings } from '#schema/settings.ts';

export interface RendererInput {
  serverEntry: string;
  database: string;
  settings: Settings;
  stylesheets: StyleSheet[];
  scripts: string[];
  siteUrl: string | undefined;
  /** Icons that were fetched for this build. */
  icons: IconShapes;
}

export interface OpenedRenderer {
  renderer: Renderer;
  close(): void;
}

export async function openRenderer(input: RendererInput): Promise<OpenedRenderer> {
  const entry = (await import(addressOf(input.serverEntry))) as {
    createRenderer: CreateRenderer;
  };
  const db = openDatabase(input.database);
  const { settings, stylesheets, scripts, siteUrl } = input;
  const renderer = await entry.createRenderer({
    settings,
    stylesheets,
    scripts,
    siteUrl,
    queries: contentQueries(db),
    icons: drawIconsWith(input.icons),
  });
  return { renderer, close: () => db.close() };
}

/** A query after the file's name stands for another load of the same file. */
function addressOf(serverEntry: string): string {
  const [file = '', query] = serverEntry.split('?');
  return pathToFileURL(file).href + (query === undefined ? '' : `?${query}`);
}
