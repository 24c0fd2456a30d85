// Renders pages as HTML, for the build, the development server and the tests.

import plainIcons from 'virtual:icons';
import reactIcons from 'virtual:react-icons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { fixedIslands, IslandSourceContext } from '#features/islands/island-source.ts';
import { markLesson } from '#features/prose/mark-lesson.ts';
import { markQuest } from '#features/prose/mark-quest.ts';
import { withoutPlainViews } from '#features/prose/plain-views.ts';
import { PlaygroundContext } from '#features/prose/playground-context.ts';
import { Prose } from '#features/prose/prose.tsx';
import { StillContext } from '#features/prose/still-context.ts';
import { type IconShape, type IconShapes, iconKey } from '#lib/icon.ts';
import { galleryPage, gallerySource } from '#pages/gallery-page.ts';
import { menuOf } from '#pages/menu-data.ts';
import { outlineOf } from '#pages/outline.ts';
import {
  languageOfPage,
  loadPageSource,
  noBody,
  type PageSource,
  pageDataOf,
  type RenderedBody,
} from '#pages/page-source.ts';
import { searchFileOf } from '#pages/search-file.ts';
import { searchTextOf } from '#pages/search-text.ts';
import { shareImageOf } from '#pages/share-image.ts';
import { panelsOf, shellOf } from '#pages/shell-data.ts';
import { loadSiteData, topOf } from '#pages/site-data.ts';
import { sectionMenuId } from '#schema/document-hooks.ts';
import type { PanelData, Panels } from '#schema/navigation.ts';
import type { Body } from '#schema/page/body.ts';
import { errorTags } from '#schema/page/head.ts';
import type { Layout } from '#schema/page/layouts.ts';
import type { Page } from '#schema/page/page.ts';
import type { PageBundle, PageData, PageHead } from '#schema/page/page-data.ts';
import type { QualityReport } from '#schema/quality.ts';
import { type Settings, siteUrlOf } from '#schema/settings.ts';
import type { PageKind } from '#site/kinds.ts';
import { languageOfSite } from '#site/language.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { kindOfPage } from '#site/place.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import { createImageRecorder, ImageSourceContext } from '#ui/img.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { NotSavedPage } from '#views/not-saved.tsx';
import { PageView } from '#views/page-view.tsx';
import { PageArea, Shell } from '#views/shell.tsx';
import { WorkbenchSlotContext } from '#views/workbench-slot.tsx';
import { Document } from './document.tsx';
import { pageHead } from './head/page-head.ts';
import { fillPathScript } from './inline-scripts.ts';
import { renderIsland, renderIslandsOf } from './islands/render-island.tsx';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { CreateRenderer, RenderedPage, RendererOptions } from './renderer.ts';
import { createStillRecorder, type StillRecorder } from './still-result.ts';
import { carries } from './style-sheets.ts';
import { renderWorkbenchSlot } from './workbench-slots.tsx';

