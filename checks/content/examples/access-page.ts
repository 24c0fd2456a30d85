// Runs in the browser, beside axe: puts documents in place, one after the other, and asks about each.
// The function travels there as text, so it stands alone: it imports nothing but types and knows nothing of this file.
import type Axe from 'axe-core';
import type { AskedDocument, Question, Violation } from './access-answer.ts';

declare const axe: typeof Axe;

/** What axe finds in each document. */
export async function askAxe({ documents, tags, rules, siteStyle }: Question): Promise<Violation[][]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(siteStyle);
  document.adoptedStyleSheets = [sheet];
  const answers: Violation[][] = [];
  for (const asked of documents) answers.push(await askAbout(asked));
  return answers;

  async function askAbout({ html, more, without }: AskedDocument): Promise<Violation[]> {
    if (html !== null) {
      const next = new DOMParser().parseFromString(html, 'text/html');
      document.replaceChild(document.adoptNode(next.documentElement), document.documentElement);
    }
    const { violations } = await axe.run(document, {
      runOnly: rules
        ? { type: 'rule', values: rules.filter((rule) => !without.includes(rule)) }
        : { type: 'tag', values: tags },
      ...(rules === null && {
        rules: Object.fromEntries([
          ...more.map((rule) => [rule, { enabled: true }]),
          ...without.map((rule) => [rule, { enabled: false }]),
        ]),
      }),
      resultTypes: ['violations'],
      elementRef: true,
      selectors: false,
      iframes: false,
      preload: false,
    });
    const all = [...document.querySelectorAll('*')];
    return violations.flatMap((violation) =>
      violation.nodes.map((node) => ({
        rule: violation.id,
        help: violation.help,
        element: node.element ? all.indexOf(node.element) : -1,
        html: node.html.slice(0, 100),
      })),
    );
  }
}
