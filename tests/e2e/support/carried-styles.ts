// Finds the rules of a style sheet that would apply to a document. Only a browser can match selectors.
import type { Page } from '@playwright/test';

/**
 * The selectors of some styles that match an element of a document, in any state such as hover or focus. Elements that
 * stay hidden until a script or a button shows them don't count: the missing sheets are loaded by then.
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
