// For the post "HTML names nearly everything without ARIA": where the names in the accessibility trees of all live examples
// come from, and how far our trees agree with Chromium's.
import { checkAssistiveTrees } from '#checks/content/assistive/assistive-check.ts';
import { readPages } from '#checks/content/checked-page.ts';
import { examplesOf } from '#checks/content/examples/examples.ts';
import { openProjectVerdicts } from '#checks/verdicts/project-verdicts.ts';
import { type AssistiveNode, type AssistivePart, readAssistiveTree } from '#lib/assistive/assistive-tree.ts';
import { UserError } from '#lib/user-error.ts';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { installChromium } from '../install-chromium.ts';
import { type Evidence, share, written } from './evidence.ts';
import { attributeNames } from './page-comparisons.ts';

const origins = {
  content: 'The words inside the element',
  html: 'Another element, such as `label` or `caption`',
  attribute: 'An attribute of HTML, such as `alt` or `title`',
  aria: 'ARIA: `aria-label` or `aria-labelledby`',
} as const;
type Origin = keyof typeof origins;

/** Roles that are listed in the table: the most frequent ones. */
const listed = 12;

/** Where the name of a node comes from; null if it has none. */
export function originOf({ name, element }: AssistiveNode): Origin | null {
  if (name.text === '') return null;
  if (['aria-label', 'aria-labelledby'].some((attribute) => element.getAttribute(attribute)?.trim()))
    return 'aria';
  if (name.from === 'content') return 'content';
  return name.from === 'other' ? 'html' : 'attribute';
}

/** All nodes of the accessibility tree of a page. */
export function nodesIn(html: string): AssistiveNode[] {
  const visit = (parts: readonly AssistivePart[]): AssistiveNode[] =>
    parts.flatMap((part) => (part.kind === 'node' ? [part, ...visit(part.children)] : []));
  return visit(readAssistiveTree(parseSource(html)));
}

/** Whether a page has a role or another attribute of ARIA anywhere. */
export function hasAria(html: string): boolean {
  return attributeNames(html).some((name) => name === 'role' || name.startsWith('aria-'));
}

export async function measureNames(contentDir: string): Promise<Evidence> {
  const pages = await readPages(contentDir);
  const live = examplesOf(pages).filter(({ intent }) => intent.kind === 'example');
  const sources = live.map(({ fence }) => fence.code);
  const nodes = sources.flatMap(nodesIn);
  const named = nodes.filter(({ name }) => name.text !== '');
  const byOrigin = (Object.keys(origins) as Origin[]).map((origin) => ({
    origin,
    count: named.filter((node) => originOf(node) === origin).length,
  }));
  const roles = [...Map.groupBy(nodes, ({ role }) => role)]
    .map(([role, own]) => ({ role, count: own.length, named: own.filter(({ name }) => name.text).length }))
    .toSorted((one, other) => other.count - one.count);
  const ariaNodes = named.filter((node) => originOf(node) === 'aria');
  const chromium = installChromium();
  if (!chromium) throw new UserError('Trees are compared in a Chromium. Set CHROME_PATH to one.');
  const compared = await checkAssistiveTrees(examplesOf(pages), {
    chromium,
    verdicts: openProjectVerdicts(true, 0),
  });
  return {
    tables: [
      {
        head: ['The name comes from', 'Named nodes', 'Share'],
        rows: byOrigin.map(({ origin, count }) => [
          origins[origin],
          written(count),
          share(count, named.length),
        ]),
      },
      {
        head: ['Role', 'Nodes', 'With a name'],
        rows: roles
          .slice(0, listed)
          .map(({ role, count, named: own }) => [`\`${role}\``, written(count), written(own)]),
      },
    ],
    chart: {
      most: named.length,
      groups: byOrigin.map(({ origin, count }) => ({
        label: origins[origin],
        bars: [
          {
            value: count,
            label: `${written(count)} of ${written(named.length)}`,
            tone: origin === 'aria' ? ('warm' as const) : ('accent' as const),
          },
        ],
      })),
    },
    numbers: {
      examples: live.length,
      'pages with examples': new Set(live.map(({ file }) => file)).size,
      nodes: nodes.length,
      'nodes with a name': named.length,
      'nodes without a name': nodes.length - named.length,
      roles: roles.length,
      'roles in the table': listed,
      'examples with any ARIA': sources.filter(hasAria).length,
      'examples without ARIA': sources.filter((source) => !hasAria(source)).length,
      'roles named by ARIA': new Set(ariaNodes.map(({ role }) => role)).size,
      'navigation named by ARIA': ariaNodes.filter(({ role }) => role === 'navigation').length,
      'per cent named without ARIA': Math.round((1 - ariaNodes.length / named.length) * 100),
      'lines compared with Chromium': compared.nodes,
      'of these, with a difference that we explain': compared.mapped,
      'of these, with another difference': compared.different,
    },
  };
}
