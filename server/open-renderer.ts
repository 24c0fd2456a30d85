// Opens the built application on a content database, in the same way for every process that renders.
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
  /** Icons fetched for this build. */
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

/** A query after the file name loads the same file again. */
function addressOf(serverEntry: string): string {
  const [file = '', query] = serverEntry.split('?');
  return pathToFileURL(file).href + (query === undefined ? '' : `?${query}`);
}
