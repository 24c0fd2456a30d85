// Pages as HTML. The build, the development server and the tests all render through this file.
import bundledIcons from 'virtual:icons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { fixedIslands, IslandSourceContext } from '#features/islands/island-source.ts';
import { Prose } from '#features/prose/prose.tsx';
import { type IconShape, iconKey } from '#lib/icon.ts';
import type { ImageVariant } from '#lib/image-url.ts';
import { galleryPage } from '#pages/gallery-page.ts';
import { loadPage, placeOf } from '#pages/load-page.ts';
import { searchFileOf } from '#pages/search-file.ts';
import { shareImageOf } from '#pages/share-image.ts';
import { menuOf, panelsOf, shellOf } from '#pages/shell-data.ts';
import { sidebarOf } from '#pages/sidebar.ts';
import { hasPosts, loadSiteData } from '#pages/site-data.ts';
import type { Body } from '#schema/body.ts';
import { errorTags } from '#schema/head.ts';
import type { Layout } from '#schema/layouts.ts';
import type { PanelData, Panels } from '#schema/menu.ts';
import type { PageData, PageHead } from '#schema/page-data.ts';
import { sectionMenuId } from '#schema/section-menu.ts';
import { siteUrlOf } from '#schema/settings.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import { createImageRecorder, ImageSourceContext } from '#ui/img.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { PageView } from '#views/page-view.tsx';
import { PageArea, Shell } from '#views/shell.tsx';
import { Document } from './document.tsx';
import { pageHead } from './head/page-head.ts';
import { fillPathScript } from './inline-scripts.ts';
import { islandInputs } from './islands/inputs.ts';
import { renderIsland, renderIslandsOf } from './islands/render-island.tsx';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { CreateRenderer, RenderedPage, RendererOptions } from './renderer.ts';

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
