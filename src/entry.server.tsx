// Pages as HTML. The build, the development server and the tests all render through this file.

import bundledIcons from 'virtual:icons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandSourceContext } from '#features/islands/island-source.ts';
import { Prose } from '#features/prose/prose.tsx';
import { iconKey } from '#lib/icon-name.ts';
import type { IconShape } from '#lib/icon-shape.ts';
import type { ImageVariant } from '#lib/image-url.ts';
import { Document } from '#routes/document.tsx';
import { ErrorPage } from '#routes/error-page.tsx';
import { galleryPage } from '#routes/gallery/gallery-page.ts';
import { pageHead } from '#routes/head/page-head.ts';
import { islandInputs } from '#routes/islands/inputs.ts';
import { renderIsland, renderIslandsOf } from '#routes/islands/render-island.tsx';
import { loadPage, placeOf } from '#routes/load-page.ts';
import { PageView } from '#routes/page-view.tsx';
import type { CreateRenderer, RenderedPage, RendererOptions } from '#routes/renderer.ts';
import { searchFileOf } from '#routes/search/search-file.ts';
import { shareImageOf } from '#routes/share-image.ts';
import { PageArea, Shell } from '#routes/shell.tsx';
import { menuOf, panelsOf, shellOf } from '#routes/shell-data.ts';
import { sidebarOf } from '#routes/sidebar.ts';
import { hasPosts, loadSiteData } from '#routes/site-data.ts';
import { pageMarkdown } from '#routes/twin/page-markdown.ts';
import { fixedIslands } from '#runtime/islands/fixed-islands.ts';
import type { Body } from '#schema/body.ts';
import { errorTags } from '#schema/head.ts';
import type { Layout } from '#schema/layouts.ts';
import type { PanelData, Panels } from '#schema/menu.ts';
import { fillPathScript, pathPlaceholder } from '#schema/not-found.ts';
import type { PageData, PageHead } from '#schema/page-data.ts';
import { sectionMenuId } from '#schema/section-menu.ts';
import { siteUrlOf } from '#schema/settings.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import { createImageRecorder, ImageSourceContext } from '#ui/image-source.ts';

export const createRenderer: CreateRenderer = async (options) => {
  const { settings, icons, stylesheets, scripts, hasSiteFiles = true } = options;
  const siteUrl = siteUrlOf(settings, options.siteUrl);
  const site = await loadSiteData(settings, options.queries);
  const shell = shellOf(settings, site.tree);

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

  async function render(page: PageData, head: PageHead, images: ImageVariant[]): Promise<RenderedPage> {
    const { source, drawn } = recordIcons(icons);
    const islands = await renderIslandsOf(site, page, (node) => withIcons(node, source));
    const sidebar = page.section ? sidebarOf(site, page.section, page.path) : null;
    const area = shellAround(
      <IconSourceContext value={source}>
        <IslandSourceContext value={fixedIslands(islands)}>
          <PageView page={page} sidebar={sidebar} />
        </IslandSourceContext>
      </IconSourceContext>,
      page.path,
    );
    return {
      html: documentOf(area, head, page.layout),
      bundle: { page, head, sidebar, islands, icons: drawn },
      markdown: null,
      images,
      share: null,
    };
  }

  return {
    site,
    shell,
    siteUrl,
    panels: drawnPanels(panelsOf(site.tree), icons),
    menu: menuOf(site.tree),
    searchFile: () => searchFileOf(site),
    async renderPage(path, quality) {
      const recorder = createImageRecorder();
      const renderBody = (body: Body) => ({
        html: proseHtml(body.nodes, icons, recorder),
        heading: body.heading
          ? { id: body.heading.id, html: proseHtml(body.heading.nodes, icons, recorder) }
          : null,
      });
      const loaded = await loadPage(site, path, renderBody, quality);
      if (!loaded) return null;
      const { page, source } = loaded;
      // Others can only name it by its whole address.
      const share = siteUrl ? shareImageOf(page, settings, source?.ogImage ?? null) : null;
      const head = pageHead({
        ...{ page, fields: source, settings, siteUrl },
        shareImage: share?.url ?? null,
        hasFeeds: hasSiteFiles && hasPosts(site),
      });
      const markdown = pageMarkdown({ page, body: source?.body ?? null, siteUrl });
      return { ...(await render(page, head, recorder.variants())), markdown, share };
    },
    renderGallery: () => render(galleryPage, hiddenHead(galleryPage.documentTitle), []),
    renderIsland: (use) => renderIsland(site, use, (node) => withIcons(node, icons)),
    surroundingsOf(path) {
      const place = placeOf(site, path, true);
      const sidebar = place.section ? sidebarOf(site, place.section, path) : null;
      return { ...place, sidebar, islands: islandInputs(site, path), hasFeeds: hasPosts(site) };
    },
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
  };
};

/** The head of what search engines shall leave alone. */
function hiddenHead(title: string): PageHead {
  return { title, tags: errorTags };
}

type FindIcon = RendererOptions['icons'];

function withIcons(node: ReactNode, icons: FindIcon): string {
  return renderToStaticMarkup(<IconSourceContext value={icons}>{node}</IconSourceContext>);
}

/** A source that notes what it was asked for beyond what the script has: the browser draws it from the payload. */
function recordIcons(icons: FindIcon): { source: FindIcon; drawn: Record<string, IconShape> } {
  const drawn: Record<string, IconShape> = {};
  return {
    drawn,
    source(name) {
      const shape = icons(name);
      const key = iconKey(name);
      if (shape && key && !(key in bundledIcons)) drawn[key] = shape;
      return shape;
    },
  };
}

/** The panels with the shapes of their icons, so that no further request is made for them. */
function drawnPanels(panels: Panels, icons: FindIcon): PanelData {
  const { source, drawn } = recordIcons(icons);
  for (const { entries } of Object.values(panels)) for (const { icon } of entries) if (icon) source(icon);
  return { panels, icons: drawn };
}

function proseHtml(
  nodes: Body['nodes'],
  icons: FindIcon,
  recorder: ReturnType<typeof createImageRecorder>,
): string {
  return withIcons(
    <ImageSourceContext value={recorder}>
      <Prose nodes={nodes} />
    </ImageSourceContext>,
    icons,
  );
}
