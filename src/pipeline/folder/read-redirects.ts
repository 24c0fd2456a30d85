// Reads `redirects.yaml` of a content folder: old addresses and their targets, checked against the existing
// pages.

import { isPagePath } from '#lib/address/content-path.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import type { Redirects } from '#schema/builds.ts';
import { isReservedPath } from '#site/addresses.ts';
import type { LinkedDocument } from '../documents/check-links.ts';
import { FirstProblems, type Problem, reportTo } from '../problem.ts';
import type { ContentCode } from '../problem-codes.ts';
import { readPublishable, refusalMessage } from './folder-files.ts';
import { readYaml } from './read-yaml.ts';

export interface RedirectsResult {
  redirects: Redirects;
  problems: Problem[];
}

export const redirectsFile = 'redirects.yaml';
/** In characters; the largest sites have some ten thousand old addresses. */
const maxLength = 1_000_000;
/** How many addresses of a loop are listed. */
const mostNamed = 10;
const advice = 'Write one line for each: "/old/path: /new/path".';

/** Reads the redirects; `hasAnchors` is false while only the front matter of the pages has been parsed. */
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
  const yaml = readYaml(found.bytes, maxLength);
  if (!yaml.ok) {
    if (yaml.kind === 'syntax')
      report('redirects-yaml', yaml.line ?? 1, `The redirects are not valid YAML: ${yaml.explanation}`);
    else report('redirects-shape', 1, `The redirects must be pairs of addresses. ${advice}`);
    return { redirects: {}, problems };
  }
  const redirects: Record<string, string> = {};
  const anchorsByPath = new Map(
    documents.map(({ path, anchors }) => [path, hasAnchors ? new Set(anchors) : null]),
  );
  const first = new FirstProblems(report);
  const loops = findLoops(yaml.data);
  for (const loop of loops) first.add('redirect-loop', yaml.lineOf(loop[0] ?? ''), () => loopMessage(loop));
  const inLoops = new Set(loops.flat());
  for (const [from, to] of Object.entries(yaml.data)) {
    if (inLoops.has(from)) continue;
    const fault = faultOf(from, to, yaml.data, anchorsByPath);
    if (fault) first.add(fault[0], yaml.lineOf(from), fault[1]);
    else redirects[from] = to as string;
  }
  first.end();
  return { redirects, problems };
}

const address = /^\/[^\s?#*:]*$/;

/** Redirect loops, each reported once, from its first line. */
function findLoops(all: Readonly<Record<string, unknown>>): string[][] {
  const loops: string[][] = [];
  const done = new Set<string>();
  for (const start of Object.keys(all)) {
    const walked = new Map<string, number>();
    for (let at = start; Object.hasOwn(all, at) && !done.has(at); ) {
      done.add(at);
      walked.set(at, walked.size);
      const to = all[at];
      at = typeof to === 'string' ? (to.split('#')[0] ?? '') : '';
      const first = walked.get(at);
      if (first !== undefined) loops.push([...walked.keys()].slice(first));
    }
  }
  return loops;
}

function loopMessage(loop: readonly string[]): string {
  const [first = ''] = loop;
  if (loop.length === 1)
    return `"${first}" leads to itself. Write where the page is now, or remove this line.`;
  const named = loop.length > mostNamed ? [...loop.slice(0, mostNamed), '…'] : loop;
  const round = [...named, first].map((path) => `"${path}"`).join(' → ');
  return `These redirects are a loop: ${round}. Write where the page is now.`;
}

/** The problem of one line, or null. */
function faultOf(
  from: string,
  to: unknown,
  all: Record<string, unknown>,
  anchorsByPath: ReadonlyMap<string, ReadonlySet<string> | null>,
): [code: ContentCode, message: () => string] | null {
  if (!address.test(from) || !isPagePath(from) || from.endsWith('/'))
    return [
      'redirect-source-invalid',
      () =>
        `"${from}" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".`,
    ];
  if (isReservedPath(from))
    return [
      'redirect-source-reserved',
      () =>
        `"${from}" is an address that the site uses itself, so the redirect would never apply. Remove this line.`,
    ];
  if (typeof to !== 'string' || !to.startsWith('/'))
    return ['redirect-target-invalid', () => `"${from}" must lead to an address of this site. ${advice}`];
  const [target = '', anchor = ''] = to.split('#');
  if (anchorsByPath.has(from))
    return [
      'redirect-source-is-page',
      () => `"${from}" has a page, so the redirect would never apply. Remove this line, or the page.`,
    ];
  if (Object.hasOwn(all, target))
    return [
      'redirect-target-redirected',
      () => `"${from}" leads to "${target}", which is redirected too. Write where that leads.`,
    ];
  const anchors = anchorsByPath.get(target);
  if (anchors === undefined)
    return [
      'redirect-target-missing',
      () =>
        `"${from}" leads to "${target}", and there is no such page.${hint(nearestWord(target, anchorsByPath.keys()))}`,
    ];
  if (anchor === '' || anchors === null || anchors.has(anchor)) return null;
  return [
    'redirect-anchor-missing',
    () => `"${from}" leads to no heading on ${target}.${hint(nearestWord(anchor, anchors), '#')}`,
  ];
}

function hint(near: string | null, sign = ''): string {
  return near ? ` Did you mean "${sign}${near}"?` : '';
}
