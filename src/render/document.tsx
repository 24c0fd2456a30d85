// The complete HTML document: the head, and the body with the rendered site.

import { carriedSheetMark, laterSheetMark } from '#schema/document-hooks.ts';
import { pageTagMark } from '#schema/page/head.ts';
import type { Layout } from '#schema/page/layouts.ts';
import type { PageHead } from '#schema/page/page-data.ts';
import { firstPaintScript, missingScriptMark, placeMenuScript } from './inline-scripts.ts';
import { carries, isPlain, type StyleSheet } from './style-sheets.ts';

export interface DocumentProps {
  head: PageHead;
  layout: Layout;
  /** Whether a section's list is shown beside the page. */
  hasMenu: boolean;
  /** The site's square logo. */
  logo: string;
  /** Whether generated icons and the manifest exist. */
  hasSiteFiles: boolean;
  stylesheets: readonly StyleSheet[];
  /** Modules, loaded after the document has been parsed. */
  scripts: readonly string[];
  /** The rendered site in its container. */
  html: string;
}

/** Controls that are hidden if their script does not load. */
const needsScript = /<div class="(?:workbench |done-bar")/;

export function Document(props: DocumentProps) {
  const { head, layout, hasMenu, logo, hasSiteFiles, stylesheets, scripts, html } = props;
  const isOwn = carries(html);
  return (
    <html lang={head.lang} dir={head.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Applies colours and sizes before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {hasMenu && <script dangerouslySetInnerHTML={{ __html: placeMenuScript }} />}
        {needsScript.test(html) && <script dangerouslySetInnerHTML={{ __html: missingScriptMark }} />}
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
                // Browsers do not fetch disabled style sheets.
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
