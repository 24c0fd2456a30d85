// The whole document around the site: the head, and the body with the site in it as finished HTML.
import type { Layout } from '#schema/layouts.ts';
import type { PageHead } from '#schema/page-data.ts';
import { firstPaintScript } from '#schema/preferences.ts';

export interface DocumentProps {
  head: PageHead;
  layout: Layout;
  /** The square mark of the site. */
  logo: string;
  stylesheets: readonly string[];
  /** Modules, loaded after the document has been read. */
  scripts: readonly string[];
  /** The site in its container. */
  html: string;
}

export function Document({ head, layout, logo, stylesheets, scripts, html }: DocumentProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Colours and sizes before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={logo} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body data-layout={layout}>
        <div className="app" dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
}
