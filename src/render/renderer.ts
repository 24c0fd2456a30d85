// The interface of the module that renders pages, separate from it so that the server does not import browser
// code.

import type { IconShape } from '#lib/icon.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import type { SearchText } from '#pages/search-text.ts';
import type { SiteData } from '#pages/site-data.ts';
import type { ShellData } from '#schema/builds.ts';
import type { MenuItem, PanelData } from '#schema/navigation.ts';
import type { Outline } from '#schema/outline.ts';
import type { IslandResult, IslandUse } from '#schema/page/island.ts';
import type { PageBundle } from '#schema/page/page-data.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import type { QualityReport } from '#schema/quality.ts';
import type { SearchFile } from '#schema/search.ts';
import type { Settings } from '#schema/settings.ts';
import type { StyleSheet } from './style-sheets.ts';

export interface RendererOptions {
  settings: Settings;
  queries: SiteData['queries'];
  icons: (name: string) => IconShape | null;
  stylesheets: readonly StyleSheet[];
  scripts: readonly string[];
  /** The site's address, overriding the settings. */
  siteUrl?: string | undefined;
  /** Whether icons, manifest and feeds exist; they do not on the development server. */
  hasSiteFiles?: boolean;
}

export interface RenderedPage {
  html: string;
  bundle: PageBundle;
  /** The same page as Markdown; null for a page that is not part of the site. */
  markdown: string | null;
  /** Picture sizes used in the page. */
  images: readonly ImageVariant[];
  /** The preview image to create; null for none. */
  share: ShareImage | null;
  /** The results of its examples as static documents, for readers without JavaScript. */
  stills: readonly string[];
}

/** A rendered page without its document and its Markdown. */
export type RenderedData = Pick<RenderedPage, 'bundle' | 'images' | 'share' | 'stills'>;

export interface Renderer {
  site: SiteData;
  shell: ShellData;
  /** The site's address without a trailing slash; null if it is not set. */
  siteUrl: string | null;
  /** The content of the header's panels. */
  panels: PanelData;
  /** The whole tree in compact form. */
  menu: MenuItem[];
  /** All work on the site, for progress. */
  outline: Outline;
  /** The search file for the current content. */
  searchFile(): Promise<SearchFile>;
  /** The full-text index of the pages, in parts. */
  searchText(file: SearchFile): SearchText;
  /**
   * The page at a path, or null if it does not exist. `quality` are the figures about the site, for a page
   * that shows them.
   */
  renderPage(path: string, quality?: QualityReport): Promise<RenderedPage | null>;
  /** The same without document and Markdown, for an author who has the page open. */
  renderData(path: string): Promise<RenderedData | null>;
  /** The component gallery, which has no document. */
  renderGallery(): Promise<RenderedPage>;
  /** A fragment, or null if the name is unknown or its data does not exist. */
  renderIsland(use: IslandUse): Promise<IslandResult | null>;
  /** The 404 document, with a placeholder for the address. */
  renderNotFound(): string;
  renderServerError(): string;
  /** The document for a page that is not saved on the device, with a placeholder for the address. */
  renderNotSaved(): string;
}

export type CreateRenderer = (options: RendererOptions) => Promise<Renderer>;
