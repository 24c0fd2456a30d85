// Which style sheets a built document carries or waits for and which it only names, and what of the latter would match in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outDirOf, type SiteName } from './sites.ts';

export interface NamedSheet {
  /** As in `src/styles`. */
  name: string;
  css: string;
  /** In the document itself, or a file that it waits for. */
  isCarried: boolean;
}

/** The sheets of a document as they stand in its head. */
export function sheetsOf(site: SiteName, html: string): NamedSheet[] {
  const folder = join(outDirOf(site), 'static/assets');
  const built = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file,
      name: file.slice(0, -'-01234567.css'.length),
      css: readCss(join(folder, file)),
    }));
  // The sheet for documents in which no script runs.
  const head = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return [
    ...head.matchAll(
      /<style[^>]*>(?<text>.*?)<\/style>|<link rel="stylesheet" href="\/assets\/(?<file>[^"]+)"(?<off> disabled)?/gs,
    ),
  ].map(({ groups: { text, file, off } = {} }) => {
    const sheet = built.find((one) => (file === undefined ? one.css === text : one.file === file));
    if (!sheet) throw new Error(`There is no style sheet ${file ?? text?.slice(0, 80)}.`);
    return { name: sheet.name, css: sheet.css, isCarried: off === undefined };
  });
}

function readCss(file: string): string {
  return readFileSync(file, 'utf8').trim();
}

/**
 * The selectors of some styles that match something in a document, whatever the reader may be doing. What is hidden
 * until a script or a button shows it may wait, and where no script runs all sheets are there.
 */
export function matchesIn(page: Page, html: string, styles: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ html, styles }) => {
      const root = new DOMParser().parseFromString(html, 'text/html');
      for (const hidden of root.querySelectorAll('[hidden], .preferences, noscript')) hidden.remove();
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? [rule.selectorText]
            : 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
              ? selectorsOf(rule.cssRules as CSSRuleList)
              : [],
        );
      const always = ':not(nothing)';
      return styles
        .flatMap((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return selectorsOf(sheet.cssRules);
        })
        .filter((selector) =>
          root.querySelector(
            selector
              .replaceAll(/::[\w-]+/g, '')
              .replaceAll(/:(?:hover|focus(?:-visible|-within)?|popover-open|checked|disabled)/g, always),
          ),
        );
    },
    { html, styles: [...styles] },
  );
}
