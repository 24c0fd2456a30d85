// Runs in the browser with axe: shows one document after another, and runs axe on each. The function is sent
// as text, so it must be self-contained: it imports only types and uses nothing from this file.
import type Axe from 'axe-core';
import type { AskedDocument, Question, Violation } from './access-answer.ts';

declare const axe: typeof Axe;

/** The violations that axe finds in each document. */
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