export const createRenderer: CreateRenderer = async (options) => {
  const { settings, icons, stylesheets, scripts, hasSiteFiles = true } = options;
  const siteUrl = siteUrlOf(settings, options.siteUrl);
  const site = await loadSiteData(settings, options.queries);
  const shell = shellOf(settings, topOf(site));

  /** The head of pages that search engines must not index. */
  const hiddenHead = (title: string): PageHead => ({ ...languageOfSite(settings), title, tags: errorTags });

  const documentOf = (area: string, head: PageHead, layout: Layout) =>
    `<!doctype html>${renderToStaticMarkup(
      <Document
        {...{ head, layout, hasSiteFiles, stylesheets, scripts }}
        hasMenu={area.includes(`id="${sectionMenuId}"`)}
        logo={settings.logo}
        html={area}
      />,
    )}`;

  const shellAround = (page: ReactNode, path: string | null) =>
    renderToString(
      <IconSourceContext value={icons}>
        <Shell shell={shell} path={path}>
          <PageArea path={path}>{page}</PageArea>
        </Shell>
      </IconSourceContext>,
    );

  /** `draw` renders the page and records the icons it uses. */
  function bundleOf(
    page: PageData,
    source: PageSource,
    head: PageHead,
    draw: (view: ReactNode) => string,
  ): { drawn: string; bundle: PageBundle } {
    const recorded = recordIcons(icons, { ...plainIcons, ...reactIcons });
    const islands = renderIslandsOf({ page, source }, (node) => withIcons(node, recorded.source));
    const { sidebar } = source.surroundings;
    const drawn = draw(
      <IconSourceContext value={recorded.source}>
        <IslandSourceContext value={fixedIslands(islands)}>
          <WorkbenchSlotContext value={renderWorkbenchSlot}>
            <PageView page={page} sidebar={sidebar} />
          </WorkbenchSlotContext>
        </IslandSourceContext>
      </IconSourceContext>,
    );
    const isOwn = carries(drawn);
    const styles = stylesheets.filter((sheet) => sheet.isOnDemand && isOwn(sheet)).map(({ href }) => href);
    return {
      drawn,
      bundle: {
        page: { ...page, html: withoutPlainViews(page.html) },
        ...{ head, sidebar, islands, icons: recorded.drawn, ...(styles.length > 0 && { styles }) },
      },
    };
  }

  function render(page: PageData, source: PageSource, head: PageHead): Pick<RenderedPage, 'html' | 'bundle'> {
    const { drawn, bundle } = bundleOf(page, source, head, (view) => shellAround(view, page.path));
    return { html: documentOf(drawn, head, page.layout), bundle };
  }

  /** The inputs of the page at a path; null if it does not exist. */
  async function prepare(path: string, quality?: QualityReport) {
    const source = await loadPageSource(site, path, quality);
    if (!source) return null;
    const recorder = createImageRecorder();
    const stills = createStillRecorder(path);
    const { row, surroundings } = source;
    const body = row ? renderBody(row, { icons, recorder, stills, settings }) : noBody;
    const page = pageDataOf(source, body, settings);
    // Other sites can only load it by an absolute address.
    const share = siteUrl ? shareImageOf(page, settings, row?.ogImage ?? null) : null;
    const head = pageHead({
      ...{ page, fields: row, settings, language: languageOfPage(source), siteUrl },
      shareImage: share?.url ?? null,
      hasFeeds: hasSiteFiles && surroundings.hasFeeds,
    });
    return { source, page, head, images: recorder.variants(), share, stills: stills.documents };
  }

  return {
    site,
    shell,
    siteUrl,
    panels: drawnPanels(panelsOf(topOf(site)), icons),
    menu: menuOf(topOf(site)),
    outline: outlineOf(site),
    searchFile: () => searchFileOf(site),
    searchText: (file) => searchTextOf(site, file),
    async renderPage(path, quality) {
      const prepared = await prepare(path, quality);
      if (!prepared) return null;
      const { source, page, head, ...files } = prepared;
      const markdown = pageMarkdown({ page, body: source.row?.body ?? null, siteUrl });
      return { ...render(page, source, head), markdown, ...files };
    },
    async renderData(path) {
      const prepared = await prepare(path);
      if (!prepared) return null;
      const { source, page, head, ...files } = prepared;
      return { bundle: bundleOf(page, source, head, renderToStaticMarkup).bundle, ...files };
    },
    async renderGallery() {
      const head = hiddenHead(galleryPage.documentTitle);
      const files = { images: [], share: null, stills: [] };
      return { ...render(galleryPage, gallerySource, head), markdown: null, ...files };
    },
    renderIsland: (use) => renderIsland(site, use, (node) => withIcons(node, icons)),
    renderNotFound() {
      const path = <span data-path="">{pathPlaceholder}</span>;
      const page = (
        <ErrorPage
          statusCode={404}
          heading="Page Not Found"
          description={<>Page not found: {path}</>}
          announcement={<>Page Not Found: {path}</>}
        />
      );
      const head = hiddenHead(`404 - Page not found: ${pathPlaceholder}`);
      return documentOf(shellAround(page, null), head, 'default').replace(
        '</body>',
        () => `<script>${fillPathScript}</script></body>`,
      );
    },
    renderServerError() {
      const page = (
        <ErrorPage
          statusCode={500}
          heading="Internal Server Error"
          description="Something went wrong on our side. Please try again."
          canRetry
        />
      );
      return documentOf(shellAround(page, null), hiddenHead('500 - Internal Server Error'), 'default');
    },
    renderNotSaved() {
      const page = <NotSavedPage path={pathPlaceholder} offlinePath={settings.offline} />;
      return documentOf(shellAround(page, null), hiddenHead('Not saved on this device'), 'default');
    },
  };
};

type FindIcon = RendererOptions['icons'];
type ImageRecorder = ReturnType<typeof createImageRecorder>;

function withIcons(node: ReactNode, icons: FindIcon): string {
  return renderToStaticMarkup(<IconSourceContext value={icons}>{node}</IconSourceContext>);
}

/**
 * An icon source that records icons missing from the script; the browser gets their shapes from the payload.
 */
function recordIcons(
  icons: FindIcon,
  known: IconShapes,
): { source: FindIcon; drawn: Record<string, IconShape> } {
  const drawn: Record<string, IconShape> = {};
  return {
    drawn,
    source(name) {
      const shape = icons(name);
      const key = iconKey(name);
      if (shape && key && !(key in known)) drawn[key] = shape;
      return shape;
    },
  };
}

/** The panels with the shapes of their icons, so that no further request is needed. */
function drawnPanels(panels: Panels, icons: FindIcon): PanelData {
  // Panels can be opened before hydration.
  const { source, drawn } = recordIcons(icons, plainIcons);
  for (const { entries } of Object.values(panels)) for (const { icon } of entries) if (icon) source(icon);
  return { panels, icons: drawn };
}

interface BodyServices {
  icons: FindIcon;
  recorder: ImageRecorder;
  stills: StillRecorder;
  settings: Settings;
}

/** Kinds of pages with specially rendered parts in their text. */
const markers: Partial<Record<PageKind, (nodes: Body['nodes']) => Body['nodes']>> = {
  lesson: markLesson,
  quest: markQuest,
};

function renderBody(
  { path, body }: Pick<Page, 'path' | 'body'>,
  { icons, recorder, stills, settings }: BodyServices,
): RenderedBody {
  const htmlOf = (nodes: Body['nodes']) =>
    withIcons(
      <PlaygroundContext value={settings.playground}>
        <ImageSourceContext value={recorder}>
          <StillContext value={stills.record}>
            <Prose nodes={nodes} />
          </StillContext>
        </ImageSourceContext>
      </PlaygroundContext>,
      icons,
    );
  const { heading } = body;
  return {
    html: htmlOf(markers[kindOfPage(path)]?.(body.nodes) ?? body.nodes),
    heading: heading ? { id: heading.id, html: htmlOf(heading.nodes) } : null,
  };
}
