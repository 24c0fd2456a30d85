// Checks every link of every page against the pages and anchors that exist.

import { posix } from 'node:path';
import { isMountPrefix } from '#lib/address/content-path.ts';
import { counted } from '#lib/counted.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import type { Redirects } from '#schema/builds.ts';
import { generatedFiles } from '#site/addresses.ts';
import { findFile } from '../folder/folder-files.ts';
import { settingsFile } from '../folder/read-settings.ts';
import type { DocumentLink } from '../markdown/context.ts';
import { type Problem, problemIn, type Report, reportTo } from '../problem.ts';

export interface LinkedDocument {
  file: string;
  path: string;
  links: DocumentLink[];
  anchors: string[];
}

/**
 * A page with more broken links than this gets no hints for the rest, because each hint compares all pages.
 */
const maxHints = 100;

/**
 * Broken links and anchors, each with the nearest existing target, and links from published pages to drafts,
 * which would be broken in a build. `drafts` has the file of every draft by its path.
 */
export function checkLinks(
  documents: readonly LinkedDocument[],
  publicDir: string,
  redirects: Redirects,
  drafts: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const anchorsByPath = new Map(documents.map((document) => [document.path, document.anchors]));
  // A folder without a page of its own gets a generated listing.
  for (const folder of foldersOf(documents)) if (!anchorsByPath.has(folder)) anchorsByPath.set(folder, []);
  const problems: Problem[] = [];
  let hints = 0;
  const dead: string[] = [];
  for (const document of documents) {
    const report = reportTo(problems, document.file);
    hints = maxHints;
    for (const link of document.links) if (!link.field) checkLink(link, document, report);
  }
  const missing = missingPrefix(dead, anchorsByPath);
  if (missing)
    problems.push(
      problemIn(
        settingsFile,
        'prefix-missing',
        null,
        `${counted(missing.links, 'link leads', 'links lead')} to no page only because the addresses begin with ${missing.prefix}, under which this folder is shown elsewhere. Write "prefix: ${missing.prefix}" into ${settingsFile}.`,
      ),
    );
  return problems;

  function checkLink(link: DocumentLink, document: LinkedDocument, report: Report): void {
    const path = link.path === '' ? document.path : link.path;
    const draft = drafts.get(path);
    if (draft !== undefined && !drafts.has(document.path)) {
      report(
        'link-to-draft',
        link.line,
        `The link "${link.written}" leads to ${draft}, which is a draft and left out of a build. Publish the draft, or remove the link.`,
      );
      return;
    }
    const anchors = anchorsByPath.get(path);
    if (!anchors) {
      if (generatedFiles.includes(path) || findFile(publicDir, posix.normalize(path)).ok) return;
      const moved = redirects[path];
      if (moved) {
        report(
          'link-redirected',
          link.line,
          `The link "${link.written}" leads to an old address. Write "${moved}".`,
        );
        return;
      }
      dead.push(path);
      const near = hints-- > 0 ? nearestPath(path, anchorsByPath.keys()) : null;
      const advice = near ? `Did you mean "${near}"?` : 'Check the address, or remove the link.';
      report('link-target-missing', link.line, `The link "${link.written}" leads to no page. ${advice}`);
      return;
    }
    if (link.anchor === '' || anchors.includes(link.anchor) || link.anchor === 'top') return;
    const near = hints-- > 0 ? nearestWord(link.anchor, anchors) : null;
    const place = link.path === '' ? 'this page' : path;
    const advice = near ? `Did you mean "#${near}"?` : headingsOf(anchors);
    report(
      'link-anchor-missing',
      link.line,
      `The link "${link.written}" leads to no heading on ${place}. ${advice}`,
    );
  }
}

/** Fewer links than this may share a prefix by chance. */
const fewestPrefixed = 5;

/** The prefix that most of the broken links share, if the rest of each is the path of a page. */
function missingPrefix(
  dead: readonly string[],
  known: ReadonlyMap<string, unknown>,
): { prefix: string; links: number } | null {
  const counts = new Map<string, number>();
  for (const path of dead)
    for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1))
      if (known.has(path.slice(at))) counts.set(path.slice(0, at), (counts.get(path.slice(0, at)) ?? 0) + 1);
  const [found] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!found || found[1] < fewestPrefixed || found[1] * 2 < dead.length || !isMountPrefix(found[0]))
    return null;
  return { prefix: found[0], links: found[1] };
}

/** The paths of all folders above pages. */
function foldersOf(documents: readonly LinkedDocument[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of documents)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

/** The headings a link could point to, as many as fit on a line. */
function headingsOf(anchors: readonly string[]): string {
  if (anchors.length === 0) return 'The page has none: remove the part after the #.';
  const shown = anchors.slice(0, 5).map((anchor) => `#${anchor}`);
  return `It has ${shown.join(', ')}${anchors.length > shown.length ? ', …' : ''}.`;
}

/** A page with the same last segment, or the nearest spelling of the whole path. */
function nearestPath(path: string, paths: Iterable<string>): string | null {
  const known = [...paths];
  const name = path.split('/').at(-1);
  const sameName = known.filter((candidate) => candidate.split('/').at(-1) === name && name !== '');
  return sameName.length === 1 ? (sameName[0] ?? null) : nearestWord(path, known);
}
