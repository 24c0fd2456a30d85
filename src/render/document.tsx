// The whole document around the site: the head, and the body with the site in it as finished HTML.

import { carriedSheetMark, laterSheetMark } from '#schema/document-hooks.ts';
import { pageTagMark } from '#schema/page/head.ts';
import type { Layout } from '#schema/page/layouts.ts';
import type { PageHead } from '#schema/page/page-data.ts';
import { firstPaintScript, placeMenuScript } from './inline-scripts.ts';
import { carries, isPlain, type StyleSheet } from './style-sheets.ts';

export interface DocumentProps {
  head: PageHead;
  layout: Layout;
  /** Whether the list of a section stands beside the page. */
  hasMenu: boolean;
  /** The square mark of the site. */
  logo: string;
  /** Whether icons for other places and the manifest stand beside the page. */
  hasSiteFiles: boolean;
  stylesheets: readonly StyleSheet[];
  /** Modules, loaded after the document has been read. */
  scripts: readonly string[];
  /** The site in its container. */
  html: string;
}

export function Document(props: DocumentProps) {
  const { head, layout, hasMenu, logo, hasSiteFiles, stylesheets, scripts, html } = props;
  const isOwn = carries(html);
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Colours and sizes before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {hasMenu && <script dangerouslySetInnerHTML={{ __html: placeMenuScript }} />}
        {stylesheets.map((sheet) =>
          isOwn(sheet) && sheet.isLinked ? (
            <link key={sheet.href} rel="stylesheet" href={sheet.href} />
          ) : isOwn(sheet) ? (
            <style
              key={sheet.href}
              {...(sheet.isOnDemand && { [carriedSheetMark]: sheet.href })}
              dangerouslySetInnerHTML={{ __html: sheet.text ?? '' }}
            />
          ) : (
            !sheet.isOnDemand &&
            !isPlain(sheet) && (
              <link
                key={sheet.href}
                rel="stylesheet"
                href={sheet.href}
                // Browsers do not fetch what is switched off.
                {...(sheet.text !== null && { disabled: true, [laterSheetMark]: '' })}
              />
            )
          ),
        )}
        <noscript>
          {stylesheets.filter(isPlain).map(({ href }) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
        <title>{head.title}</title>
        {head.tags.map(([Tag, attributes, text], index) => (
          <Tag
            key={index}
            {...attributes}
            {...{ [pageTagMark]: '' }}
            {...(text !== undefined && { dangerouslySetInnerHTML: { __html: text } })}
          />
        ))}
        <meta name="color-scheme" content="light dark" />
        {hasSiteFiles && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
        {!logo.endsWith('.ico') && (
          <link rel="icon" href={logo} type={logo.endsWith('.svg') ? 'image/svg+xml' : undefined} />
        )}
        {hasSiteFiles && (
          <>
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
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
