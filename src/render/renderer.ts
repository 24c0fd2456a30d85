// What the module that renders pages offers. Stated apart from it, so that the server knows it without the browser's
// code behind it.

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
  /** Where the site will be found, in place of what the settings say. */
  siteUrl?: string | undefined;
  /** Whether icons, manifest and feeds stand beside the pages; while an author works they do not. */
  hasSiteFiles?: boolean;
}

export interface RenderedPage {
  html: string;
  bundle: PageBundle;
  /** The same page as Markdown; null for what is no page of the site. */
  markdown: string | null;
  /** Sizes of pictures that the page offers to browsers. */
  images: readonly ImageVariant[];
  /** The picture that is made for it; null for none. */
  share: ShareImage | null;
  /** The results of its examples for readers without script, as documents. */
  stills: readonly string[];
}

/** What is left of a page without its document and its Markdown. */
export type RenderedData = Pick<RenderedPage, 'bundle' | 'images' | 'share' | 'stills'>;

export interface Renderer {
  site: SiteData;
  shell: ShellData;
  /** The address of the site without a slash at its end; null when it is not set. */
  siteUrl: string | null;
  /** What the header's panels show. */
  panels: PanelData;
  /** The whole tree in short. */
  menu: MenuItem[];
  /** What there is to be done. */
  outline: Outline;
  /** What the search looks through, as the content is now. */
  searchFile(): Promise<SearchFile>;
  /** The words of the texts of its pages, in parts. */
  searchText(file: SearchFile): SearchText;
  /** The page at a path, or null when there is none. `quality` fills the figures about the site, where it shows them. */
  renderPage(path: string, quality?: QualityReport): Promise<RenderedPage | null>;
  /** The same without its document and its Markdown, for an author who has the page open. */
  renderData(path: string): Promise<RenderedData | null>;
  /** The page for engineers, which has no document. */
  renderGallery(): Promise<RenderedPage>;
  /** A fragment, or null when there is none of that name or nothing that its props name. */
  renderIsland(use: IslandUse): Promise<IslandResult | null>;
  /** The 404 document, with a placeholder where the address goes. */
  renderNotFound(): string;
  renderServerError(): string;
  /** The document for a page that is not on a reader's device, with a placeholder where its address goes. */
  renderNotSaved(): string;
}

export type CreateRenderer = (options: RendererOptions) => Promise<Renderer>;
