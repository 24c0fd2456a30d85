// `redirects.yaml` of a content folder: old addresses and where they lead now, checked against the pages there are.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { nearestWord } from '#lib/nearest-word.ts';
import { isPagePath } from '#lib/page-path.ts';
import type { Redirects } from '#schema/redirects.ts';
import { isReservedPath } from '#site/addresses.ts';
import type { LinkedDocument } from './check-links.ts';
import { explainYaml } from './explain-yaml.ts';
import type { Problem } from './problem.ts';

export interface RedirectsResult {
  redirects: Redirects;
  problems: Problem[];
}

const file = 'redirects.yaml';
const advice = 'Write one line for each: "/old/path: /new/path".';

/** `hasAnchors` is false while only the front matter of the pages has been read. */
export async function readRedirects(
  root: string,
  documents: readonly LinkedDocument[],
  hasAnchors = true,
): Promise<RedirectsResult> {
  const problems: Problem[] = [];
  const report = (line: number | null, message: string) =>
    void problems.push({ severity: 'error', file, line, message });
  const text = await readText(join(root, file));
  if (text === null) return { redirects: {}, problems };
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const [syntax] = document.errors;
  if (syntax) {
    report(
      counter.linePos(syntax.pos[0]).line,
      `The redirects are not valid YAML: ${explainYaml(syntax.message)}`,
    );
    return { redirects: {}, problems };
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    report(1, `The redirects must be pairs of addresses. ${advice}`);
    return { redirects: {}, problems };
  }
  const lines = new Map<unknown, number>();
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.range) lines.set(String(key.value), counter.linePos(key.range[0]).line);
    },
  });
  const redirects: Record<string, string> = {};
  const anchorsByPath = new Map(documents.map(({ path, anchors }) => [path, hasAnchors ? anchors : null]));
  for (const [from, to] of Object.entries(data)) {
    const message = explain(from, to, data as Record<string, unknown>, anchorsByPath);
    if (message) report(lines.get(from) ?? null, message);
    else redirects[from] = to as string;
  }
  return { redirects, problems };
}

const address = /^\/[^\s?#*:]*$/;

function explain(
  from: string,
  to: unknown,
  all: Record<string, unknown>,
  anchorsByPath: ReadonlyMap<string, string[] | null>,
): string | null {
  if (!address.test(from) || !isPagePath(from) || from.endsWith('/'))
    return `"${from}" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".`;
  if (isReservedPath(from))
    return `"${from}" is where the site has files of its own, so nobody would be sent on. Remove this line.`;
  if (typeof to !== 'string' || !to.startsWith('/'))
    return `"${from}" must lead to an address of this site. ${advice}`;
  const [target = '', anchor = ''] = to.split('#');
  if (anchorsByPath.has(from))
    return `"${from}" has a page, so nobody would be sent on. Remove this line, or the page.`;
  if (Object.hasOwn(all, target))
    return `"${from}" leads to "${target}", which is redirected too. Write where that leads.`;
  const anchors = anchorsByPath.get(target);
  if (anchors === undefined) {
    const near = nearestWord(target, [...anchorsByPath.keys()]);
    return `"${from}" leads to "${target}", and there is no such page.${near ? ` Did you mean "${near}"?` : ''}`;
  }
  if (anchor === '' || anchors === null || anchors.includes(anchor)) return null;
  const near = nearestWord(anchor, anchors);
  return `"${from}" leads to no heading on ${target}.${near ? ` Did you mean "#${near}"?` : ''}`;
}

async function readText(absolute: string): Promise<string | null> {
  try {
    return await readFile(absolute, 'utf8');
  } catch {
    // Most folders have none.
    return null;
  }
}
