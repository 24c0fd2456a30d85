// Pages as HTML. The build, the development server and the tests all render through this file.
import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '#features/prose/prose.tsx';
import type { ContentQueries } from '#queries/index.ts';
import { ErrorPage } from '#routes/error-page.tsx';
import { layoutComponents } from '#routes/layouts/index.ts';
import { loadPage, placeOf } from '#routes/load-page.ts';
import { Shell, type ShellProps } from '#routes/shell.tsx';
import { sidebarOf } from '#routes/sidebar.ts';
import { loadSiteData, type SiteData } from '#routes/site-data.ts';
import type { Body } from '#schema/body.ts';
import { fillPathScript, pathPlaceholder } from '#schema/not-found.ts';
import type { PageData } from '#schema/page-data.ts';
import type { Settings } from '#schema/settings.ts';
import { type IconSource, IconSourceContext } from '#ui/icon.tsx';

export interface RendererOptions {
  settings: Settings;
  queries: ContentQueries;
  icons: IconSource;
  stylesheets: readonly string[];
  scripts?: readonly string[];
  siteUrl?: string | undefined;
}

export interface RenderedPage {
  html: string;
  page: PageData;
}

export interface Renderer {
  site: SiteData;
  /** The page at a path, or null when there is none. */
  renderPage(path: string): Promise<RenderedPage | null>;
  /** Everything on a page that comes from other pages; when it is unchanged and so is the page, its files are too. */
  surroundingsOf(path: string): unknown;
  /** The 404 document, with a placeholder where the address goes. */
  renderNotFound(): string;
  renderServerError(): string;
}

export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const { settings, icons, stylesheets, scripts, siteUrl } = options;
  const site = await loadSiteData(settings, options.queries);
  const shared = { settings, tree: site.tree, stylesheets, ...(scripts && { scripts }) };

  const documentOf = (props: Omit<ShellProps, keyof typeof shared>) =>
    `<!doctype html>${renderToStaticMarkup(
      <IconSourceContext value={icons}>
        <Shell {...shared} {...props} />
      </IconSourceContext>,
    )}`;

  const renderBody = (body: Body) => ({
    html: proseHtml(body.nodes, icons),
    heading: body.heading ? { id: body.heading.id, html: proseHtml(body.heading.nodes, icons) } : null,
  });

  return {
    site,
    async renderPage(path) {
      const page = await loadPage(site, path, renderBody);
      if (!page) return null;
      const Layout = layoutComponents[page.layout];
      const sidebar = page.section ? sidebarOf(site, page.section, path) : null;
      const html = documentOf({
        path,
        layout: page.layout,
        title: page.documentTitle,
        description: page.description,
        canonical: siteUrl ? siteUrl + encodeURI(path) : null,
        isIndexed: true,
        children: <Layout page={page} sidebar={sidebar} />,
      });
      return { html, page };
    },
    surroundingsOf(path) {
      const place = placeOf(site, path, true);
      return { ...place, sidebar: place.section ? sidebarOf(site, place.section, path) : null };
    },
    renderNotFound() {
      const path = <span data-path="">{pathPlaceholder}</span>;
      const html = documentOf({
        ...errorHead(`404 - Page not found: ${pathPlaceholder}`),
        children: (
          <ErrorPage
            statusCode={404}
            heading="Page Not Found"
            description={<>Page not found: {path}</>}
            announcement={<>Page Not Found: {path}</>}
          />
        ),
      });
      return html.replace('</body>', () => `<script>${fillPathScript}</script></body>`);
    },
    renderServerError() {
      return documentOf({
        ...errorHead('500 - Internal Server Error'),
        children: (
          <ErrorPage
            statusCode={500}
            heading="Internal Server Error"
            description="Something went wrong on our side. Please try again."
            canRetry
          />
        ),
      });
    },
  };
}

function errorHead(title: string) {
  return {
    path: null,
    layout: 'default' as const,
    title,
    description: '',
    canonical: null,
    isIndexed: false,
  };
}

function proseHtml(nodes: Body['nodes'], icons: IconSource): string {
  return renderToStaticMarkup(
    <IconSourceContext value={icons}>
      <Prose nodes={nodes} />
    </IconSourceContext>,
  );
}
