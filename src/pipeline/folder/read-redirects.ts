// `redirects.yaml` of a content folder: old addresses and where they lead now, checked against the existing pages.

import { isPagePath } from '#lib/address/content-path.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import type { Redirects } from '#schema/builds.ts';
import { isReservedPath } from '#site/addresses.ts';
import type { LinkedDocument } from '../documents/check-links.ts';
import { type Problem, reportTo } from '../problem.ts';
import type { ContentCode } from '../problem-codes.ts';
import { readPublishable, refusalMessage } from './folder-files.ts';
import { readYaml } from './read-yaml.ts';

export interface RedirectsResult {
  redirects: Redirects;
  problems: Problem[];
}

export const redirectsFile = 'redirects.yaml';
const advice = 'Write one line for each: "/old/path: /new/path".';

/** Reads the redirects; `hasAnchors` is false while only the front matter of the pages has been read. */
export function readRedirects(
  root: string,
  documents: readonly LinkedDocument[],
  hasAnchors = true,
): RedirectsResult {
  const problems: Problem[] = [];
  const report = reportTo(problems, redirectsFile);
  const found = readPublishable(root, redirectsFile);
  if (!found.ok) {
    if (found.reason !== 'missing') report('file-refused', null, refusalMessage(redirectsFile, found.reason));
    return { redirects: {}, problems };
  }
  const yaml = readYaml(found.bytes.toString('utf8'));
  if (!yaml.ok) {
    if (yaml.kind === 'syntax')
      report('redirects-yaml', yaml.line ?? 1, `The redirects are not valid YAML: ${yaml.explanation}`);
    else report('redirects-shape', 1, `The redirects must be pairs of addresses. ${advice}`);
    return { redirects: {}, problems };
  }
  const redirects: Record<string, string> = {};
  const anchorsByPath = new Map(documents.map(({ path, anchors }) => [path, hasAnchors ? anchors : null]));
  const loops = findLoops(yaml.data);
  for (const loop of loops) report('redirect-loop', yaml.lineOf(loop[0] ?? ''), loopMessage(loop));
  const inLoops = new Set(loops.flat());
  for (const [from, to] of Object.entries(yaml.data)) {
    if (inLoops.has(from)) continue;
    const fault = faultOf(from, to, yaml.data, anchorsByPath);
    if (fault) report(fault[0], yaml.lineOf(from), fault[1]);
    else redirects[from] = to as string;
  }
  return { redirects, problems };
}

const address = /^\/[^\s?#*:]*$/;

/** Addresses that lead to each other for ever, each loop once, from its first line on. */
function findLoops(all: Readonly<Record<string, unknown>>): string[][] {
  const loops: string[][] = [];
  const done = new Set<string>();
  for (const start of Object.keys(all)) {
    const walked: string[] = [];
    for (let at = start; Object.hasOwn(all, at) && !done.has(at); ) {
      done.add(at);
      walked.push(at);
      const to = all[at];
      at = typeof to === 'string' ? (to.split('#')[0] ?? '') : '';
      const first = walked.indexOf(at);
      if (first >= 0) loops.push(walked.slice(first));
    }
  }
  return loops;
}

function loopMessage(loop: readonly string[]): string {
  const [first = ''] = loop;
  if (loop.length === 1)
    return `"${first}" leads to itself. Write where the page is now, or remove this line.`;
  const round = [...loop, first].map((path) => `"${path}"`).join(' → ');
  return `These redirects are a loop: ${round}. Write where the page is now.`;
}

/** What is wrong with one line, or null. */
function faultOf(
  from: string,
  to: unknown,
  all: Record<string, unknown>,
  anchorsByPath: ReadonlyMap<string, string[] | null>,
): [code: ContentCode, message: string] | null {
  if (!address.test(from) || !isPagePath(from) || from.endsWith('/'))
    return [
      'redirect-source-invalid',
      `"${from}" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".`,
    ];
  if (isReservedPath(from))
    return [
      'redirect-source-reserved',
      `"${from}" is where the site has files of its own, so nobody would be sent on. Remove this line.`,
    ];
  if (typeof to !== 'string' || !to.startsWith('/'))
    return ['redirect-target-invalid', `"${from}" must lead to an address of this site. ${advice}`];
  const [target = '', anchor = ''] = to.split('#');
  if (anchorsByPath.has(from))
    return [
      'redirect-source-is-page',
      `"${from}" has a page, so nobody would be sent on. Remove this line, or the page.`,
    ];
  if (Object.hasOwn(all, target))
    return [
      'redirect-target-redirected',
      `"${from}" leads to "${target}", which is redirected too. Write where that leads.`,
    ];
  const anchors = anchorsByPath.get(target);
  if (anchors === undefined) {
    const near = nearestWord(target, [...anchorsByPath.keys()]);
    return [
      'redirect-target-missing',
      `"${from}" leads to "${target}", and there is no such page.${near ? ` Did you mean "${near}"?` : ''}`,
    ];
  }
  if (anchor === '' || anchors === null || anchors.includes(anchor)) return null;
  const near = nearestWord(anchor, anchors);
  return [
    'redirect-anchor-missing',
    `"${from}" leads to no heading on ${target}.${near ? ` Did you mean "#${near}"?` : ''}`,
  ];
}
